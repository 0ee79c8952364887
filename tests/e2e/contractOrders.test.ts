import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@jest/globals'
import { PAGER } from '../antdSelectors'
import { CITY, KEY, orderOf, paged, STATUSES, USER } from '../server/contractServer'
import { type ConsolePage, goTo } from './console'
import { contractConsole } from './contractConsole'
import { expectSoon, pauseFor } from './polling'

const SEARCH = 'POST /v1/manage/order/search'

const { server, open } = contractConsole()

/** Longest pauses in ms before the console's attempts to reconnect the stream. */
const PAUSES_MS = [1250, 2500, 5000, 10_000, 20_000]

const row = (page: ConsolePage['page'], id: number) => page.locator(`tr[data-row-key="${id}"]`)

test('signs in with 11 digits and shows the active orders', async () => {
  const { page, complaints } = await open('/orders', { key: undefined })
  await page.getByLabel('Телефон').fill('7011234567')
  await page.getByLabel('Пароль').fill('secret')
  await page.getByRole('button', { name: 'Войти' }).click()
  await row(page, 2).waitFor()
  expect(server.callsOf('POST /v1/auth/login')[0]?.body).toEqual({ phone: '77011234567', password: 'secret' })
  expect(server.callsOf('GET /v1/user')).toEqual([])
  expect(complaints).toEqual([])
})

test('pushed orders appear, change and leave without a search; the stream is read as browsers read it; malformed events are skipped', async () => {
  const { page, complaints } = await open('/orders')
  await row(page, 2).waitFor()
  await page.getByText('В эфире').waitFor()
  server.push(orderOf(3))
  await row(page, 3).getByText('Новый').waitFor()
  const searches = server.callsOf(SEARCH).length
  server.push(orderOf(3, { status: 20 }))
  await row(page, 3).getByText('Принят').waitFor()
  server.push(orderOf(3, { status: 100 }))
  await row(page, 3).waitFor({ state: 'detached' })
  expect(server.callsOf(SEARCH)).toHaveLength(searches)
  expect(searches).toBeLessThanOrEqual(2)

  // A comment, CRLF, an id, data of several lines, an unknown event and one without a name.
  const [head, tail] = JSON.stringify(orderOf(4)).split(',"status"')
  server.write(
    `: heartbeat\r\n\r\nretry: 10\r\nid: 17\r\nevent: order\r\ndata: ${head}\r\ndata: ,"status"${tail}\r\n\r\n`,
  )
  server.write('event: unknown\ndata: {}\n\ndata: nameless\n\nevent: notification\ndata: "12"\n\n')
  await row(page, 4).waitFor()
  await page.getByRole('link', { name: 'Уведомления: 12 непрочитанных' }).waitFor()
  expect(complaints).toEqual([])

  server.write('event: order\ndata: {"id":\n\n')
  server.write('event: order\ndata: {"id":"x","status":10}\n\n')
  server.write('event: notification\ndata: many\n\n')
  server.push(orderOf(5))
  await row(page, 5).waitFor()
  expect(complaints).toHaveLength(3)
  expect(complaints.join()).not.toContain(KEY)
  expect(page.url()).not.toContain(KEY)
})

test('a time zone that comes only from the dictionary, and late, applies from the first row on', async () => {
  const cities = [{ ...CITY, timezone: 6, points: [], companies: [] }]
  server.on('GET /v1/dictionary/city-eager', () => ({ body: cities, delayMs: 700 }))
  server.on(SEARCH, () => paged([orderOf(2, { createdAt: '2026-11-20T12:00:00Z' })]))
  const { page, complaints } = await open('/orders')
  await row(page, 2).waitFor()
  expect(await row(page, 2).textContent()).toContain('18:00')
  expect(complaints).toEqual([])
})

test('a failed load is reported while the filter is collapsed, its initial state', async () => {
  const refuse = (message: string) => () => ({ status: 500, body: { message } })
  server.on('GET /v1/dictionary/order-status', refuse('Словарь недоступен'))
  server.on('GET /v1/dictionary/city-eager', refuse('Города тоже'))
  const { page } = await open('/orders', { isFilterFolded: true })
  await row(page, 2).waitFor()
  const said = page.getByText('Справочники фильтра не загрузились: Словарь недоступен; Города тоже')
  await said.waitFor()
  await expectSoon(() => page.getByRole('button', { name: 'Применить' }).count(), 0)
  server.on('GET /v1/dictionary/order-status', () => ({ body: STATUSES }))
  server.on('GET /v1/dictionary/city-eager', () => ({ body: [{ ...CITY, points: [], companies: [] }] }))
  await page.getByRole('button', { name: 'Обновить', exact: true }).first().click()
  await row(page, 2).getByText('Новый').waitFor()
  await said.waitFor({ state: 'detached' })

  server.on('GET /v1/dictionary/courier', refuse('Курьеров спросить нельзя'))
  await goTo(page, `/archive-orders?courierId=5&cityId=${CITY.id}`)
  await page.getByText('Курьеры не загрузились: Курьеров спросить нельзя').waitFor()
})

test('a dropped stream is reported, reconnects and reloads the list once; refusals load the user once, an expired key ends the session', async () => {
  const { page } = await open('/orders', { hasClock: true })
  await page.getByText('В эфире').waitFor()
  // The console reloads the list if the stream opens after the first request. Wait for an event, so that `searches` includes this reload.
  // A pushed order would make the console repeat the search 20 s later.
  await row(page, 2).waitFor()
  server.write('event: notification\ndata: 12\n\n')
  await page.getByRole('link', { name: /^Уведомления: 12/ }).waitFor()
  const searches = server.callsOf(SEARCH).length
  let refusals = 0
  page.on('response', (response) => {
    if (response.url().includes('/sse/') && response.status() === 503) refusals++
  })
  server.refuseStreams(503)
  server.dropStreams()
  await page.getByText(/Нет связи/).waitFor()
  const pauses = PAUSES_MS.values()
  const reconnect = () => page.clock.fastForward(pauses.next().value ?? 0)
  for (let refusal = 1; refusal <= 3; refusal++) {
    await reconnect()
    await expectSoon(() => refusals >= refusal, true)
  }
  await expectSoon(() => server.callsOf('GET /v1/user').length, 2)
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(KEY)

  server.on(SEARCH, () => paged([orderOf(9)]))
  server.refuseStreams(undefined)
  await reconnect()
  await page.getByText('В эфире').waitFor()
  await row(page, 9).waitFor()
  expect(server.streamCount()).toBe(2)
  expect(server.callsOf(SEARCH)).toHaveLength(searches + 1)

  server.on('GET /v1/user', () => ({ status: 401, body: { message: 'Войдите снова' } }))
  server.refuseStreams(401)
  server.dropStreams()
  await page.getByText(/Нет связи/).waitFor()
  await reconnect()
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
})

test('a slow answer never overwrites a newer one', async () => {
  const held: (() => void)[] = []
  server.on(SEARCH, ({ body }) => {
    const { status } = body as { status?: number }
    if (status !== 10) return paged([orderOf(20)])
    return new Promise((resolve) => held.push(() => resolve(paged([orderOf(10)]))))
  })
  const { page } = await open('/orders?status=10')
  await page.getByRole('heading', { name: 'Активные заказы' }).waitFor()
  await expectSoon(() => held.length > 0, true)
  await goTo(page, '/orders?status=20')
  await row(page, 20).waitFor()
  for (const respond of held) respond()
  await pauseFor(300)
  await expectSoon(() => row(page, 20).count(), 1)
  await expectSoon(() => row(page, 10).count(), 0)
})

test('a page above the page count is dropped from the address', async () => {
  server.on(SEARCH, ({ query }) => (query.get('page') === '1' ? paged([orderOf(1)], 1) : paged([], 1)))
  const { page } = await open('/orders?page=7&cityId=7&companyName=&status=oops')
  await row(page, 1).waitFor()
  expect(new URL(page.url()).searchParams.has('page')).toBe(false)
  // After a reconnect of the stream the console repeats the search, so ignore a call that equals the previous one.
  const calls = server.callsOf(SEARCH).map(({ query, body }) => JSON.stringify([query.get('page'), body]))
  const changes = calls.filter((call, index) => call !== calls[index - 1])
  expect(changes).toEqual(['["7",{"cityId":7}]', '["1",{"cityId":7}]'])
})

test('filters and sorting are in the body, and a change returns to page 1', async () => {
  server.on(SEARCH, ({ query, body }) => {
    if ('externalId' in Object(body)) return paged([orderOf(1)])
    const page = Number(query.get('page'))
    return paged(
      Array.from({ length: 20 }, (_, index) => orderOf(page * 100 + index)),
      60,
    )
  })
  const { page } = await open('/orders?page=2')
  await row(page, 200).waitFor()
  const all = () => server.callsOf(SEARCH).map(({ query, body }) => [query.get('page'), body])
  // Skip repeated requests: if the event stream opens after the first request, the console reloads the list.
  const requests = () => all().filter((call, index, calls) => !isDeepStrictEqual(call, calls[index - 1]))
  // The counts of «Требуют внимания» include all orders, so the console loads the other pages too.
  const unfiltered = [
    ['2', {}],
    ['1', {}],
    ['3', {}],
  ]
  await expectSoon(requests, unfiltered)
  await page.getByLabel('Внешний номер заказа').fill('A-17')
  await page.getByRole('button', { name: 'Применить' }).click()
  await page.waitForURL(/externalId=A-17/)
  await row(page, 1).waitFor()
  await page.getByRole('columnheader', { name: 'Дата создания' }).click()
  await page.waitForURL(/orderBy=createdAt_SORT_ASC/)
  await row(page, 1).waitFor()
  const filters = { externalId: 'A-17', cityId: CITY.id }
  await expectSoon(requests, [...unfiltered, ['1', filters], ['1', { ...filters, orderBy: 'createdAt_SORT_ASC' }]])
})

test('«Обновить» repeats a failed load; of a malformed row only the field or the row is left out; without paging headers there is one page', async () => {
  server.on(SEARCH, () => ({ status: 500, raw: '<html>Bad gateway</html>' }))
  const { page } = await open('/orders')
  await page.getByRole('alert').getByText('Ошибка', { exact: true }).waitFor()
  server.on(SEARCH, () => paged([orderOf(4), { ...orderOf(5), createdAt: 'yesterday' }, { status: 20 }]))
  await page.getByRole('alert').getByRole('button', { name: 'Обновить' }).click()
  await row(page, 4).waitFor()
  await row(page, 5).waitFor()
  await page.getByText('1 заказ не показан').waitFor()

  server.on(SEARCH, ({ body }) => ({ body: 'status' in Object(body) ? [] : [orderOf(3), orderOf(2), orderOf(1)] }))
  await page.getByRole('button', { name: 'Обновить список' }).click()
  await page.getByText('3 записи', { exact: true }).waitFor()
  await expectSoon(() => page.locator(PAGER).count(), 0)
  await goTo(page, '/orders?status=20')
  await page.getByText('0 записей', { exact: true }).waitFor()
})

test('a changed hash refreshes the user exactly once; a lost permission and a new name take effect at once', async () => {
  const withHash = (hash: string) => ({
    ...paged([orderOf(1)], 60),
    headers: { ...paged([], 60).headers, 'x-user-modified-hash': hash },
  })
  server.on(SEARCH, () => withHash('first'))
  const { page } = await open('/orders')
  await row(page, 1).waitFor()
  expect(server.callsOf('GET /v1/user')).toHaveLength(1)
  server.on('GET /v1/user', () => ({
    body: { ...USER, fio: 'Новая Фамилия', accesses: ['city_manage'] },
    headers: { 'x-user-modified-hash': 'second' },
  }))
  server.on(SEARCH, () => withHash('second'))
  // Opening page 2 sends a search. Its response has a changed `x-user-modified-hash`, so the console loads the user again.
  await goTo(page, '/orders?page=2')
  await page.waitForURL('**/profile')
  await page.getByRole('button', { name: /^Меню пользователя: .*Новая Фамилия/ }).waitFor()
  expect(server.callsOf('GET /v1/user')).toHaveLength(2)
})
