import { spawnSync } from 'node:child_process'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { mapTileSvg } from '../../mocks/serializers/mapTileSvg'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { projectLatLong } from '../../src/ui/map/mercator'
import { CITY, KEY, startContractServer } from '../server/contractServer'
import { frameGaps } from './live/liveOrdersPage'

/**
 * Measures how smoothly the online map pans with 1,000 moving couriers at 4× CPU slowdown, compared with rounds without couriers. Also
 * measures how long an update takes to reach the map and the list, because delaying updates would improve the frame figures. Unlike times,
 * counts and shares of frames can be compared between machines.
 */
const COURIERS = 1000
const SLOWDOWN = 4
const ROUNDS = 2
const SECONDS = 10
/**
 * Interval in ms at which the page reloads the couriers. It is shorter than the 30 s of production, so that couriers move during the whole
 * measurement.
 */
const REFRESH_MS = 2000
const SLOW_FRAME_MS = 20
/**
 * Goals for the measured values: `slow` is a share of frames, the others are in ms. A missed goal is only printed. The benchmark fails if
 * the share of slow frames with couriers on the map exceeds the share without couriers by more than `LIMIT`.
 */
const GOAL = { slow: 0.05, longest: 50, script: 2, tile: 15 }
const LIMIT = 0.1
/** A one-pixel map tile, so that loading tiles is not part of the measurement. */
const TILE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
/**
 * Id of one courier. The test server puts the number of each response into this courier's text, so a changed text on the screen shows
 * that the page has rendered a new response.
 */
const WATCHED = 3

/**
 * All values in ms: `gaps` between frames, total `script` time, delay from a response until the map (`onMap`) and the list (`inList`) show
 * it.
 */
type Figures = { gaps: number[]; script: number; onMap: number[]; inList: number[] }

spawnSync('npx', ['rspack', 'build'], { stdio: 'ignore' })
const server = await startContractServer()
const config = JSON.stringify({
  apiBase: server.apiUrl,
  streamBase: server.streamUrl,
  tiles: { url: `${TILE}#{z}{x}{y}` },
})
const site = await serveFolder('dist', { asDeployed: true, files: { '/config.json': config } })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  const [without, withAll] = [noFigures(), noFigures()]
  for (let round = 0; round < ROUNDS; round++) {
    add(without, await measure(0))
    add(withAll, await measure(COURIERS))
  }
  console.log(`Online map panned for ${ROUNDS} × ${SECONDS} s, processor slowed down ${SLOWDOWN} times:`)
  print('no courier', without)
  print(`${COURIERS} couriers moving`, withAll)
  const cost = (perFrame(withAll) - perFrame(without)) / SLOWDOWN
  console.log(`  couriers cost ${cost.toFixed(2)} ms of script a frame at full speed (goal ${GOAL.script} ms)`)
  console.log(`  after a response: map ${spread(withAll.onMap)}, list ${spread(withAll.inList)}`)
  console.log(`  a drawn tile: ${spread(tileTimes())} at full speed (goal ${GOAL.tile} ms)`)
  if (slowShare(withAll) - slowShare(without) > LIMIT) process.exitCode = 1
} finally {
  await browser.close()
  await site.close()
  await server.close()
}

function noFigures(): Figures {
  return { gaps: [], script: 0, onMap: [], inList: [] }
}

function add(sum: Figures, { gaps, script, onMap, inList }: Figures): void {
  sum.gaps.push(...gaps)
  sum.script += script
  sum.onMap.push(...onMap)
  sum.inList.push(...inList)
}

function print(name: string, figures: Figures): void {
  const { gaps } = figures
  const slow = `${(slowShare(figures) * 100).toFixed(1)} % of ${gaps.length} frames over ${SLOW_FRAME_MS} ms`
  const longest = `longest ${Math.max(...gaps).toFixed(0)} ms (goal ${GOAL.longest})`
  const long = `${gaps.filter((gap) => gap > GOAL.longest).length} over it`
  const script = `script ${perFrame(figures).toFixed(1)} ms a frame`
  console.log(`  ${name.padEnd(22)} ${slow} (goal ${GOAL.slow * 100} %), ${longest}, ${long}, ${script}`)
}

function slowShare({ gaps }: Figures): number {
  return gaps.filter((gap) => gap > SLOW_FRAME_MS).length / gaps.length
}

function perFrame({ script, gaps }: Figures): number {
  return script / gaps.length
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, at most ${sorted.at(-1)?.toFixed(1)} ms (${sorted.length})`
}

function tileTimes(): number[] {
  const { x, y } = projectLatLong({ lat: 49.8, long: 73.1 })
  const times: number[] = []
  for (let zoom = 10; zoom <= 18; zoom++) {
    for (let step = -3; step <= 3; step++) {
      for (const theme of ['light', 'dark'] as const) {
        const from = performance.now()
        mapTileSvg(theme, zoom, Math.floor(x * 2 ** zoom) + step, Math.floor(y * 2 ** zoom) + step)
        times.push(performance.now() - from)
      }
    }
  }
  return times
}

async function measure(count: number): Promise<Figures> {
  answerWith(count)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(
    ([key, refresh]) => {
      localStorage.setItem('auth', String(key))
      performance.setResourceTimingBufferSize(10_000)
      const ordinary = window.setInterval.bind(window)
      const faster = (action: TimerHandler, ms?: number) => ordinary(action, ms === 30_000 ? Number(refresh) : ms)
      window.setInterval = faster as typeof window.setInterval
    },
    [KEY, REFRESH_MS],
  )
  await page.goto(`${site.url}/orders`)
  await page.getByRole('button', { name: 'Карта курьеров' }).click()
  await page.locator('.map-canvas__area').waitFor({ state: 'attached' })
  if (count > 0) {
    await page.locator(`[data-courier="${WATCHED}"]`).click()
    await page.getByRole('button', { name: 'Показать всех' }).click()
  }
  await page.waitForTimeout(3000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const before = await scriptSeconds(devtools)
  const [gaps, told] = await Promise.all([frameGaps(page, SECONDS * 1000), watchWords(page), pan(page)])
  const script = ((await scriptSeconds(devtools)) - before) * 1000
  const shown = await page.locator('.courier-row').count()
  if (shown !== count) throw new Error(`${shown} couriers are listed, not ${count}`)
  await page.close()
  return { gaps, script, ...told }
}

function watchWords(page: Page): Promise<Pick<Figures, 'onMap' | 'inList'>> {
  return page.evaluate(
    async ([watched, seconds]) => {
      const changed = { onMap: [] as number[], inList: [] as number[] }
      const last = { onMap: '', inList: '' }
      const look = () => {
        const words = {
          onMap: document.querySelector('.canvas-button--selected')?.getAttribute('aria-label') ?? '',
          inList: document.querySelector(`[data-courier="${watched}"]`)?.textContent ?? '',
        }
        for (const place of ['onMap', 'inList'] as const) {
          if (last[place] !== '' && words[place] !== last[place]) changed[place].push(performance.now())
          last[place] = words[place]
        }
      }
      look()
      const observer = new MutationObserver(look)
      const side = document.querySelector('.courier-map')
      if (side) observer.observe(side, { subtree: true, characterData: true, attributeFilter: ['aria-label'] })
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      observer.disconnect()
      const ends = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/courier\/(search|location)/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      const late = (at: number) => at - Math.max(...ends.filter((end) => end <= at))
      return { onMap: changed.onMap.map(late), inList: changed.inList.map(late) }
    },
    [WATCHED, SECONDS] as const,
  )
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

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

function answerWith(count: number): void {
  let turn = 0
  let requested = 0
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  const state = (id: number) => (id === WATCHED ? `Ответ ${requested}` : 'В пути')
  const courier = (id: number) => ({
    id,
    fio: `Курьер ${id}`,
    courierTypeId: [1, 5, 8, 10][id % 4],
    slot: { id, status: true },
    orderStatusName: id % 3 === 0 ? state(id) : null,
    lastActiveOrder: id % 3 === 0 ? { id: 9000 + id, status: 70 } : null,
  })
  server.on('POST /v1/manage/courier/search', () => {
    requested++
    return { body: ids.map(courier) }
  })
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
