import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { orderOf, paged } from '../server/contractServer'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

const SEARCH = 'POST /v1/manage/order/search'

const { server, site, open } = contractConsole()

async function openTabs(count: number): Promise<Page[]> {
  const first = await open('/orders')
  const pages = [first.page]
  await live(first.page)
  for (let tab = 1; tab < count; tab++) {
    const page = await first.page.context().newPage()
    pages.push(page)
    await page.goto(`${site.url}/orders`)
    await live(page)
  }
  return pages
}

async function live(page: Page): Promise<void> {
  await row(page, 2).waitFor()
  await page.getByText('В эфире').waitFor()
}

/**
 * Returns the number of search requests so far. A list that was loaded before the live stream opened is reloaded once. To count this
 * request too, the function first waits until an event is shown.
 */
async function countSearches(pages: readonly Page[]): Promise<number> {
  server.write('event: notification\ndata: 12\n\n')
  await Promise.all(
    pages.map((page) => page.getByRole('link', { name: /^Уведомления: 12/ }).waitFor({ state: 'attached' })),
  )
  return server.callsOf(SEARCH).length
}

const row = (page: Page, id: number) => page.locator(`tr[data-row-key="${id}"]`)

test('seven tabs share one stream, although a browser opens only six connections to a host; when the tab with the stream closes, another takes over and each list is loaded once more', async () => {
  const [first, ...others] = (await openTabs(7)) as [Page, ...Page[]]
  const pages = [first, ...others]
  expect(server.streamCount()).toBe(1)
  server.push(orderOf(3))
  await Promise.all(pages.map((page) => row(page, 3).waitFor()))
  await Promise.all(
    pages.map((page) => page.getByRole('link', { name: /^Уведомления: 4/ }).waitFor({ state: 'attached' })),
  )

  const before = await countSearches(pages)
  server.on(SEARCH, () => paged([orderOf(9), orderOf(2)]))
  await first.close()
  await Promise.all(others.map((page) => row(page, 9).waitFor()))
  await Promise.all(others.map((page) => page.getByText('В эфире').waitFor()))
  expect(server.streamCount()).toBe(2)
  server.push(orderOf(10))
  await Promise.all(others.map((page) => row(page, 10).waitFor()))
  expect(server.callsOf(SEARCH)).toHaveLength(before + others.length)
}, 120_000)

test('after two minutes of silence the stream is reopened, the list reloaded once, without a loop; data that gets older than that shows its time until it is loaded again', async () => {
  const { page } = await open('/orders', { hasClock: true })
  await live(page)
  const before = await countSearches([page])
  server.on(SEARCH, () => paged([orderOf(9), orderOf(2)]))
  await page.clock.fastForward('02:00')
  await row(page, 9).waitFor()
  await page.getByText('В эфире').waitFor()
  await expectSoon(() => server.streamCount(), 2)
  expect(server.callsOf(SEARCH)).toHaveLength(before + 1)

  server.refuseStreams(503)
  server.dropStreams()
  await page.getByText(/Нет связи/).waitFor()
  await expectSoon(() => page.getByText(/^Данные на/).count(), 0)
  await page.clock.fastForward('02:30')
  await page.getByText(/^Данные на \d\d:\d\d$/).waitFor()
  server.refuseStreams(undefined)
  await page.clock.fastForward('01:00')
  await page.getByText('В эфире').waitFor()
  await page.getByText(/^Данные на/).waitFor({ state: 'detached' })
})
