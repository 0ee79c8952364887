import { expect, test } from '@jest/globals'
import { orderOf, paged } from '../server/contractServer'
import { type ConsolePage, goTo } from './console'
import { contractConsole } from './contractConsole'
import { expectOnPausedClock, pauseClock } from './pageClock'
import { pauseFor } from './polling'

const SEARCH = 'POST /v1/manage/order/search'
const { server, open, complaints } = contractConsole()

const row = (page: ConsolePage['page'], id: number) => page.locator(`tr[data-row-key="${id}"]`)

test("the filter of a link is requested, and the user's default on a bare address", async () => {
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
  // Compare without repetitions: the console loads a list twice if the stream opens after the list was loaded.
  const requests = server.callsOf(SEARCH).map(({ body }) => JSON.stringify(body))
  expect([...new Set(requests)]).toEqual(['{"status":20}', '{"status":50}'])
  expect(complaints()).toEqual([])
})

test('without a stream the list is requested when it renders, and once more when the stream opens', async () => {
  server.refuseStreams(503)
  const { page } = await open('/orders')
  await row(page, 2).waitFor()
  expect(server.callsOf(SEARCH)).toHaveLength(1)
  server.on(SEARCH, () => paged([orderOf(3), orderOf(2), orderOf(1)]))
  server.refuseStreams(undefined)
  await row(page, 3).waitFor()
  expect(server.callsOf(SEARCH)).toHaveLength(2)
  // Ignore the browser's own message about a response with status 503.
  expect(complaints().filter((text) => !text.includes('503'))).toEqual([])
})

const ARCHIVE = 'POST /v1/manage/order/archive/search'
const archiveLink = (page: ConsolePage['page']) => page.getByRole('link', { name: 'Архив заказов' })

test('a screen without orders requests none; a menu link requests its list once, while a pointer rests on it and does not just pass over', async () => {
  server.on(ARCHIVE, () => paged([orderOf(8, { status: 100 }), orderOf(7, { status: 100 })]))
  const { page } = await open('/profile', { hasClock: true })
  await page.getByRole('heading', { level: 1, name: 'Профиль', exact: true }).waitFor()
  expect(server.callsOf(SEARCH)).toEqual([])
  expect(complaints()).toEqual([])

  await goTo(page, '/orders')
  await row(page, 2).waitFor()
  await archiveLink(page).evaluate((link) => {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    link.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  })
  await pauseFor(300)
  expect(server.callsOf(ARCHIVE)).toEqual([])

  // A prefetched list expires after 5 s.
  await pauseClock(page)
  await archiveLink(page).hover()
  await expectOnPausedClock(page, () => server.callsOf(ARCHIVE).map(({ body }) => body), [{}])
  server.push(orderOf(2, { status: 20 }))
  server.push(orderOf(7, { status: 110 }))
  await expectOnPausedClock(page, async () => (await row(page, 2).textContent())?.includes('Принят'), true)
  await archiveLink(page).click()
  await expectOnPausedClock(page, () => row(page, 8).isVisible(), true)
  expect(await row(page, 7).textContent()).toContain('Статус 110')
  expect(server.callsOf(ARCHIVE)).toHaveLength(1)
  await page.clock.resume()

  await page.getByRole('link', { name: 'Активные заказы' }).click()
  await row(page, 2).waitFor()
  await archiveLink(page).hover()
  await pauseFor(300)
  expect(server.callsOf(ARCHIVE)).toHaveLength(1)
  expect(complaints()).toEqual([])
})

test('a screen with a slow list is shown before its rows, which are requested once', async () => {
  const respond = server.hold(ARCHIVE, paged([orderOf(8, { status: 100 })]))
  const { page } = await open('/orders', { hasClock: true })
  await row(page, 2).waitFor()
  await pauseClock(page)
  await archiveLink(page).hover()
  await expectOnPausedClock(page, () => server.callsOf(ARCHIVE).length, 1)
  await archiveLink(page).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Архив заказов' })
  await expectOnPausedClock(page, () => heading.isVisible(), true)
  await page.clock.resume()
  expect(await row(page, 8).count()).toBe(0)
  respond()
  await row(page, 8).waitFor()
  expect(server.callsOf(ARCHIVE)).toHaveLength(1)
  expect(complaints()).toEqual([])
})
