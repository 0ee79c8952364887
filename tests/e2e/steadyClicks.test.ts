import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { personKey } from '../../mocks/testing'
import { startMockApi } from '../../scripts/startMockApi.mjs'
import { type BuiltConsole, type ConsolePage, openPage, serveConsole } from './console'

/**
 * A click meets its row: clicks by coordinates that were read a moment before, in a world ten times as fast as ours, by a
 * pointer that has rested outside the table, so that nothing holds the rows still until it is there. As many as fit into a minute;
 * `CLICKS=200` measures at length.
 */

const CLICKS = Number(process.env.CLICKS ?? 24)
const SPEED = 10
/** Longer than a pointer counts as on its way, so that rows come and go. */
const REST_MS = 2100
/** Between what a hand sees and its press. */
const REACTION_MS = 80
/** Rows that must have come meanwhile: a list that stands still would prove nothing. */
const MIN_NEW = 3

const ROW = 'tr.ant-table-row:not([data-row-key^="skeleton"])'

let api: Awaited<ReturnType<typeof startMockApi>>
let site: BuiltConsole
let opened: ConsolePage

beforeAll(async () => {
  api = await startMockApi({ size: 100_000, archive: 1000, at: '2026-03-18T12:30:00+05:00', speed: SPEED })
  site = await serveConsole('dist', { apiBase: api.apiUrl, streamBase: api.streamUrl })
  opened = await openPage(site, '/orders', { key: personKey('administrator'), isFilterFolded: true })
  await opened.page.getByText('В эфире').waitFor()
  await opened.page.locator(ROW).nth(19).waitFor()
  await opened.page.evaluate(() => {
    window.addEventListener('click', ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }), true)
  })
}, 90_000)

afterAll(async () => {
  await opened.close()
  await site.close()
  await api.stop()
})

test(
  'no click opens another order than the one it was aimed at',
  async () => {
    const { page } = opened
    const known = new Set<string>()
    const seen = new Set<string>()
    const missed: string[] = []
    let met = 0
    for (let click = 0; click < CLICKS; click++) {
      await page.mouse.move(5, 5)
      await page.evaluate(close)
      await page.waitForURL((url) => !url.searchParams.has('order'))
      await pause(REST_MS)
      const aim = await page.evaluate(aimAt, { rows: ROW, share: ((click * 7) % 12) / 12 })
      if (click === 0) for (const key of aim.keys) known.add(key)
      for (const key of aim.keys) seen.add(key)
      await pause(REACTION_MS)
      await page.mouse.click(aim.x, aim.y)
      const after = Math.round((await page.evaluate(() => Reflect.get(window, 'pressedAt') as number)) - aim.at)
      const open = new URL(page.url()).searchParams.get('order')
      if (open === aim.key) met++
      else if (open !== null) missed.push(`${aim.key} was aimed at, ${open} opened ${after} ms later`)
    }
    process.stdout.write(
      `${CLICKS} clicks at speed ${SPEED}: ${met} met, ${missed.length} missed, ${CLICKS - met - missed.length} opened nothing\n${missed.join('\n')}\n`,
    )
    expect(missed).toEqual([])
    // What has left the list in the meantime opens nothing; that is rare.
    expect(met).toBeGreaterThanOrEqual(Math.floor(CLICKS * 0.9))
    expect(seen.size - known.size).toBeGreaterThanOrEqual(MIN_NEW)
  },
  60_000 + CLICKS * 4000,
)

/** Runs in the page: closes what is open, in its row or, once that has left the page of the list, above it. */
function close() {
  document.querySelector<HTMLElement>('.ant-table-row-expand-icon-expanded, [aria-label^="Закрыть заказ"]')?.click()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Runs in the page: reads where a row in sight is. */
function aimAt({ rows, share }: { rows: string; share: number }) {
  const lines = [...document.querySelectorAll<HTMLElement>(rows)]
  const inSight = lines.filter((line) => line.getBoundingClientRect().bottom < window.innerHeight)
  const line = inSight[Math.floor(share * inSight.length)] as HTMLElement
  const { top, height } = line.getBoundingClientRect()
  const cell = line.querySelector('td:nth-child(4)')?.getBoundingClientRect() as DOMRect
  return {
    at: performance.now(),
    key: line.dataset.rowKey ?? '',
    x: cell.left + cell.width / 2,
    y: top + height / 2,
    keys: lines.map(({ dataset }) => dataset.rowKey ?? ''),
  }
}
