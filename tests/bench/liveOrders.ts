import type { Page } from 'playwright-core'
import { busyOrder, frameGaps, NEWEST, openLiveOrders, ROWS } from './live/screen'

/**
 * How smooth the active orders stay while the stream pushes updates, on a processor slowed down four times. The figures
 * are shares of frames, so they mean the same on a fast and on a slow machine. Fails above the limit.
 */
const EVENTS_PER_SECOND = 50
const SLOWDOWN = 4
const SECONDS = 10
/** Share of dropped frames that an operator does not notice. */
const LIMIT = 0.05
const FRAME_MS = 1000 / 60

const { page, push, close } = await openLiveOrders()
try {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

  const idle = await droppedFrames(page, () => undefined)
  const updates = await droppedFrames(page, (count) => push(busyOrder(NEWEST - (count % ROWS), count)))
  const shown = await page.getByText('Принят', { exact: true }).count()
  // One new order in ten events, and one that ends: the rows of the table change.
  const moving = await droppedFrames(page, (count) => {
    if (count % 10 === 0) push(busyOrder(2000 + count, count))
    else if (count % 10 === 5) push({ ...busyOrder(2000 + count - 5, count), status: 100 })
    else push(busyOrder(NEWEST - (count % ROWS), count))
  })
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  console.log(`Dropped frames, ${EVENTS_PER_SECOND} events a second, processor slowed down ${SLOWDOWN} times:`)
  console.log(`  nothing pushed               ${percent(idle)}`)
  console.log(`  updates of rows              ${percent(updates)} (limit ${percent(LIMIT)})`)
  console.log(`  with rows entering, leaving  ${percent(moving)}`)
  if (shown === 0) throw new Error('no pushed update was shown')
  if (updates > LIMIT) process.exitCode = 1
} finally {
  await close()
}

/** Pushes events for some seconds and counts the frames that were not painted meanwhile; a share from 0 to 1. */
async function droppedFrames(page: Page, act: (count: number) => void): Promise<number> {
  await page.waitForTimeout(1000)
  let count = 0
  const timer = setInterval(() => act(count++), 1000 / EVENTS_PER_SECOND)
  const gaps = await frameGaps(page, SECONDS * 1000)
  clearInterval(timer)
  const expected = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0)
  return 1 - gaps.length / expected
}
