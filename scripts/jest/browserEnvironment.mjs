// @ts-check
import { TestEnvironment } from 'jest-environment-node'

const MAX_CHARACTERS = 5_000

/** Selectors of the page parts whose text is printed, in the order of printing: overlays, screen. Header and menu are left out. */
const PARTS = ['[role="dialog"]:visible', '[role="alert"]:visible', '[role="listbox"]:visible', 'main']

/** @param {import('playwright-core').Page} page */
async function describe(page) {
  try {
    const found = await Promise.all(PARTS.map((part) => page.locator(part).all()))
    const shown = await Promise.all(found.flat().map((part) => part.ariaSnapshot({ timeout: 5_000 })))
    return `${page.url()}\n${shown.join('\n').slice(0, MAX_CHARACTERS)}`
  } catch (error) {
    return `${page.url()}\n(not to be read: ${error})`
  }
}

/**
 * When a test fails, prints the text of the pages that `tests/e2e/console.ts` has opened and not closed, because a rare failure on a busy
 * machine leaves no other trace.
 */
export default class BrowserEnvironment extends TestEnvironment {
  /** @type {import('@jest/environment').JestEnvironment['handleTestEvent']} */
  handleTestEvent = async (event) => {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return
    const { error } = event
    if (!(error && typeof error === 'object' && 'stack' in error)) return
    const pages = /** @type {Set<import('playwright-core').Page> | undefined} */ (Reflect.get(this.global, 'openPages'))
    for (const page of pages ?? []) error.stack += `\n\nThe page at that moment: ${await describe(page)}`
  }
}
