import { chromium } from 'playwright-core'
import { bundleForPage } from '../../scripts/bundle/page.mjs'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import type { SearchCall, WorldBench } from './page/world'

/**
 * How fast the demo's world is at 100,000 orders, in Chromium: its start, and pages of the archive by filter and sort. Each
 * figure is shown as a share of its target; the machine decides how much to trust it, so nothing fails here.
 */
const SIZE = 100_000
const STARTS = 3
const TARGET_MS = { start: 2000, page: 15 }

const CALLS: Record<string, SearchCall> = {
  'newest first': { page: 1, body: {} },
  'a city, by sum': { page: 1, body: { cityId: 1, orderBy: 'sumTotal_SORT_DESC' } },
  'a week, by creation': {
    page: 3,
    body: { dateStart: '2026-03-05', dateEnd: '2026-03-11', orderBy: 'createdAt_SORT_ASC' },
  },
  'a name, by number': { page: 1, body: { companyName: 'а', orderBy: 'id_SORT_ASC' } },
  'paid, by external number': { page: 2, body: { paymentTypeId: 3, orderBy: 'externalId_SORT_DESC' } },
  'delivered, by company': { page: 50, body: { status: 100, orderBy: 'companyName_SORT_ASC' } },
  'the last page': { page: 4990, body: { orderBy: 'sumTotal_SORT_ASC' } },
}

const site = await serveFolder(await bundleForPage('tests/bench/page/world.ts', 'bench-world'))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  const page = await browser.newPage()
  const starts: number[] = []
  for (let count = 0; count < STARTS; count++) {
    await page.goto(site.url)
    starts.push(await page.evaluate((size) => (window as unknown as { bench: WorldBench }).bench.start(size), SIZE))
  }
  const pages = await page.evaluate(
    (calls) => (window as unknown as { bench: WorldBench }).bench.search(calls),
    Object.values(CALLS),
  )
  console.log(`A world of ${SIZE.toLocaleString('en')} orders in Chromium, as shares of the target:`)
  show('start', Math.min(...starts), TARGET_MS.start)
  for (const [index, name] of Object.keys(CALLS).entries()) show(name, pages[index] ?? Number.NaN, TARGET_MS.page)
} finally {
  await browser.close()
  await site.close()
}

function show(name: string, ms: number, target: number): void {
  console.log(`  ${name.padEnd(26)}${(ms / target).toFixed(2).padStart(6)}  of ${target} ms`)
}
