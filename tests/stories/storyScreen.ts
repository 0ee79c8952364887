import type { Frame } from 'playwright-core'
import { BUSY } from '../antdSelectors'

export type ScreenState = {
  text: string
  /** Number of rows, fields, buttons and links: a user with fewer permissions sees fewer. */
  parts: number
  rows: number
  isDark: boolean
  background: string
  isBusy: boolean
  /** Padding in px above the text in the first row of each table. */
  cellPaddings: number[]
  /** Padding in px above the text in the header of each table. */
  headerPaddings: number[]
  /** Number of px by which the page is wider than its iframe. */
  overflow: number
  calls: string[]
  now: number
}

const STILL_MS = 100
/**
 * ms. If requests get no response, the loading indicator never disappears. The screen then counts as rendered once it has not changed for
 * this long.
 */
const UNANSWERED_MS = 500
const MAX_WAIT_MS = 10_000

type Message = { storyId: string; viewMode?: 'story' | 'docs' } | { globals: Record<string, string> }

export function showStory(frame: Frame, message: Message): Promise<void> {
  return frame.evaluate(async (sent) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
    for (const old of document.querySelectorAll('#storybook-root > *')) old.setAttribute('data-before', '')
    const shown = new Promise<void>((resolve, reject) => {
      const isPage = 'viewMode' in sent && sent.viewMode === 'docs'
      channel.once(isPage ? 'docsRendered' : 'storyRendered', () => resolve())
      setTimeout(() => reject(new Error('The story has not rendered')), 60_000)
    })
    if ('storyId' in sent) channel.emit('setCurrentStory', { viewMode: 'story', ...sent })
    else channel.emit('updateGlobals', sent)
    await shown
  }, message)
}

export const settle = (frame: Frame): Promise<void> => waitUnchanged(frame, STILL_MS, BUSY)

export const settleUnanswered = (frame: Frame): Promise<void> => waitUnchanged(frame, UNANSWERED_MS)

function waitUnchanged(frame: Frame, stillMs: number, busy?: string): Promise<void> {
  return frame.evaluate(
    async ({ still, end, busy }) => {
      const stop = performance.now() + end
      let since = performance.now()
      const observer = new MutationObserver(() => {
        since = performance.now()
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true })
      const isBusy = () => busy !== undefined && document.querySelector(busy) !== null
      while (performance.now() < stop && (performance.now() - since < still || isBusy()))
        await new Promise((resolve) => setTimeout(resolve, 20))
      observer.disconnect()
    },
    { still: stillMs, end: MAX_WAIT_MS, busy },
  )
}

export function readScreen(frame: Frame): Promise<ScreenState> {
  return frame.evaluate((busy) => {
    const { calls } = Reflect.get(window, 'shownStage') as { calls: { call: string; body: unknown }[] }
    const parts = 'tbody tr, input, textarea, button, a, [role=tab], [role=menuitem], svg circle, svg rect'
    const tables = [...document.querySelectorAll('.data-table table')]
    const paddings = (selector: string) =>
      tables.flatMap((table) => {
        const cell = table.querySelector(selector)
        return cell ? Number.parseFloat(getComputedStyle(cell).paddingTop) : []
      })
    return {
      text: document.body.innerText,
      parts: [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility()).length,
      rows: [...document.querySelectorAll('tr[data-row-key]')].filter((row) => !row.querySelector('.skeleton-cell'))
        .length,
      isDark: document.documentElement.dataset.theme === 'dark',
      background: getComputedStyle(document.body).backgroundColor,
      isBusy: document.querySelector(busy) !== null,
      cellPaddings: paddings('tr[data-row-key] td'),
      headerPaddings: paddings('thead th'),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      calls: calls.map(({ call, body }) => `${call} ${JSON.stringify(body ?? null)}`),
      now: (Reflect.get(window, 'shownMs') as () => number)(),
    }
  }, BUSY)
}

export const isPreviousStoryLeft = (frame: Frame): Promise<boolean> =>
  frame.evaluate(() => document.querySelector('[data-before]') !== null)
