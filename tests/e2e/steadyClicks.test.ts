import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { personKey } from '../../mocks/testing'
import { startMockApi } from '../../scripts/startMockApi.mjs'
import { ROW } from '../antdParts'
import { type BuiltConsole, type ConsolePage, openPage, serveConsole } from './console'

/**
 * A click meets its row: clicks by coordinates that were read a moment before, in a world ten times as fast as ours, by a
 * pointer that has rested outside the table, so that nothing holds the rows still until it is there. As many as fit into a minute;
 * `CLICKS=200` measures at length.
 */

const CLICKS = Number(process.env.CLICKS ?? 20)
const SPEED = 10
/** Longer than a pointer counts as on its way, so that rows come and go. */
const REST_MS = 2100
/** So long a row has stood where a hand aims: nobody presses what has appeared a moment ago. */
const SEEN_MS = 300
/** So long a hand is on its way, from what it sees last to its press, in so many moves. */
const WAY_MS = 80
const MOVES = 5
/** A press that a busy machine makes later than this is not that of a hand which saw nothing move meanwhile: it is made again. */
const MAX_REACTION_MS = 250
/** Rows that must have come meanwhile: a list that stands still would prove nothing. */
const MIN_NEW = 3

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
    let made = 0
    let tries = 0
    for (; made < CLICKS && tries < 4 * CLICKS; tries++) {
      await page.waitForFunction(closeDetail)
      // Out of the table with pointer and focus, which would hold its rows still.
      await page.getByRole('heading', { level: 1 }).click()
      await pause(REST_MS)
      const aim = await aimAtRow(((made * 7) % 12) / 12)
      if (tries === 0) for (const key of aim.keys) known.add(key)
      for (const key of aim.keys) seen.add(key)
      const setOffAt = await setOff(aim)
      if (setOffAt === undefined) continue
      await reach(aim)
      const { open, pressedAt } = await page.evaluate(readPress)
      const after = Math.round(pressedAt - setOffAt)
      if (after > MAX_REACTION_MS) continue
      made++
      if (open === aim.key) met++
      else if (open !== null) missed.push(`${aim.key} was aimed at, ${open} opened ${after} ms later`)
    }
    process.stdout.write(
      `${made} clicks at speed ${SPEED}: ${met} met, ${missed.length} missed, ${made - met - missed.length} opened nothing, ${tries - made} made again\n${missed.join('\n')}\n`,
    )
    expect(missed).toEqual([])
    expect(made).toBe(CLICKS)
    // What has left the list in the meantime opens nothing; that is rare.
    expect(met).toBeGreaterThanOrEqual(Math.floor(CLICKS * 0.9))
    expect(seen.size - known.size).toBeGreaterThanOrEqual(MIN_NEW)
  },
  // A busy machine makes up to four tries for each.
  60_000 + CLICKS * 18_000,
)

/** Reads where a row is, once it has been there for a while. */
async function aimAtRow(share: number) {
  const { page } = opened
  for (;;) {
    const aim = await page.evaluate(aimAt, { rows: ROW, share })
    await pause(SEEN_MS)
    const { key } = await page.evaluate(rowUnder, aim)
    if (key === aim.key) return aim
  }
}

/**
 * The first move of the hand. Returns when the row was still there after it, milliseconds of the page: a hand that sets off after the
 * rows have moved goes to what it sees then, so such a try proves nothing.
 */
async function setOff(aim: { key: string; x: number; y: number }): Promise<number | undefined> {
  await opened.page.mouse.move(aim.x, 1)
  const { key, at } = await opened.page.evaluate(rowUnder, aim)
  return key === aim.key ? at : undefined
}

/** A hand's way to a press: outside the table, which would hold its rows still, until the last move. */
async function reach({ x, y }: { x: number; y: number }): Promise<void> {
  const { mouse } = opened.page
  for (let move = 2; move < MOVES; move++) {
    await mouse.move(x, move)
    await pause(WAY_MS / MOVES)
  }
  await mouse.click(x, y)
}

/** Runs in the page: closes what is open, in its row or, once that has left the page of the list, above it. */
function closeDetail(): boolean {
  document.querySelector<HTMLElement>('[aria-label="Свернуть строку"], [aria-label^="Закрыть заказ"]')?.click()
  return !new URL(window.location.href).searchParams.has('order')
}

/** Runs in the page: reads where a row in sight is. */
function aimAt({ rows, share }: { rows: string; share: number }) {
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

/** Runs in the page: which row lies there now. */
function rowUnder({ x, y }: { x: number; y: number }) {
  const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('tr[data-row-key]')
  return { key: line?.dataset.rowKey, at: performance.now() }
}

/** Runs in the page: when it was pressed, and what is open. */
function readPress() {
  return {
    open: new URL(window.location.href).searchParams.get('order'),
    pressedAt: Reflect.get(window, 'pressedAt') as number,
  }
}
