import { beforeEach, expect, jest, test } from '@jest/globals'
import { createBranch } from '../../src/api/branches'
import { createCity, searchCities } from '../../src/api/cities'
import { createOrder } from '../../src/api/orders'
import { RequestFailure } from '../../src/lib/failure'
import { startServer } from './server'

const CITY = { name: 'Балхаш', timezone: 5, status: true, deliveryService: 'YANDEX' }

let log: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

async function failureOf(call: () => Promise<unknown>) {
  const error = await call().catch((caught: unknown) => caught)
  return error instanceof RequestFailure ? error.failure : error
}

test('a field that is missing is named, and nothing is sent', async () => {
  const { sent } = startServer()
  const failure = await failureOf(() => createCity({ ...CITY, name: undefined, status: null }))
  expect(failure).toMatchObject({ status: 422, fields: { name: 'Поле обязательное', status: 'Поле обязательное' } })
  expect(sent).toEqual([])
  expect(log.mock.calls.flat().join()).toContain('POST /v1/manage/city')
})

test('an invalid field is reported under its name in the form, and nothing is sent', async () => {
  const { sent } = startServer()
  const failure = await failureOf(() => createOrder({ phone: '12', orderItems: [{ name: 'Пицца', price: 1 }] }))
  expect(failure).toMatchObject({
    message: expect.stringContaining('Не отправлено'),
    fields: { phone: 'Неверный формат', 'orderItems.0.quantity': 'Поле обязательное', street: 'Поле обязательное' },
  })
  expect(sent).toEqual([])
})

test('fields outside the contract are left out, in rows too', async () => {
  const { sent } = startServer()
  const zone = { deliveryZoneId: 4, price: null, status: true, name: 'Центр' }
  const branch = { cityId: 1, pointId: 2, address: 'Ерубаева 1', lat: 49.8, long: 73.1, phone: '77011234567' }
  const loaded = { id: 8, companyId: 3, ...branch, status: true, deliveryZones: [zone] }
  await createBranch(3, loaded)
  expect(sent[0]?.body).toEqual({
    ...branch,
    status: true,
    deliveryZones: [{ deliveryZoneId: 4, price: null, status: true }],
  })
})

test('an invalid filter fails the search and is not left out', async () => {
  const { sent } = startServer()
  const failure = await failureOf(() => searchCities({ page: 1, timezone: 'пять' as unknown as number }))
  expect(failure).toMatchObject({ fields: { timezone: 'Неверное значение' } })
  expect(sent).toEqual([])
})

test('filters and order go in the body, the page in the query string', async () => {
  const { sent } = startServer()
  await searchCities({ page: 2, name: 'Бал', orderBy: 'name_SORT_ASC' }).catch(() => undefined)
  expect(sent[0]).toMatchObject({
    path: '/v1/manage/city/search?page=2',
    body: { name: 'Бал', orderBy: 'name_SORT_ASC' },
  })
})
