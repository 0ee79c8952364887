import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page, Response } from 'playwright-core'
import { ROW } from '../../antdSelectors'
import { KEY } from '../../server/contractServer'
import {
  measureNavigation,
  type NavigationTimes,
  recordedKeys,
  recordedLoad,
  recordKeys,
  recordLoad,
} from './pageTimings'

export const ORDERS = { path: '/orders', marker: 'Активное' }
export const ARCHIVE = { path: '/archive', marker: 'Архивное' }

export type Subject = {
  name: string
  url: string
  field: string
  unfoldedBy?: string
}

/**
 * Times in ms; `elements` is the number of DOM elements. `processor` is the CPU time of the page's main thread. `tasks` is the elapsed time
 * of this thread's tasks, which includes the time that other threads and processes took in between.
 */
export type Visit = Record<
  | 'ready'
  | 'processor'
  | 'tasks'
  | 'longest'
  | 'elements'
  | 'first navigation'
  | 'repeated navigation'
  | 'repeated, fresh rows'
  | 'key to paint',
  number
>

const ROWS = { place: ROW, marker: ORDERS.marker }
/** ms. The browser does not report shorter tasks, so the longest task counts as at least this long. */
const MIN_TOLD = 50
const HOPS = 7
const MAX_READY_MS = 60_000
/** ms that a simulated user waits between hover and click. */
const REACTION_MS = 150
const TYPED = '1020304'

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export async function visit(browser: Browser, subject: Subject, slowdown: number): Promise<Visit> {
  const { page, atReady } = await open(browser, subject.url, slowdown, ROWS)
  try {
    const { ready = Number.NaN, longest, elements } = await page.evaluate(recordedLoad)
    await page.waitForTimeout(500)
    const first = await press(page, ARCHIVE)
    const later: NavigationTimes[] = []
    for (let turn = 1; turn <= HOPS; turn++) {
      later.push(await press(page, turn % 2 ? ORDERS : ARCHIVE))
    }
    await page.waitForTimeout(300)
    const keys = await type(page, subject)
    return {
      ready,
      ...atReady,
      longest: Math.max(longest, MIN_TOLD),
      elements,
      'first navigation': first.shown,
      'repeated navigation': median(later.map(({ shown }) => shown)),
      'repeated, fresh rows': median(later.map(({ fresh }) => fresh)),
      'key to paint': keys,
    }
  } finally {
    await page.context().close()
  }
}

async function press(page: Page, to: typeof ORDERS): Promise<NavigationTimes> {
  await page.locator(`a[href^="${to.path}"]`).first().hover()
  await page.waitForTimeout(REACTION_MS)
  return page.evaluate(measureNavigation, to)
}

/**
 * Size in kB of the gzipped scripts that are loaded until the list is shown. It is measured in a separate visit, because reading the
 * scripts out of the browser slows the page down.
 */
export async function scriptBytes(browser: Browser, { url }: Subject): Promise<number> {
  const responses: Response[] = []
  const { page } = await open(browser, url, 1, ROWS, true, (response) => responses.push(response))
  const scripts = responses.filter((response) => response.request().resourceType() === 'script')
  const sizes = (await Promise.all(scripts.map((script) => script.body()))).map((body) => gzipSync(body).length)
  await page.context().close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

export async function visitSignIn(browser: Browser, url: string, slowdown: number): Promise<number> {
  const { page } = await open(browser, url, slowdown, { place: 'form', marker: 'Войти' }, false)
  const { ready = Number.NaN } = await page.evaluate(recordedLoad)
  await page.context().close()
  return ready
}

export async function heapAfter(browser: Browser, { url }: Subject, hops: number): Promise<number> {
  const { page, devtools } = await open(browser, url, 1, ROWS)
  for (let turn = 0; turn < hops; turn++) await page.evaluate(measureNavigation, turn % 2 ? ORDERS : ARCHIVE)
  await devtools.send('HeapProfiler.collectGarbage')
  const bytes = await metric(devtools, 'JSHeapUsedSize')
  await page.context().close()
  return bytes / 1e6
}

async function open(
  browser: Browser,
  url: string,
  slowdown: number,
  awaited: { place: string; marker: string },
  isSignedIn = true,
  onResponse: (response: Response) => unknown = () => {},
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.on('response', onResponse)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (isSignedIn) await page.addInitScript((key) => localStorage.setItem('auth', key), KEY)
  await page.addInitScript(recordLoad, awaited)
  // The page calls `tellReady` when the list is painted, so that neither polling for the list nor later work adds to the measured CPU time.
  let tellReady = () => {}
  const atReady = new Promise<{ processor: number; tasks: number }>((resolve, reject) => {
    tellReady = () => workedMs(devtools).then(resolve, reject)
    const fail = (shown: string) => reject(new Error(`${url} does not show ${awaited.marker}, but: ${shown}`))
    setTimeout(() => page.locator('body').innerText().then(fail, reject), MAX_READY_MS).unref()
  })
  // Expose the function before the navigation, otherwise a call from a fast page would be lost.
  await page.exposeFunction('tellReady', () => tellReady())
  await page.goto(url)
  return { page, devtools, atReady: await atReady }
}

async function type(page: Page, { field, unfoldedBy }: Subject): Promise<number> {
  if (unfoldedBy) await page.keyboard.press(unfoldedBy)
  await page.getByLabel(field, { exact: true }).focus()
  await page.evaluate(recordKeys)
  for (const letter of TYPED) {
    await page.keyboard.press(letter)
    await page.waitForTimeout(120)
  }
  return median(await page.evaluate(recordedKeys))
}

async function workedMs(devtools: CDPSession): Promise<{ processor: number; tasks: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return { processor: metricIn(metrics, 'ThreadTime') * 1000, tasks: metricIn(metrics, 'TaskDuration') * 1000 }
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  return metricIn((await devtools.send('Performance.getMetrics')).metrics, name)
}

const metricIn = (metrics: readonly { name: string; value: number }[], name: string): number =>
  metrics.find((one) => one.name === name)?.value ?? Number.NaN
