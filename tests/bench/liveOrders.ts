import { spawnSync } from 'node:child_process'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { KEY, orderOf, STATUSES, startContractServer } from '../server/contractServer'

/**
 * How smooth the active orders stay while the stream pushes updates, on a processor slowed down four times. The figures
 * are shares of frames, so they mean the same on a fast and on a slow machine. Fails above the limit.
 */
const EVENTS_PER_SECOND = 50
const SLOWDOWN = 4
const SECONDS = 10
const ROWS = 20
/** Share of dropped frames that an operator does not notice. */
const LIMIT = 0.05
const FRAME_MS = 1000 / 60

spawnSync('npx', ['rspack', 'build'], { stdio: 'ignore' })
const rows = Array.from({ length: ROWS }, (_, index) => busyOrder(1000 + ROWS - index, 0))
const server = await startContractServer({ rows })
const config = JSON.stringify({ apiBase: server.apiUrl, streamBase: server.streamUrl })
const site = await serveFolder('dist', { files: { '/config.json': config } })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((key) => localStorage.setItem('auth', key), KEY)
  await page.goto(`${site.url}/orders`)
  await page.getByRole('row').nth(ROWS).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

  const idle = await droppedFrames(page, () => undefined)
  const updates = await droppedFrames(page, (count) => server.push(busyOrder(1001 + (count % ROWS), count)))
  const shown = await page.getByText('Принят', { exact: true }).count()
  // One new order in ten events, and one that ends: the rows of the table change.
  const moving = await droppedFrames(page, (count) => {
    if (count % 10 === 0) server.push(busyOrder(2000 + count, count))
    else if (count % 10 === 5) server.push({ ...busyOrder(2000 + count - 5, count), status: 100 })
    else server.push(busyOrder(1001 + (count % ROWS), count))
  })
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  console.log(`Dropped frames, ${EVENTS_PER_SECOND} events a second, processor slowed down ${SLOWDOWN} times:`)
  console.log(`  nothing pushed               ${percent(idle)}`)
  console.log(`  updates of rows              ${percent(updates)} (limit ${percent(LIMIT)})`)
  console.log(`  with rows entering, leaving  ${percent(moving)}`)
  if (shown === 0) throw new Error('no pushed update was shown')
  if (updates > LIMIT) process.exitCode = 1
} finally {
  await browser.close()
  await site.close()
  await server.close()
}

/** Pushes events for some seconds and counts the frames that were not painted meanwhile; a share from 0 to 1. */
async function droppedFrames(page: Page, push: (count: number) => void): Promise<number> {
  await page.waitForTimeout(1000)
  let count = 0
  const timer = setInterval(() => push(count++), 1000 / EVENTS_PER_SECOND)
  const gaps = await page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        let last = performance.now()
        const end = last + ms
        requestAnimationFrame(function frame(now) {
          found.push(now - last)
          last = now
          if (now < end) requestAnimationFrame(frame)
          else resolve(found)
        })
      }),
    SECONDS * 1000,
  )
  clearInterval(timer)
  if (process.env.GAPS)
    console.log(
      gaps
        .filter((g) => g > 20)
        .map((g) => Math.round(g))
        .join(' '),
    )
  const expected = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0)
  return 1 - gaps.length / expected
}

/** An order with everything that a cell may show, in a status that depends on `turn`. */
function busyOrder(id: number, turn: number) {
  const active = STATUSES.filter(({ key }) => key > 0 && key < 100)
  return orderOf(id, {
    status: active[turn % active.length]?.key,
    externalId: `A-${id}`,
    point: { name: 'Центр' },
    customerName: 'Иван Петров',
    courier: turn % 2 ? { id: 4, fio: 'Курманов Ержан', courierTypeId: 5 } : null,
    paymentTypeId: 3,
    isNewClient: true,
    deviceType: 7,
    dateTimeStatusFinish: new Date(Date.now() + 600_000 + turn * 1000).toISOString(),
    sumTotal: 5000 + turn,
  })
}
