import { chromium, type Page } from 'playwright-core'
import { startMockServer } from '../../mocks/node'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs'

/** Checks that every listener of the mock server receives all events of a minute at 200 events per second, in order. */
const EVENTS_PER_SECOND = 200
const SECONDS = 60
const LISTENERS = 2
const BATCH_MS = 50

const server = await startMockServer({ size: 100_000, archive: 1000 })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
try {
  const pages = await Promise.all(Array.from({ length: LISTENERS }, listen))
  const sent = await push()
  await pages[0]?.waitForTimeout(1000)
  console.log(`${sent} events in ${SECONDS} seconds, to ${LISTENERS} listeners:`)
  for (const [index, page] of pages.entries()) {
    const got = await page.evaluate(() => (window as unknown as { got: number[] }).got)
    // The simulation may send an order again with the same event number in the order's comment, so count each event number once.
    const news = [...new Set(got)]
    const lost = sent - news.length
    const late = news.filter((number, place) => place > 0 && number < (news[place - 1] as number)).length
    console.log(`  listener ${index + 1}: ${lost} lost, ${late} out of order`)
    if (lost > 0 || late > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.close()
}

async function listen(): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${server.apiUrl}/v1/`)
  await page.evaluate(
    (url) => {
      const got: number[] = []
      Object.assign(window, { got })
      return new Promise<void>((resolve) => {
        const source = new EventSource(url)
        source.addEventListener('open', () => resolve())
        source.addEventListener('order', ({ data }) => {
          const { comments } = JSON.parse(data) as { comments: string | null }
          if (comments?.startsWith('event ')) got.push(Number(comments.slice(6)))
        })
      })
    },
    `${server.streamUrl}/v1/sse/order?access-token=${demoUserSessionKey('administrator')}`,
  )
  return page
}

async function push(): Promise<number> {
  const { db, events } = server.world
  const orders = db.activeOrders()
  const start = performance.now()
  let sent = 0
  while (sent < EVENTS_PER_SECOND * SECONDS) {
    const due = Math.min(EVENTS_PER_SECOND * SECONDS, ((performance.now() - start) / 1000) * EVENTS_PER_SECOND)
    while (sent < due) {
      const id = orders[sent % orders.length]?.id as number
      sent++
      events.emit({ type: 'order', order: db.orders.update(id, { comments: `event ${sent}` }) })
      await new Promise((resolve) => setImmediate(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, BATCH_MS))
  }
  return sent
}
