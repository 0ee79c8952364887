import { spawnSync } from 'node:child_process'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { CITY, KEY, startContractServer } from '../server/contractServer'
import { frameGaps } from './live/screen'

/**
 * How smooth the online map pans while a thousand couriers move on it, on a processor slowed down four times, beside the same
 * with none: what the couriers cost is the difference. Shares of frames and counts mean the same on any machine.
 */
const COURIERS = 1000
const SLOWDOWN = 4
const SECONDS = 10
/** Couriers are told anew this often here, not each half minute: they glide through the whole measurement. */
const REFRESH_MS = 2000
const SLOW_FRAME_MS = 20
/** The goals, and what fails the run: a busy machine blurs them. */
const GOAL = { slow: 0.05, longest: 50, script: 2 }
const LIMIT = 0.2

type Figures = { slow: number; longest: number; script: number; frames: number }

spawnSync('npx', ['rspack', 'build'], { stdio: 'ignore' })
const server = await startContractServer()
const config = JSON.stringify({
  apiBase: server.apiUrl,
  streamBase: server.streamUrl,
  tiles: { url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E#{z}{x}{y}" },
})
const site = await serveFolder('dist', { asDeployed: true, files: { '/config.json': config } })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  const without = await measure(0)
  const withAll = await measure(COURIERS)
  console.log(`Online map panned for ${SECONDS} s, processor slowed down ${SLOWDOWN} times:`)
  print('no courier', without)
  print(`${COURIERS} couriers moving`, withAll)
  const cost = withAll.script - without.script
  console.log(
    `  couriers cost ${(cost / SLOWDOWN).toFixed(2)} ms of script a frame at full speed (goal ${GOAL.script} ms)`,
  )
  if (withAll.slow - without.slow > LIMIT) process.exitCode = 1
} finally {
  await browser.close()
  await site.close()
  await server.close()
}

function print(name: string, { slow, longest, script, frames }: Figures): void {
  const share = `${(slow * 100).toFixed(1)} % of ${frames} frames over ${SLOW_FRAME_MS} ms (goal ${GOAL.slow * 100} %)`
  console.log(
    `  ${name.padEnd(22)} ${share}, longest ${longest.toFixed(0)} ms (goal ${GOAL.longest}), script ${script.toFixed(1)} ms`,
  )
}

async function measure(count: number): Promise<Figures> {
  answerWith(count)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(
    ([key, refresh]) => {
      localStorage.setItem('auth', String(key))
      const ordinary = window.setInterval.bind(window)
      const faster = (action: TimerHandler, ms?: number) => ordinary(action, ms === 30_000 ? Number(refresh) : ms)
      window.setInterval = faster as typeof window.setInterval
    },
    [KEY, REFRESH_MS],
  )
  await page.goto(`${site.url}/orders`)
  await page.getByRole('button', { name: 'Карта курьеров' }).click()
  await page.locator('.map-canvas__area').waitFor({ state: 'attached' })
  await page.waitForTimeout(3000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const before = await scriptSeconds(devtools)
  const [gaps] = await Promise.all([frameGaps(page, SECONDS * 1000), pan(page)])
  const script = (await scriptSeconds(devtools)) - before
  const shown = await page.locator('.courier-row').count()
  if (shown !== count) throw new Error(`${shown} couriers are listed, not ${count}`)
  await page.close()
  return {
    slow: gaps.filter((gap) => gap > SLOW_FRAME_MS).length / gaps.length,
    longest: Math.max(...gaps),
    script: (script * 1000) / gaps.length,
    frames: gaps.length,
  }
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

/** Drags the map to and fro for the whole time. */
async function pan(page: Page): Promise<void> {
  const box = await page.locator('.courier-map__map').boundingBox()
  if (!box) throw new Error('The map is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const end = Date.now() + SECONDS * 1000
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; Date.now() < end; step++) {
    await page.mouse.move(x + 200 * Math.sin(step / 12), y + 120 * Math.cos(step / 17))
    await page.waitForTimeout(12)
  }
  await page.mouse.up()
}

/** Couriers all over the city, each a little farther with each response. */
function answerWith(count: number): void {
  let turn = 0
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  server.on('POST /v1/manage/courier/search', () => ({
    body: ids.map((id) => ({
      id,
      fio: `Курьер ${id}`,
      courierTypeId: [1, 5, 8, 10][id % 4],
      slot: { id, status: true },
      orderStatusName: id % 3 === 0 ? 'В пути' : null,
      lastActiveOrder: id % 3 === 0 ? { id: 9000 + id, status: 70 } : null,
    })),
  }))
  server.on(`GET /v1/manage/courier/location/${CITY.id}`, () => {
    turn++
    return {
      body: ids.map((id) => ({
        courierId: id,
        lat: 49.75 + ((id * 37) % 1000) / 9000 + turn * 0.0001 * ((id % 5) - 2),
        long: 73.02 + ((id * 61) % 1000) / 6000 + turn * 0.0001 * ((id % 7) - 3),
        updatedAt: new Date().toISOString(),
      })),
    }
  })
}
