import { type CDPSession, chromium, type Page } from 'playwright-core'
import { bundleForPage } from '../../scripts/bundle/bundleEntry.mjs'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import type { BenchCall, WorldBench } from './page/world'

/**
 * Measures the speed of the demo's mock data in Chromium: start, pages of the archive by filter and sort order, and calls whose first
 * response must be computed. All figures are CPU time of the page, so other load on the machine does not count. A call runs in one task, so
 * its time is also how long it blocks the live stream. Prints each figure beside its target; never fails.
 */
const TARGET_MS = { start: 2000, page: 15, first: 50 }
const STARTS = 3
const TRIES = 15
/** Number of calls before the measurement, so that the JavaScript engine has already compiled the code. */
const WARM_UP = 5

const ARCHIVE = 'order/archive/search'
const PAGES: Record<string, BenchCall> = {
  'newest first': { path: ARCHIVE, body: {} },
  'a city, by sum': { path: ARCHIVE, body: { cityId: 1, orderBy: 'sumTotal_SORT_DESC' } },
  'a week, by creation': {
    ...{ path: ARCHIVE, page: 3 },
    body: { dateStart: '2026-03-05', dateEnd: '2026-03-11', orderBy: 'createdAt_SORT_ASC' },
  },
  'a name, by number': { path: ARCHIVE, body: { companyName: 'а', orderBy: 'id_SORT_ASC' } },
  'paid, by external number': {
    ...{ path: ARCHIVE, page: 2 },
    body: { paymentTypeId: 3, orderBy: 'externalId_SORT_DESC' },
  },
  'delivered, by company': { path: ARCHIVE, page: 50, body: { status: 100, orderBy: 'companyName_SORT_ASC' } },
  'the last page': { path: ARCHIVE, page: 'last', body: { orderBy: 'sumTotal_SORT_ASC' } },
}
const FIRSTS: Record<string, BenchCall> = {
  summary: { path: 'order/archive/summary', body: {} },
  'summary of a city': { path: 'order/archive/summary', body: { cityId: 1 } },
  'part of a number': { path: ARCHIVE, body: { externalId: '71' } },
  'report by partners': { path: 'report/partner', body: {} },
}

const site = await serveFolder(await bundleForPage('tests/bench/page/world.ts', 'bench-world'))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  await measurePages(100_000)
  await measureFirsts(200_000)
} finally {
  await browser.close()
  await site.close()
}

async function measurePages(size: number): Promise<void> {
  console.log(`A world of ${size.toLocaleString('en')} orders in Chromium, processor time and its share of the target:`)
  const starts: number[] = []
  let last = await open(size)
  starts.push(last.took)
  while (starts.length < STARTS) {
    await last.page.close()
    last = await open(size)
    starts.push(last.took)
  }
  show('start', Math.min(...starts), TARGET_MS.start)
  for (const [name, call] of Object.entries(PAGES)) {
    await callTimes(last.page, call, WARM_UP)
    show(name, (await spent(last.devtools, () => callTimes(last.page, call, TRIES))) / TRIES, TARGET_MS.page)
  }
  await last.page.close()
}

async function measureFirsts(size: number): Promise<void> {
  console.log(`The first time in a world of ${size.toLocaleString('en')} orders:`)
  for (const [name, call] of Object.entries(FIRSTS)) {
    const { page, devtools } = await open(size)
    await callTimes(page, { path: ARCHIVE, body: {} }, WARM_UP)
    show(name, await spent(devtools, () => callTimes(page, call, 1)), TARGET_MS.first)
    show('  then', await spent(devtools, () => callTimes(page, call, 1)), TARGET_MS.first)
    await page.close()
  }
}

async function open(size: number): Promise<{ page: Page; devtools: CDPSession; took: number }> {
  const page = await browser.newPage()
  await page.goto(site.url)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const start = (of: number) => (window as unknown as { bench: WorldBench }).bench.start(of)
  return { page, devtools, took: await spent(devtools, () => page.evaluate(start, size)) }
}

function callTimes(page: Page, call: BenchCall, times: number): Promise<void> {
  const run = ([of, count]: readonly [BenchCall, number]) =>
    (window as unknown as { bench: WorldBench }).bench.call(of, count)
  return page.evaluate(run, [call, times] as const)
}

async function spent(devtools: CDPSession, run: () => Promise<unknown>): Promise<number> {
  const before = await threadMs(devtools)
  await run()
  return (await threadMs(devtools)) - before
}

async function threadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
}

function show(name: string, ms: number, target: number): void {
  console.log(
    `  ${name.padEnd(26)}${ms.toFixed(1).padStart(8)} ms${(ms / target).toFixed(2).padStart(7)}  of ${target} ms`,
  )
}
