import { spawnSync } from 'node:child_process'
import { chromium, type Locator } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { KEY, paged, startContractServer, USER } from '../server/contractServer'

/**
 * Benchmark: saving an edit form. A save first loads the latest values with a GET (architecture, «two editors»). Prints
 * the requests and the times since the click for two servers: one serves the GET, the other refuses it immediately.
 * Fails if a save costs more than one GET and one POST, if the button reacts late, or if the GET delays the save by
 * more than its own response time.
 */
const ROUNDS = 7
const LATENCY_MS = 120
const GOALS = { busy: 100, delay: LATENCY_MS + 50 }

type Times = { busy: number[]; sent: number[] }

const CITY = { id: 1, name: 'Караганда', timezone: 5, status: true, deliveryService: 'YANDEX' }
const saved = { ...CITY }
const requests: string[] = []
const seen = new Set<string>()
let isCompared = true
let sentAt = 0

spawnSync('npx', ['rspack', 'build'], { stdio: 'ignore' })
const server = await startContractServer({ user: { ...USER, accesses: ['city_manage'] } })
server.on('POST /v1/manage/city/search', () => paged([saved]))
server.on('GET /v1/manage/city/1', () => {
  requests.push('GET')
  return isCompared ? { body: saved, delayMs: LATENCY_MS } : { status: 403, body: { message: 'Нет прав' } }
})
server.on('POST /v1/manage/city/1', ({ body }) => {
  requests.push('POST')
  sentAt = Date.now()
  Object.assign(saved, body)
  return { body: {}, delayMs: LATENCY_MS }
})
const config = JSON.stringify({ apiBase: server.apiUrl, streamBase: server.streamUrl })
const site = await serveFolder('dist', { asDeployed: true, files: { '/config.json': config } })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((key) => localStorage.setItem('auth', key), KEY)
  await page.goto(`${site.url}/directories/cities`)
  const dialog = page.getByRole('dialog', { name: 'Редактирование города' })
  const times = { with: noTimes(), without: noTimes() }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const mode of ['with', 'without'] as const) {
      isCompared = true
      await page.getByRole('button', { name: `Редактировать: ${saved.name}` }).click()
      await dialog.locator('form:not([aria-busy="true"])').waitFor()
      await dialog.getByLabel('Название').fill(`Караганда ${mode} ${round}`)
      const save = dialog.getByRole('button', { name: 'Сохранить', exact: true })
      isCompared = mode === 'with'
      requests.length = 0
      const clicked = measureBusy(save)
      await save.click()
      const { at, busy } = await clicked
      await dialog.waitFor({ state: 'hidden' })
      seen.add(requests.join(' '))
      // Ignore the times of the first round of saves, because these saves also load code.
      if (round === 0) continue
      times[mode].busy.push(busy)
      times[mode].sent.push(sentAt - at)
    }
  }
  check(
    [...seen].join() === 'GET POST',
    `Requests of a save: ${[...seen].join(', ')}; each response takes ${LATENCY_MS} ms`,
  )
  for (const [mode, of] of Object.entries(times)) {
    const [busy, sent] = [of.busy, of.sent].map(median)
    console.log(`${mode} the comparison: busy after ${busy} ms, sent after ${sent} ms`)
  }
  const busy = median(times.with.busy)
  check(busy <= GOALS.busy, `Click to busy button: ${busy} ms (goal ${GOALS.busy})`)
  const delay = median(times.with.sent) - median(times.without.sent)
  check(delay <= GOALS.delay, `The comparison delays a save by ${delay} ms (goal ${GOALS.delay})`)
} finally {
  await browser.close()
  await site.close()
  await server.close()
}

function noTimes(): Times {
  return { busy: [], sent: [] }
}

function median(values: number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[values.length >> 1] ?? 0)
}

function check(isMet: boolean, text: string): void {
  if (!isMet) process.exitCode = 1
  console.log(`${text}${isMet ? '' : ' ✗'}`)
}

/** Resolves with the time of the click (ms since the epoch) and the milliseconds until a frame shows the busy button. */
function measureBusy(button: Locator): Promise<{ at: number; busy: number }> {
  return button.evaluate(
    (element) =>
      new Promise((resolve) => {
        const onClick = () => {
          const start = performance.now()
          const look = () => {
            if (!element.matches(':disabled')) requestAnimationFrame(look)
            else resolve({ at: performance.timeOrigin + start, busy: performance.now() - start })
          }
          requestAnimationFrame(look)
        }
        element.addEventListener('click', onClick, { once: true })
      }),
  )
}
