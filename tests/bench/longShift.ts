import { loadavg } from 'node:os'
import type { CDPSession, Page } from 'playwright-core'
import { EXPANDED_ROW } from '../antdSelectors'
import { activeIntervals, trackIntervals } from './live/activeIntervals'
import { busyOrder, frameGaps, NEWEST, openLiveOrders, ROWS } from './live/liveOrdersPage'

/**
 * Benchmark: a 12-hour shift with the list of active orders open. 1.5 million events of 5,000 orders, 200 opened order details and 30 lost
 * live streams follow each other as fast as the console can handle them; then events come at their real rate for some minutes. Fails if
 * heap, DOM elements, listeners or timers grow beyond the limits, or if too many frames are late. `SHARE=0.01` runs one hundredth of it.
 */
const SHARE = Number(process.env.SHARE ?? 1)
const EVENTS = 1_500_000 * SHARE
const ORDERS = 5000
const OPENINGS = Math.ceil(200 * SHARE)
const LOSSES = Math.ceil(30 * SHARE)
const BATCH = 500
const REAL_PACE = 1_500_000 / (12 * 3600)
const REAL_PACE_MS = Math.max(30_000, 300_000 * SHARE)
const FRAME_MS = 1000 / 60
/**
 * Time in ms. After the live stream has been open for this long, the console's next reconnect starts with the shortest delay again
 * (`live/eventStream`).
 */
const STEADY_MS = 11_000
const LIMITS = { heap: 10, elements: 0.02, listeners: 0, timers: 0, 'late frames': 0.02 }

type Held = { heap: number; elements: number; listeners: number; timers: number }

const { page, push, drop, close } = await openLiveOrders(trackIntervals)
let turn = 0
let openedAt = Date.now()
try {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  // Warm-up: load all orders, lazy chunks and caches before the first measurement.
  await work(ORDERS * 2)
  await open(NEWEST)
  await lose()
  const before = await held(page, devtools)
  const started = Date.now()
  const step = Math.ceil(EVENTS / (OPENINGS + LOSSES))
  for (let part = 0; part < OPENINGS + LOSSES; part++) {
    await work(step)
    if (Math.floor(((part + 1) * LOSSES) / (OPENINGS + LOSSES)) > Math.floor((part * LOSSES) / (OPENINGS + LOSSES)))
      await lose()
    else await open(NEWEST - (part % ROWS))
  }
  const after = await held(page, devtools)
  const pace = Math.round(EVENTS / ((Date.now() - started) / 1000))
  console.log(
    `${EVENTS} events, ${OPENINGS} openings, ${LOSSES} losses, ${pace} events a second; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  print('heap', before.heap, after.heap, 'MB', after.heap - before.heap > LIMITS.heap)
  print('elements', before.elements, after.elements, '', after.elements > before.elements * (1 + LIMITS.elements))
  print('listeners', before.listeners, after.listeners, '', after.listeners - before.listeners > LIMITS.listeners)
  print('timers', before.timers, after.timers, '', after.timers - before.timers > LIMITS.timers)
  const late = await lateFrames(page)
  const isTooLate = late > LIMITS['late frames']
  if (isTooLate) process.exitCode = 1
  console.log(
    `late frames at the real pace: ${(late * 100).toFixed(1)} % (limit ${LIMITS['late frames'] * 100})${isTooLate ? ' ✗' : ''}`,
  )
} finally {
  await close()
}

async function work(count: number): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    for (let one = 0; one < BATCH; one++) pushNext()
    const sum = 100_000 + ++turn
    push({ ...busyOrder(NEWEST, turn), sumTotal: sum })
    await page.waitForFunction(
      (text) => document.querySelector('.order-sum')?.textContent?.replace(/\D/g, '') === text,
      String(sum),
      { polling: 'raf' },
    )
  }
}

function pushNext(): void {
  turn++
  push(busyOrder(NEWEST - (turn % ORDERS), turn))
}

async function open(id: number): Promise<void> {
  const row = page.locator(`tr[data-row-key="${id}"]`)
  await row.getByRole('button', { name: 'Развернуть строку' }).click()
  await page.locator(`${EXPANDED_ROW}:visible`).waitFor()
  await row.getByRole('button', { name: 'Свернуть строку' }).click()
  await page.locator(`${EXPANDED_ROW}:visible`).waitFor({ state: 'detached' })
}

/**
 * Closes the live stream once it has been open for `STEADY_MS`. If it closed sooner, the console would wait longer before each new
 * connection.
 */
async function lose(): Promise<void> {
  await page.waitForTimeout(Math.max(0, openedAt + STEADY_MS - Date.now()))
  drop()
  await page.getByText('В эфире').waitFor({ state: 'hidden' })
  await page.getByText('В эфире').waitFor()
  openedAt = Date.now()
}

async function held(on: Page, devtools: CDPSession): Promise<Held> {
  await on.waitForTimeout(3000)
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    heap: metric('JSHeapUsedSize') / 1e6,
    elements: await on.evaluate(() => document.querySelectorAll('*').length),
    listeners: metric('JSEventListeners'),
    timers: await on.evaluate(activeIntervals),
  }
}

async function lateFrames(on: Page): Promise<number> {
  const timer = setInterval(pushNext, 1000 / REAL_PACE)
  const gaps = await frameGaps(on, REAL_PACE_MS)
  clearInterval(timer)
  const expected = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0)
  return 1 - gaps.length / expected
}

function print(name: string, before: number, after: number, unit: string, isMissed: boolean): void {
  if (isMissed) process.exitCode = 1
  const [start, end] = [before, after].map((value) => `${value.toFixed(unit ? 1 : 0)} ${unit}`.padStart(10))
  console.log(`${name.padEnd(12)}${start} → ${end}${isMissed ? '  ✗' : ''}`)
}
