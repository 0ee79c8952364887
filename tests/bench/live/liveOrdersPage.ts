import { spawnSync } from 'node:child_process'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/chromium.mjs'
import { serveFolder } from '../../../scripts/serve.mjs'
import { isActiveOrderStatus } from '../../../src/domain/orders'
import { ROW } from '../../antdSelectors'
import { KEY, orderOf, paged, STATUSES, startContractServer } from '../../server/contractServer'

export const ROWS = 20
export const NEWEST = 10_000 + ROWS

export type BusyOrder = { id: number; status: number } & Record<string, unknown>

export type LiveOrders = {
  page: Page
  push: (order: BusyOrder) => void
  drop: () => void
  orders: ReadonlyMap<number, BusyOrder>
  close: () => Promise<void>
}

export async function openLiveOrders(
  beforePage?: () => void,
  { perPage, count }: { perPage: number; count: number } = { perPage: ROWS, count: ROWS },
): Promise<LiveOrders> {
  spawnSync('npx', ['rspack', 'build'], { stdio: 'ignore' })
  const orders = new Map<number, BusyOrder>()
  for (let index = 0; index < count; index++) orders.set(NEWEST - index, busyOrder(NEWEST - index, 0))
  const server = await startContractServer()
  server.on('POST /v1/manage/order/search', ({ query }) => {
    const newestFirst = [...orders.values()].sort((a, b) => b.id - a.id)
    const start = (Number(query.get('page') ?? 1) - 1) * perPage
    return paged(newestFirst.slice(start, start + perPage), orders.size, perPage)
  })
  const config = JSON.stringify({ apiBase: server.apiUrl, streamBase: server.streamUrl })
  const site = await serveFolder('dist', { asDeployed: true, files: { '/config.json': config } })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((key) => localStorage.setItem('auth', key), KEY)
  if (beforePage) await page.addInitScript(beforePage)
  await page.goto(`${site.url}/orders`)
  await page
    .locator(ROW)
    .nth(perPage - 1)
    .waitFor()
  return {
    page,
    push: (order) => {
      if (isActiveOrderStatus(order.status)) orders.set(order.id, order)
      else orders.delete(order.id)
      server.push(order)
    },
    drop: server.dropStreams,
    orders,
    close: async () => {
      await browser.close()
      await site.close()
      await server.close()
    },
  }
}

export const frameGaps = (page: Page, ms: number): Promise<number[]> =>
  page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        let last = performance.now()
        const end = last + duration
        requestAnimationFrame(function frame(now) {
          found.push(now - last)
          last = now
          if (now < end) requestAnimationFrame(frame)
          else resolve(found)
        })
      }),
    ms,
  )

export function busyOrder(id: number, turn: number): BusyOrder {
  const active = STATUSES.filter(({ key }) => key > 0 && key < 100)
  return {
    ...orderOf(id),
    id,
    status: active[turn % active.length]?.key ?? 10,
    externalId: `A-${id}`,
    point: { name: 'Центр' },
    customerName: 'Иван Петров',
    courier: turn % 2 ? { id: 4, fio: 'Курманов Ержан', courierTypeId: 5 } : null,
    paymentTypeId: 3,
    isNewClient: true,
    deviceType: 7,
    dateTimeStatusFinish: new Date(Date.now() + 600_000 + turn * 1000).toISOString(),
    sumTotal: 5000 + turn,
  }
}
