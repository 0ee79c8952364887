import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { busyOrder, frameGaps, NEWEST, openLiveOrders, ROWS } from './live/liveOrdersPage'
import { printMachineSpeed } from './live/machineSpeed'
import { recordSumPaints, sumPaintTimes } from './live/sumPaintTimes'

/**
 * Benchmark of the list of active orders under live events: measures the delay until an event is shown and the share of dropped frames,
 * because improving one of them alone can worsen the other. The run without events shows how many frames the machine itself drops. A
 * warm-up loads and runs all code of the page before the measurement. Fails if a goal is missed.
 */
const SECONDS = 10
const FRAME_MS = 1000 / 60
const RATES = [0, 10, 50]
const WARM_UP = { rate: 50, ms: 6000 }
const FIRST_SUM = 100_000

/** `late` is the 95th percentile of the delay from an event to its display, in ms; `dropped` is the share of dropped frames. */
type Goal = { late?: number; dropped?: number }

/** The key `4/50` means a CPU slowed down four times and 50 events per second. */
const GOALS: Record<string, Goal> = {
  '1/50': { late: 50 },
  '4/10': { late: 150, dropped: 0.03 },
  '4/50': { late: 60, dropped: 0.08 },
}

const { page, push, close } = await openLiveOrders()
let turn = 0
try {
  await printMachineSpeed(page)
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(recordSumPaints)
  const stop = pushing(WARM_UP.rate, new Map())
  await page.waitForTimeout(WARM_UP.ms)
  stop()
  console.log(row('Processor', 'Events/s', 'Shown after, p50', 'p95', 'Dropped frames', 'Load of the machine'))
  for (const slowdown of [1, 4]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (const rate of RATES) {
      const { usual, late, missing, dropped } = await measure(page, rate)
      if (missing) throw new Error('no pushed update was shown')
      const goal = GOALS[`${slowdown}/${rate}`] ?? {}
      console.log(
        row(
          `1/${slowdown}`,
          String(rate),
          rate === 0 ? '–' : `${Math.round(usual)} ms`,
          rate === 0 ? '–' : judged(late, goal.late, (value) => `${Math.round(value)} ms`),
          judged(dropped, goal.dropped, (value) => `${(value * 100).toFixed(1)} %`),
          loadavg()[0]?.toFixed(1) ?? '',
        ),
      )
    }
  }
} finally {
  await close()
}

function judged(value: number, goal: number | undefined, words: (value: number) => string): string {
  if (goal === undefined) return words(value)
  if (value > goal) process.exitCode = 1
  return `${words(value)} (goal ${words(goal)})${value > goal ? ' ✗' : ''}`
}

function row(...cells: string[]): string {
  const widths = [12, 11, 19, 26, 26, 0]
  return cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('')
}

function pushing(rate: number, sentAt: Map<number, number>): () => void {
  if (rate === 0) return () => undefined
  const timer = setInterval(() => {
    const sum = FIRST_SUM + ++turn
    sentAt.set(sum, Date.now())
    push({ ...busyOrder(NEWEST - (turn % ROWS), turn), sumTotal: sum })
  }, 1000 / rate)
  return () => clearInterval(timer)
}

async function measure(page: Page, rate: number) {
  await page.waitForTimeout(1000)
  const sentAt = new Map<number, number>()
  const stop = pushing(rate, sentAt)
  const gaps = await frameGaps(page, SECONDS * 1000)
  stop()
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(sumPaintTimes)
  // Each event sets a new total of an order. A total without paint time was never shown, because a newer event of the order replaced it
  // before the next frame. Skip it.
  const delays = [...sentAt]
    .flatMap(([sum, at]) => (seen[sum] === undefined ? [] : seen[sum] - at))
    .sort((a, b) => a - b)
  const expected = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0)
  return {
    usual: delays[delays.length >> 1] ?? Number.POSITIVE_INFINITY,
    late: delays[Math.floor(delays.length * 0.95)] ?? Number.POSITIVE_INFINITY,
    missing: rate > 0 && delays.length === 0,
    dropped: 1 - gaps.length / expected,
  }
}
