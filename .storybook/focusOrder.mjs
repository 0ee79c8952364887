// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/install.mjs'
import { walk } from './keyboardWalk.mjs'
import { WHOLE } from './restingNames.mjs'

/**
 * Each screen, form and dialog is walked through by Tab as its story at rest leaves it: every stop has a name and is seen, none
 * holds the focus, and role and name of all stand, in their order, in `stories/focus`, to be reviewed like any other change.
 * `FOCUS=update` in front of a run of stories writes what it finds.
 */
export const FOLDER = join(ROOT, 'stories/focus')
/** Screens, forms and dialogs at rest, by the names of their exports. */
export const WALKED = [...WHOLE, 'Filled']
/** Parts of a screen that come later than its rows: they are awaited for so long at most, until nothing has changed for a while. */
const MAX_WAIT_MS = 4000
const STILL_MS = 300

/**
 * @param {import('playwright-core').Page} page @param {{ id: string, title: string, exportName: string }} story
 */
export async function checkFocusOrder(page, { id, title, exportName }) {
  if (!WALKED.includes(exportName)) return
  const file = join(FOLDER, `${id}.txt`)
  const known = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  let { found, fault } = await walkThrough(page, title)
  if (fault !== undefined || (known !== undefined && found !== known)) {
    // A part of the screen may have come between two looks.
    await page.waitForTimeout(MAX_WAIT_MS)
    ;({ found, fault } = await walkThrough(page, title))
  }
  if (fault !== undefined) throw new Error(fault)
  if (process.env.FOCUS === 'update') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, found)
    return
  }
  if (known === undefined)
    throw new Error(`«${title}»: there is no stories/focus/${id}.txt yet (FOCUS=update writes it).\nNow: ${found}`)
  if (known === found) return
  throw new Error(
    `«${title}»: Tab stops elsewhere than stories/focus/${id}.txt says (FOCUS=update writes it anew).\nBefore: ${known}\nNow: ${found}`,
  )
}

/** @param {import('playwright-core').Page} page @param {string} title */
async function walkThrough(page, title) {
  await page.evaluate(awaitStops, { most: MAX_WAIT_MS, still: STILL_MS })
  const { stops, nameless, unseen, trap } = await walk(page)
  const faults = [
    trap !== undefined && `the focus does not get past ${trap}`,
    nameless.length > 0 && `without a name: ${nameless.join(', ')}`,
    unseen.length > 0 && `out of sight: ${unseen.join(', ')}`,
  ].filter(Boolean)
  const fault = faults.length > 0 ? `«${title}»: ${faults.join('; ')}` : undefined
  return { found: `${[title, ...stops].join('\n')}\n`, fault }
}

/** In the page. @param {{ most: number, still: number }} times milliseconds */
async function awaitStops({ most, still }) {
  const stops = 'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]'
  const reachable = () => [...document.querySelectorAll(stops)].filter((stop) => !stop.closest('[inert]')).length
  const isBusy = () => document.querySelector('[aria-busy=true], .ant-skeleton-active, .ant-spin-spinning') !== null
  const end = performance.now() + most
  let last = reachable()
  for (let since = performance.now(); performance.now() < end && performance.now() - since < still; ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const next = reachable()
    if (next !== last || isBusy()) since = performance.now()
    last = next
  }
}
