import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { busyOrder, frameGaps, NEWEST, openLiveOrders, ROWS } from './live/screen'
import { seenSums, watchSums } from './live/sums'

/**
 * How late the active orders show what the stream pushes, and how smooth they stay meanwhile: lateness and frames side by
 * side, since either is easily bought with the other. Fails where 10 events a second are shown later than the limits.
 */
const SECONDS = 10
const FRAME_MS = 1000 / 60
/** Milliseconds from the event to the screen, 95 of 100 events, by how much the processor is slowed down. */
const LIMITS: Record<number, number> = { 1: 50, 4: 500 }
const FIRST_SUM = 100_000

const { page, push, close } = await openLiveOrders()
let turn = 0
try {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(watchSums)
  console.log('Processor   Events/s   Shown after, p50   p95                  Dropped frames   Load of the machine')
  for (const slowdown of [1, 4]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (const rate of [10, 50]) {
      const { usual, late, missing, dropped } = await measure(page, rate)
      const limit = rate === 10 ? LIMITS[slowdown] : undefined
      const words = `${Math.round(late)} ms${limit === undefined ? '' : ` (limit ${limit})`}`
      console.log(
        [
          `1/${slowdown}`.padEnd(12),
          String(rate).padEnd(11),
          `${Math.round(usual)} ms`.padEnd(19),
          words.padEnd(21),
          `${(dropped * 100).toFixed(1)} %`.padEnd(17),
          loadavg()[0]?.toFixed(1),
        ].join(''),
      )
      if (missing) throw new Error('no pushed update was shown')
      if (limit !== undefined && late > limit) process.exitCode = 1
    }
  }
} finally {
  await close()
}

/** Pushes updates of rows for some seconds; each has a sum of its own, by which it is found on the screen. */
async function measure(page: Page, rate: number) {
  await page.waitForTimeout(1000)
  const sentAt = new Map<number, number>()
  const timer = setInterval(() => {
    const sum = FIRST_SUM + ++turn
    sentAt.set(sum, Date.now())
    push({ ...busyOrder(NEWEST - (turn % ROWS), turn), sumTotal: sum })
  }, 1000 / rate)
  const gaps = await frameGaps(page, SECONDS * 1000)
  clearInterval(timer)
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(seenSums)
  // One that is not seen was overtaken by the next state of its order before a frame came.
  const delays = [...sentAt]
    .flatMap(([sum, at]) => (seen[sum] === undefined ? [] : seen[sum] - at))
    .sort((a, b) => a - b)
  const expected = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0)
  return {
    usual: delays[delays.length >> 1] ?? Number.POSITIVE_INFINITY,
    late: delays[Math.floor(delays.length * 0.95)] ?? Number.POSITIVE_INFINITY,
    missing: delays.length === 0,
    dropped: 1 - gaps.length / expected,
  }
}
