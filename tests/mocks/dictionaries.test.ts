/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { ORDER_STATUS_SEEDS } from '../../mocks/seeds/orderStatuses'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { CityEager, NumberOption } from '../../src/api/dictionaries'
import { type Caller, createCaller, rowsOf } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 20 }).world
  call = createCaller(world, 'operator')
})

const dictionary = (path: string) => call('GET', `/dictionary/${path}`)

test('order statuses are those of the contract, readable on white', async () => {
  const { body } = await dictionary('order-status')
  expect(body).toEqual(ORDER_STATUS_SEEDS)
  expect(ORDER_STATUS_SEEDS.map(({ key }) => key)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 100, 0, -1, -2, -3])
  for (const { color } of ORDER_STATUS_SEEDS) expect(contrastToWhite(color)).toBeGreaterThanOrEqual(4.5)
})

test('cities come with their points and companies, the allowed ones only', async () => {
  const cities = rowsOf<CityEager>(await dictionary('city-eager'))
  expect(cities.map(({ name }) => name)).toEqual(['Караганда'])
  expect(cities[0]?.points).toHaveLength(5)
  expect(cities[0]?.companies.length).toBeGreaterThan(15)
  const all = rowsOf<CityEager>(await createCaller(world, 'administrator')('GET', '/dictionary/city-eager'))
  expect(all).toHaveLength(6)
  expect(all.map(({ id, timezone }) => timezone === world.db.timezone(id))).toEqual(all.map(() => true))
})

test('points, companies and branches of a city', async () => {
  expect(rowsOf<NumberOption>(await dictionary('point/1'))[0]).toEqual({ value: 1, label: 'Центр' })
  expect(rowsOf(await dictionary('company')).length).toBe(rowsOf(await dictionary('company?cityId=1')).length)
  const branches = rowsOf<NumberOption>(await dictionary('company/1/branches/1'))
  expect(branches.length).toBeGreaterThan(0)
  expect(branches.map(({ value }) => world.db.branch(value))).toEqual(
    world.db.branches.all().filter(({ companyId, cityId }) => companyId === 1 && cityId === 1),
  )
  for (const path of ['point/2', 'company?cityId=2', 'courier?cityId=2', 'company/1/branches/2']) {
    expect((await dictionary(path)).status).toBe(403)
  }
  expect((await dictionary('company/999/branches/1')).status).toBe(404)
})

test('a partner is offered his own company only', async () => {
  expect((await createCaller(world, 'partner')('GET', '/dictionary/company')).body).toEqual([
    { value: 1, label: 'Дастархан' },
  ])
  expect((await createCaller(world, 'partner')('GET', '/dictionary/company/2/branches/1')).status).toBe(403)
})

test('couriers carry their transport, roles and permissions their names', async () => {
  const couriers = rowsOf(await dictionary('courier?cityId=1'))
  expect(couriers.length).toBeGreaterThan(100)
  expect(couriers[0]).toEqual({ value: 1001, label: expect.any(String), courierTypeId: expect.any(Number) })
  expect(rowsOf(await dictionary('roles'))).toContainEqual({ value: 'operator', label: 'Оператор' })
  const permissions = rowsOf<{ value: string; label: string }>(await dictionary('permissions'))
  expect(permissions.filter(({ value, label }) => value === label)).toEqual([])
  expect(rowsOf(await dictionary('contact-type'))).toHaveLength(5)
})

test('report periods are half-months, the present one first', async () => {
  const days = { dateStart: '2026-03-16', dateEnd: '2026-03-31' }
  const expected = { value: 20260316, label: '16-03-2026 – 31-03-2026', ...days }
  expect(rowsOf(await dictionary('report-partner-period'))[0]).toEqual(expected)
  expect(rowsOf(await dictionary('report-courier-period'))).toHaveLength(6)
})

test('nothing is returned without a key', async () => {
  expect((await createCaller(world, null)('GET', '/dictionary/order-status')).status).toBe(401)
})

function contrastToWhite(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}
