/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { PARTNER_COMPANY_ID } from '../../mocks/seeds/companies'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { Order } from '../../src/api/orders'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { type Caller, createCaller, rowsOf, total } from './call'
import { errorFields } from './formBodies'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld().world
  call = createCaller(world, 'operator')
})

const live = async (filter: object, page = 1) => call('POST', `/manage/order/search?page=${page}`, filter)
const archive = async (filter: object, page = 1) => call('POST', `/manage/order/archive/search?page=${page}`, filter)
const everyPage = async (search: typeof live, filter: object) => {
  const first = await search(filter)
  const pages = Number(first.headers.get('x-pagination-page-count'))
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, i) => search(filter, i + 2)))
  return [first, ...rest].flatMap((page) => rowsOf<Order>(page))
}

test('the first page of Karaganda is full of orders of many statuses, newest first', async () => {
  const page = await live({ cityId: 1 })
  expect(total(page)).toBeGreaterThanOrEqual(25)
  expect(total(page)).toBeLessThanOrEqual(75)
  const rows = await everyPage(live, { cityId: 1 })
  expect(rows).toHaveLength(total(page))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((a, b) => b - a))
  expect(rows.every(({ status }) => isActiveOrderStatus(status))).toBe(true)
  expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6)
})

test('the archive contains all other orders', async () => {
  const rows = await everyPage(archive, {})
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.some(({ status }) => isActiveOrderStatus(status))).toBe(false)
  expect(rows.every(({ cityId }) => cityId === 1)).toBe(true)
})

test.each([
  ['status', { status: ORDER_STATUS.onTheWay }, (o: Order) => o.status === ORDER_STATUS.onTheWay],
  ['pointId', { pointId: 2 }, (o: Order) => o.point?.id === 2],
  ['companyId', { companyId: 1 }, (o: Order) => o.companyId === 1],
  ['companyName', { companyName: 'дастар' }, (o: Order) => o.companyName === 'Дастархан'],
  ['paymentTypeId', { paymentTypeId: 3 }, (o: Order) => o.paymentTypeId === 3],
  ['isExternalCourier', { isExternalCourier: true }, (o: Order) => o.isExternalCourier === true],
  ['deliveryService', { deliveryService: 'Yandex' }, (o: Order) => o.deliveryService === 'Yandex'],
  ['isNewClient', { isNewClient: true }, (o: Order) => o.isNewClient === true],
  ['isPromoUsed', { isPromoUsed: false }, (o: Order) => o.isPromoUsed === false],
])('the live filter by %s keeps only matching orders', async (_, filter, matches) => {
  const everything = await everyPage(live, {})
  const found = await everyPage(live, filter)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(everything.length)
  expect(found).toEqual(everything.filter(matches))
})

test('the archive filters by courier, return check and days of the city', async () => {
  const everything = await everyPage(archive, {})
  const courierId = everything.find(({ courier }) => courier)?.courier?.id
  expect(await everyPage(archive, { courierId })).toEqual(everything.filter(({ courier }) => courier?.id === courierId))
  const withCheck = await everyPage(archive, { hasReturnCheck: true })
  expect(withCheck).toEqual(everything.filter(({ returnCheckUrl }) => returnCheckUrl))
  expect(withCheck.map(({ id }) => id)).toContain(SPECIAL_ORDER_IDS.delivered)
  const days = await everyPage(archive, { dateStart: '2026-03-10', dateEnd: '2026-03-12' })
  expect(days.length).toBeGreaterThan(0)
  expect(days).toEqual(everything.filter(({ createdAt }) => /^2026-03-1[012]/.test(createdAt ?? '')))
})

test('the order list sorts by the fields of the console, in both directions', async () => {
  const sums = (rows: Order[]) => rows.map(({ sumTotal }) => sumTotal ?? 0)
  const ascending = sums(await everyPage(live, { orderBy: 'sumTotal_SORT_ASC' }))
  expect(ascending).toEqual([...ascending].sort((a, b) => a - b))
  expect(sums(await everyPage(live, { orderBy: 'sumTotal_SORT_DESC' }))).toEqual([...ascending].reverse())
  for (const field of ['id', 'status', 'createdAt', 'cityId', 'dateTimeStatusFinish']) {
    expect((await live({ orderBy: `${field}_SORT_DESC` })).status).toBe(200)
  }
})

test('a city outside the allowed ones is refused, a filter of a wrong type is named', async () => {
  expect((await live({ cityId: 2 })).status).toBe(403)
  expect(await live({ id: 'abc' })).toMatchObject({ status: 422, body: { errors: { id: 'Неверное значение' } } })
  expect((await archive({ dateStart: '21-11-2026' })).status).toBe(422)
  expect(errorFields(await archive({ dateStart: '2026-02-30', dateEnd: '2026-13-01' }))).toEqual([
    'dateStart',
    'dateEnd',
  ])
})

test.each(['/order/search', '/order/archive/search', '/city/search', '/employee/search'])(
  '%s refuses to sort by an unknown field',
  async (path) => {
    const administrator = createCaller(world, 'administrator')
    for (const field of ['constructor', '__proto__', 'toString']) {
      expect(
        errorFields(await administrator('POST', `/manage${path}?page=1`, { orderBy: `${field}_SORT_ASC` })),
      ).toEqual(['orderBy'])
    }
  },
)

test('a partner sees only orders of the own company', async () => {
  const partner = createCaller(world, 'partner')
  const rows = rowsOf<Order>(await partner('POST', '/manage/order/search', {}))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ companyId }) => companyId === PARTNER_COMPANY_ID)).toBe(true)
  expect((await partner('GET', `/manage/order/${SPECIAL_ORDER_IDS.partner}`)).status).toBe(200)
  expect((await partner('GET', `/manage/order/${SPECIAL_ORDER_IDS.fresh}`)).status).toBe(404)
})

test('money adds up in every order, and both legal forms of moments and numbers are used', async () => {
  for (const order of world.db.orders.all()) {
    expect(order.sumItems).toBe(order.orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    expect(order.sumTotal).toBe(order.sumItems + order.deliveryPrice + order.correctionalPrice)
    expect(order.sumTotal).toBeGreaterThan(0)
  }
  const { body } = await call('GET', `/manage/order/${SPECIAL_ORDER_IDS.full}`)
  expect(body).toMatchObject({
    createdAt: '2026-03-18 12:48:00',
    dateTimeStatusFinish: '2026-03-18T13:08:00+05:00',
    addressTo: { lat: expect.stringMatching(/^\d+\.\d{6}$/), long: expect.any(String) },
  })
})
