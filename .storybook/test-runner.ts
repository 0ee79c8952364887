import type { TestRunnerConfig } from '@storybook/test-runner'
import type { ConsoleMessage, Page } from 'playwright-core'
import { exportName, RESTING } from './restingNames.mjs'

/** The browser's own note on a response of 400 and above, which stories of failures ask for. */
const FAILED_CALL = 'Failed to load resource'

/** Half the processor, and a seed for the pauses of every response (`stories/pauses.ts`): see `npm run flakes`. */
async function disturb(page: Page): Promise<void> {
  const seed = process.env.FLAKES_SEED
  if (!seed) return
  if (!complaints.has(page)) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  }
  await page.evaluate((value) => Object.assign(globalThis, { flakesSeed: Number(value) }), seed)
}

/** What the page complained of while a story ran. */
const complaints = new WeakMap<Page, string[]>()

/** Stories that stand in a state of their own are looked at in the dark, too; of a component that is «Example». */
const AT_REST = new Set([...RESTING, 'Example'])

/** Pages of the catalogue are looked at in the dark as they are. */
const CATALOGUE = /^(Введение|Основы|Приёмы|Экраны|Сценарии)/

/** `DARK=all`: every story is looked at in the dark, and every dialog that opens in both themes, which takes its time. */
const LOOKS_AT_ALL = process.env.DARK === 'all'

/**
 * A story fails on any console error or warning and on any error of the page, beside its own assertions and axe: what a
 * developer would see red in the console is a defect even if the screen looks right.
 *
 * In the dark, `npm test` looks at stories at rest alone: at the colours of words that look like none before them, and at a
 * dialog that stands open by all rules of axe. What a story has come to by pressing and typing, every other rule outside of
 * dialogs, and dialogs that a story closes again are looked at by `DARK=all` only.
 */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await disturb(page)
    if (LOOKS_AT_ALL) await page.evaluate(() => Object.assign(globalThis, { looksAtDialogs: true }))
    if (complaints.has(page)) {
      complaints.set(page, [])
      return
    }
    complaints.set(page, [])
    const note = (text: string) => complaints.get(page)?.push(text)
    page.on('console', (message: ConsoleMessage) => {
      if (message.text().startsWith(FAILED_CALL)) return
      if (message.type() === 'error' || message.type() === 'warning')
        note(`console.${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error: Error) => note(`page error: ${error.message}`))
  },
  async postVisit(page, story) {
    const found = complaints.get(page) ?? []
    complaints.set(page, [])
    const name = `«${story.title} / ${story.name}»`
    if (found.length > 0) throw new Error(`${name} wrote to the console:\n${found.join('\n')}`)
    if (!AT_REST.has(exportName(story.name)) && !CATALOGUE.test(story.title) && !LOOKS_AT_ALL) return
    const faults = await page.evaluate(
      (isWhole) => Reflect.get(globalThis, 'findDarkFaults')(isWhole) as Promise<string[]>,
      LOOKS_AT_ALL,
    )
    if (faults.length > 0) throw new Error(`${name} cannot be read in the dark:\n${faults.join('\n')}`)
  },
}

export default config
