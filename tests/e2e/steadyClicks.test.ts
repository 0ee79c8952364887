import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { personKey } from '../../mocks/testing'
import { startMockApi } from '../../scripts/startMockApi.mjs'
import { type BuiltConsole, type ConsolePage, openPage, serveConsole } from './console'

/**
 * A click meets its row: two hundred clicks by coordinates that were read a moment before, in a world ten times as fast as
 * ours, by a pointer that comes from outside the table, so that nothing holds the rows still until it is there.
 */

const CLICKS = 200
const SPEED = 10
/** Between what a hand sees and its press. */
const REACTION_MS = 80

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
}, 90_000)

afterAll(async () => {
  await opened.close()
  await site.close()
  await api.stop()
})

test('of two hundred clicks none opens another order', async () => {
  const { page } = opened
  const seen = new Set<string>()
  const missed: string[] = []
  let met = 0
  for (let click = 0; click < CLICKS; click++) {
    await page.mouse.move(5, 5)
    const aim = await page.evaluate(closeAndAim, { rows: ROW, share: ((click * 7) % 12) / 12 })
    for (const key of aim.keys) seen.add(key)
    await pause(REACTION_MS)
    await page.mouse.click(aim.x, aim.y)
    const open = new URL(page.url()).searchParams.get('order')
    if (open === aim.key) met++
    else if (open !== null) missed.push(`${aim.key} was aimed at, ${open} opened`)
  }
  expect(missed).toEqual([])
  // What has left the list in the meantime opens nothing; that is rare.
  expect(met).toBeGreaterThan(CLICKS * 0.95)
  // The list did move: a world that stands still would prove nothing.
  expect(seen.size).toBeGreaterThan(100)
}, 180_000)

/** Runs in the page: closes what is open, gives the focus back, and reads where a row in sight is. */
function closeAndAim({ rows, share }: { rows: string; share: number }) {
  document.querySelector<HTMLElement>('.ant-table-row-expand-icon-expanded')?.click()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const lines = [...document.querySelectorAll<HTMLElement>(rows)]
  const inSight = lines.filter((line) => line.getBoundingClientRect().bottom < window.innerHeight)
  const line = inSight[Math.floor(share * inSight.length)] as HTMLElement
  const { top, height } = line.getBoundingClientRect()
  const cell = line.querySelector('td:nth-child(4)')?.getBoundingClientRect() as DOMRect
  return {
    key: line.dataset.rowKey ?? '',
    x: cell.left + cell.width / 2,
    y: top + height / 2,
    keys: lines.map(({ dataset }) => dataset.rowKey ?? ''),
  }
}
