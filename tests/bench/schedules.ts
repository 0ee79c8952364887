import { spawnSync } from 'node:child_process'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { addDays, selectableWeeks, weekDates } from '../../src/domain/schedules/weekDates'
import { KEY, startContractServer, USER } from '../server/contractServer'
import { CITY_ID, type Item, serveSchedules } from '../server/scheduleServer'

/**
 * Measures the cost of a key press in the schedules at 4× CPU slowdown: a command in the week grid with 300 shifts, and a character typed
 * into the day form with 60 rows. Each is divided by the cost of a key press in a plain input of the same page; the goal is at most 3×.
 * The cost includes script, style, layout and paint.
 */
const COURIERS = 60
const KEYS = 60
const WARM_UP = 15
const SLOWER = 4
const GOAL = 3

spawnSync('npx', ['rspack', 'build'], { stdio: 'ignore' })
const [present] = selectableWeeks(new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10))
const dateStart = addDays(present?.dateStart ?? '', 7)
const allowedCities = [{ id: CITY_ID, name: 'Караганда', timezone: 5 }]
const server = await startContractServer({
  user: { ...USER, accesses: ['schedule_view', 'schedule_create'], allowedCities },
})
const couriers = Array.from({ length: COURIERS }, (_, index) => ({
  value: index + 1,
  label: `Курьер ${index + 1}`,
  courierTypeId: 1,
}))
const draft = new Map(
  weekDates(dateStart).map((date, day) => [
    date,
    couriers
      // On the first day all 60 couriers work, so the form of this day has 60 rows. On each of the other six days 40 couriers work, which
      // makes 300 shifts a week.
      .filter(({ value }) => day === 0 || (value + day) % 3 !== 0)
      .map(({ value }): Item => ({ courierId: value, pointId: 1, timeStart: '09:00', timeEnd: '18:00' })),
  ]),
)
const week = { id: 5, dateStart, isPublished: false, draft, published: new Map() }
serveSchedules(server, [week], couriers, dateStart)
const config = JSON.stringify({ apiBase: server.apiUrl, streamBase: server.streamUrl })
const site = await serveFolder('dist', { asDeployed: true, files: { '/config.json': config } })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })

async function costOf(page: Page, session: CDPSession, press: (turn: number) => Promise<void>): Promise<number> {
  for (let turn = 0; turn < WARM_UP; turn++) await press(turn)
  const before = await taskSeconds(session)
  for (let turn = 0; turn < KEYS; turn++) {
    await press(turn)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  return (((await taskSeconds(session)) - before) * 1000) / KEYS
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

async function open(address: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((key) => localStorage.setItem('auth', key), KEY)
  await page.goto(`${site.url}${address}`)
  await page.getByRole('grid').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session }
}

async function plainInput(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.id = 'plain'
    document.body.append(input)
    input.focus()
  })
  const cost = await costOf(page, session, (turn) => page.keyboard.press(turn % 8 === 7 ? 'Backspace' : '9'))
  await page.evaluate(() => document.getElementById('plain')?.remove())
  return cost
}

function logCost(name: string, cost: number, plain: number): void {
  const ratio = cost / plain
  if (ratio > GOAL) process.exitCode = 1
  console.log(`  ${name}: ${ratio.toFixed(1)} × a key in a plain input${ratio > GOAL ? `, more than ${GOAL}` : ''}`)
}

try {
  const grid = await open('/schedules/5?view=week')
  const plainAtGrid = await plainInput(grid.page, grid.session)
  console.log(`Schedules on a processor ${SLOWER} times slower, ${[...draft.values()].flat().length} shifts`)
  await grid.page.getByRole('grid').focus()
  const stretch = (turn: number) =>
    grid.page.keyboard.press(turn % 2 ? 'Control+Alt+ArrowLeft' : 'Control+Alt+ArrowRight')
  logCost('a shift stretched in the week grid', await costOf(grid.page, grid.session, stretch), plainAtGrid)
  const walk = (turn: number) => grid.page.keyboard.press(turn % 2 ? 'ArrowUp' : 'ArrowDown')
  logCost('an arrow in the week grid', await costOf(grid.page, grid.session, walk), plainAtGrid)

  const form = await open(`/schedules/5?day=${dateStart}&mode=edit`)
  const plainAtForm = await plainInput(form.page, form.session)
  await form.page.locator('.day-table td[tabindex="0"]').focus()
  await form.page.getByLabel('Начало, строка 1').waitFor()
  const type = (turn: number) => form.page.keyboard.press(turn % 8 === 7 ? 'Backspace' : '9')
  logCost('a key typed in the day form', await costOf(form.page, form.session, type), plainAtForm)
} finally {
  await browser.close()
  await site.close()
  await server.close()
}
