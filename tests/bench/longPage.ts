import { loadavg } from 'node:os'
import type { CDPSession, Page } from 'playwright-core'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { type BusyOrder, busyOrder, frameGaps, NEWEST, openLiveOrders } from './live/liveOrdersPage'
import { printMachineSpeed } from './live/machineSpeed'

/**
 * Benchmark: 5,000 active orders in pages of 300. Measures dropped frames while scrolling, without events and with 50 events per second,
 * and the number of DOM elements. Fails if a goal is missed, or if the counts by status and of orders without a courier differ from the
 * server afterwards.
 */
const PER_PAGE = 300
const ORDERS = 5000
const EVENTS_A_SECOND = 50
const SECONDS = 8
const PIXELS_A_FRAME = 120
const FRAME_MS = 1000 / 60
const GOALS = { dropped: 0.05, elements: 4500 }

type Scrolled = { dropped: number; far: number; longest: number; frames: number }

const { page, push, orders, close } = await openLiveOrders(undefined, { perPage: PER_PAGE, count: ORDERS })
let turn = 0
try {
  await printMachineSpeed(page)
  const devtools = await page.context().newCDPSession(page)
  // Measure the CPU time of the page's main thread: unlike frame times, it hardly depends on other load on the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.waitForFunction(() => document.querySelector('.attention__scope') === null)
  const stopWarmUp = pushing()
  await scroll(page)
  stopWarmUp()
  console.log(row('Processor', 'Events/s', 'Dropped frames', 'Longest', 'Far rows in view', 'Work a frame', 'Load'))
  for (const slowdown of [1, 4]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (const isBusy of [false, true]) {
      const stop = isBusy ? pushing() : () => undefined
      const before = await taskMs(devtools)
      const { dropped, far, longest, frames } = await scroll(page)
      const work = ((await taskMs(devtools)) - before) / frames
      stop()
      const isMissed = slowdown === 1 && dropped > GOALS.dropped
      if (isMissed) process.exitCode = 1
      console.log(
        row(
          `1/${slowdown}`,
          String(isBusy ? EVENTS_A_SECOND : 0),
          `${percent(dropped)}${slowdown === 1 ? ` (goal ${percent(GOALS.dropped)})` : ''}${isMissed ? ' ✗' : ''}`,
          `${Math.round(longest)} ms`,
          percent(far),
          `${work.toFixed(1)} ms`,
          loadavg()[0]?.toFixed(1) ?? '',
        ),
      )
    }
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(2000)
  const held = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    rows: document.querySelectorAll('tr[data-row-key]').length,
    whole: document.querySelectorAll('tr[data-row-key]:not([data-far])').length,
  }))
  const isTooMany = held.elements > GOALS.elements
  console.log(
    `\n${held.elements} elements (goal ${GOALS.elements})${isTooMany ? ' ✗' : ''}, ${held.rows} rows, of which ${held.whole} whole`,
  )
  if (isTooMany) process.exitCode = 1
  await compare(page, [...orders.values()])
} finally {
  await close()
}

async function compare(on: Page, all: readonly BusyOrder[]): Promise<void> {
  const active = all.filter(({ status }) => isActiveOrderStatus(status))
  const first = active.sort((a, b) => b.id - a.id).slice(0, PER_PAGE)
  const tiles = first.reduce<Record<number, number>>(
    (sums, { status }) => Object.assign(sums, { [status]: (sums[status] ?? 0) + 1 }),
    {},
  )
  const seen = await on.evaluate(() => ({
    tiles: [...document.querySelectorAll('.status-tile__count')].map(({ textContent }) => Number(textContent)),
    unassigned: Number([...document.querySelectorAll('.attention__number')].at(-1)?.textContent),
  }))
  const unassigned = active.filter(({ courier }) => !courier).length
  logResult('tiles', seen.tiles.toSorted().join(' '), Object.values(tiles).toSorted().join(' '))
  logResult('without a courier', String(seen.unassigned), String(unassigned))
}

function logResult(what: string, shown: string, told: string): void {
  if (shown !== told) process.exitCode = 1
  console.log(`${what}: ${shown} on the screen, ${told} at the server${shown === told ? '' : ' ✗'}`)
}

async function scroll(on: Page): Promise<Scrolled> {
  const stop = await on.evaluateHandle((pixels) => {
    let by = pixels
    let frames = 0
    let withFar = 0
    let isOver = false
    requestAnimationFrame(function move() {
      if (isOver) return
      const end = document.documentElement.scrollHeight - innerHeight
      if (scrollY >= end - 1) by = -pixels
      if (scrollY <= 0) by = pixels
      frames++
      const met = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tr')
      if (met?.dataset.far !== undefined) withFar++
      window.scrollBy(0, by)
      requestAnimationFrame(move)
    })
    return () => {
      isOver = true
      return withFar / frames
    }
  }, PIXELS_A_FRAME)
  const gaps = await frameGaps(on, SECONDS * 1000)
  const far = await stop.evaluate((end) => end())
  const expected = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0)
  return { dropped: 1 - gaps.length / expected, far, longest: Math.max(...gaps), frames: gaps.length }
}

async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

function pushing(): () => void {
  const timer = setInterval(() => {
    turn++
    push(busyOrder(NEWEST - ((turn * 37) % ORDERS), turn))
  }, 1000 / EVENTS_A_SECOND)
  return () => clearInterval(timer)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function row(...cells: string[]): string {
  const widths = [12, 11, 26, 10, 18, 14, 0]
  return cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('')
}
