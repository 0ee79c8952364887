import { expect, test } from '@jest/globals'
import { orderOf, paged } from '../server/contractServer'
import type { ConsolePage } from './console'
import { contractConsole } from './contractConsole'

/** The orders are searched once at start, and again if the stream opens after that search. */

const SEARCH = 'POST /v1/manage/order/search'

const { server, open, complaints } = contractConsole()

const row = (page: ConsolePage['page'], id: number) => page.locator(`tr[data-row-key="${id}"]`)

test('the filter of a link is asked for, and the own default one on a bare address', async () => {
  const setup = {
    before: () =>
      localStorage.setItem(
        'filters:3:orders',
        JSON.stringify({ filters: [{ name: 'Готовые', query: 'status=50' }], defaultName: 'Готовые' }),
      ),
  }
  const first = await open('/orders?status=20', setup)
  await row(first.page, 2).waitFor()
  const second = await open('/orders', setup)
  await row(second.page, 2).waitFor()
  expect(server.callsOf(SEARCH).map(({ body }) => body)).toEqual([{ status: 20 }, { status: 50 }])
  expect(complaints()).toEqual([])
})

test('without a stream the list asks when it is there', async () => {
  server.refuseStreams(503)
  const { page } = await open('/orders')
  await row(page, 2).waitFor()
  expect(server.callsOf(SEARCH)).toHaveLength(1)
  // The browser itself tells of the refusals.
  expect(complaints().filter((text) => !text.includes('503'))).toEqual([])
})

test('a list that came before the stream could be opened is asked for once more when it is', async () => {
  server.refuseStreams(503)
  const { page } = await open('/orders')
  await row(page, 2).waitFor()
  server.on(SEARCH, () => paged([orderOf(3), orderOf(2), orderOf(1)]))
  server.refuseStreams(undefined)
  await row(page, 3).waitFor()
  expect(server.callsOf(SEARCH)).toHaveLength(2)
  expect(complaints().filter((text) => !text.includes('503'))).toEqual([])
})

test('a screen that shows no orders asks for none', async () => {
  const { page } = await open('/profile')
  await page.getByRole('heading', { level: 1, name: 'Профиль', exact: true }).waitFor()
  expect(server.callsOf(SEARCH)).toEqual([])
  expect(complaints()).toEqual([])
})
