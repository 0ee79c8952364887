import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { ROW } from '../antdSelectors'
import { type ConsolePage, openPage } from './console'
import { mockConsole } from './consoleFixture'

/**
 * A click in a list whose rows move must open the order that the user aimed at. The test reads the position of a row, moves the pointer and
 * clicks there shortly after, while the mock's time runs at 10× speed. Until the click the pointer stays outside the table, because the
 * list does not move its rows under a pointer. Several users click side by side, because most of the time is waiting. `CLICKS=200` makes
 * more clicks than the default.
 */

const CLICKS = Number(process.env.CLICKS ?? 12)
const USERS = 3
const SPEED = 10
/** ms without pointer moves before each click. Longer than the time for which the list holds its rows still after a pointer move. */
const REST_MS = 2100
/** ms for which a row must have kept its position before the test clicks it: users do not click a row that has just appeared. */
const SEEN_MS = 300
/** ms from the last check of the row's position to the click; in this time the pointer makes `MOVES` moves. */
const WAY_MS = 80
const MOVES = 5
/**
 * ms from the first pointer move to the click. If the click is later, the test repeats it, because by then a real user would have seen that
 * the rows moved.
 */
const MAX_REACTION_MS = 250
/**
 * ms. If two pointer moves are further apart, the click is repeated, because the list treats them as two movements. A real mouse reports
 * its moves every few ms; a busy machine may not.
 */
const MAX_PAUSE_MS = 100
const MIN_NEW = 3

let opened: ConsolePage[]

const { site } = mockConsole({ size: 100_000, archive: 1000, at: '2026-03-18T12:30:00+05:00', speed: SPEED })

beforeAll(async () => {
  opened = await Promise.all(Array.from({ length: USERS }, openOrders))
}, 90_000)

async function openOrders(): Promise<ConsolePage> {
  const user = await openPage(site, '/orders', { key: demoUserSessionKey('administrator'), isFilterFolded: true })
  await user.page.getByText('В эфире').waitFor()
  await user.page.locator(ROW).nth(19).waitFor()
  await user.page.evaluate(() => {
    const movedAt: number[] = []
    Object.assign(window, { movedAt })
    window.addEventListener('pointermove', ({ timeStamp }) => movedAt.push(timeStamp), true)
    window.addEventListener('click', ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }), true)
  })
  return user
}

const clicks = { begun: 0, made: 0, met: 0, tries: 0, missed: [] as string[] }
const known = new Set<string>()
const seen = new Set<string>()

test(
  'every click opens the order at which it was aimed',
  async () => {
    await Promise.all(opened.map(({ page }) => clickOrders(page)))
    const { made, met, tries, missed } = clicks
    process.stdout.write(
      `${made} clicks at speed ${SPEED}: ${met} met, ${missed.length} missed, ${made - met - missed.length} opened nothing, ${tries - made} made again\n${missed.join('\n')}\n`,
    )
    expect(missed).toEqual([])
    expect(made).toBe(CLICKS)
    // If an order leaves the list just before the test clicks its row, the click opens nothing. At most 10 % of the clicks are allowed to
    // open nothing.
    expect(met).toBeGreaterThanOrEqual(Math.floor(CLICKS * 0.9))
    expect(seen.size - known.size).toBeGreaterThanOrEqual(MIN_NEW)
  },
  60_000 + CLICKS * 18_000,
)

async function clickOrders(page: Page): Promise<void> {
  while (clicks.begun < CLICKS && clicks.tries < 4 * CLICKS) {
    const share = ((clicks.begun * 7) % 12) / 12
    clicks.begun++
    const isMade = await clickOnce(page, share)
    clicks.tries++
    if (isMade) clicks.made++
    else clicks.begun--
  }
}

async function clickOnce(page: Page, share: number): Promise<boolean> {
  await page.waitForFunction(closeDetail)
  // Move the pointer and the focus out of the table, because both stop the list from moving its rows.
  await page.getByRole('heading', { level: 1 }).click()
  await pause(REST_MS)
  const aim = await aimAtRow(page, share)
  if (known.size === 0) for (const key of aim.keys) known.add(key)
  for (const key of aim.keys) seen.add(key)
  const setOffAt = await setOff(page, aim)
  if (setOffAt === undefined) return false
  await reach(page, aim)
  const { open, pressedAt, longestPause } = await page.evaluate(readPress, setOffAt)
  const after = Math.round(pressedAt - setOffAt)
  if (after > MAX_REACTION_MS || longestPause > MAX_PAUSE_MS) return false
  if (open === aim.key) clicks.met++
  else if (open !== null) clicks.missed.push(`${aim.key} was aimed at, ${open} opened ${after} ms later`)
  return true
}

async function aimAtRow(page: Page, share: number) {
  for (;;) {
    const aim = await page.evaluate(aimAt, { rows: ROW, share })
    await pause(SEEN_MS)
    const { key } = await page.evaluate(rowUnder, aim)
    if (key === aim.key) return aim
  }
}

/**
 * Makes the first mouse move. Returns the page's `performance.now()` if the row is still at the position aimed at. Otherwise returns
 * undefined, and the test aims again, as a user would.
 */
async function setOff(page: Page, aim: { key: string; x: number; y: number }): Promise<number | undefined> {
  await page.mouse.move(aim.x, 1)
  const { key, at } = await page.evaluate(rowUnder, aim)
  return key === aim.key ? at : undefined
}

async function reach({ mouse }: Page, { x, y }: { x: number; y: number }): Promise<void> {
  for (let move = 2; move < MOVES; move++) {
    await mouse.move(x, move)
    await pause(WAY_MS / MOVES)
  }
  await mouse.click(x, y)
}

function closeDetail(): boolean {
  document.querySelector<HTMLElement>('[aria-label="Свернуть строку"], [aria-label^="Закрыть заказ"]')?.click()
  return !new URL(window.location.href).searchParams.has('order')
}

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

function rowUnder({ x, y }: { x: number; y: number }) {
  const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('tr[data-row-key]')
  return { key: line?.dataset.rowKey, at: performance.now() }
}

/** `longestPause` is the longest time between two pointer moves, from `setOffAt` (just after the first move) to the press. */
function readPress(setOffAt: number) {
  const pressedAt = Reflect.get(window, 'pressedAt') as number
  const movedAt = Reflect.get(window, 'movedAt') as number[]
  const moves = [setOffAt, ...movedAt.filter((at) => at > setOffAt), pressedAt]
  return {
    open: new URL(window.location.href).searchParams.get('order'),
    pressedAt,
    longestPause: Math.max(...moves.map((at, index) => at - (moves[index - 1] ?? at))),
  }
}
