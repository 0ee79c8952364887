/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import type { ManualClock } from '../../mocks/store/clock'
import type { OrderRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { DailyReportRow, PartnerReportRow } from '../../src/api/reports'
import { type Caller, createCaller } from './call'
import { loadEveryPage } from './seededMoney'

let world: World
let clock: ManualClock
let call: Caller
beforeEach(() => {
  ;({ world, clock } = createTestWorld({ size: 1500 }))
  call = createCaller(world, 'administrator')
})

const PERIOD = { periodId: 20260316, cityId: 1 }
const partners = () => loadEveryPage<PartnerReportRow>(call, '/manage/report/partner', PERIOD)
const days = () => loadEveryPage<DailyReportRow>(call, '/manage/report/delivery?cityId=1', { month: 3, year: 2026 })
const incomeOf = async (companyId: number) =>
  (await partners()).find((row) => row.companyId === companyId)?.income ?? Number.NaN

function deliverNow(like: OrderRecord): void {
  const at = clock.second()
  const id = Math.max(...world.db.orders.all().map((order) => order.id)) + 1
  world.db.orders.insert({ ...like, id, externalId: String(id), createdAt: at, finishedAt: at, courierId: null })
}

function delivered(typeId: 1 | 2): OrderRecord {
  const found = world.db.orders.all().find(({ status, cityId, companyId, createdAt }) => {
    const terms = world.db.company(companyId).settings.find((row) => row.cityId === 1)
    return (
      status === ORDER_STATUS.delivered &&
      cityId === 1 &&
      terms?.typeId === typeId &&
      clock.second() - createdAt < 86_400
    )
  })
  if (!found) throw new Error('No such order')
  return found
}

test('new terms of a company apply to later orders', async () => {
  const like = delivered(1)
  const { id, ...company } = world.db.company(like.companyId)
  clock.advance(60)
  const before = { partners: await partners(), days: await days() }
  const settings = company.settings.map((row) => (row.cityId === 1 ? { ...row, typeId: 1, percent: 50 } : row))
  expect((await call('POST', `/manage/company/${id}`, { ...company, settings })).status).toBe(200)
  expect({ partners: await partners(), days: await days() }).toEqual(before)

  const income = await incomeOf(id)
  deliverNow(like)
  expect((await incomeOf(id)) - income).toBe(Math.round(like.sumItems / 2) + like.serviceFee)
  clock.advance(60)
  const later = await incomeOf(id)
  const latest = settings.map((row) => (row.cityId === 1 ? { ...row, percent: 1 } : row))
  await call('POST', `/manage/company/${id}`, { ...company, settings: latest })
  expect(await incomeOf(id)).toBe(later)
})

test('new prices of a branch and a zone, and a deleted branch, do not change the past', async () => {
  const like = delivered(2)
  clock.advance(60)
  const before = { partners: await partners(), days: await days() }
  const { id, companyId, ...branch } = world.db.branch(like.branchId)
  const deliveryZones = branch.deliveryZones.map((row) => ({ ...row, price: 7777 }))
  expect((await call('POST', `/manage/company/branch/${id}`, { ...branch, deliveryZones })).status).toBe(200)
  const zone = world.db.point(like.pointId).deliveryZones.find((one) => one.id === like.zoneId)
  const { id: zoneId, ...form } = { ...zone, deliveryPrice: 8888, typeId: zone?.typeId === 1 ? 5 : 1 }
  expect((await call('POST', `/manage/point/delivery-zone/${zoneId}`, form)).status).toBe(200)
  expect({ partners: await partners(), days: await days() }).toEqual(before)
  const income = await incomeOf(companyId)
  deliverNow(like)
  expect((await incomeOf(companyId)) - income).toBe(7777 + like.serviceFee)

  clock.advance(60)
  const now = { partners: await partners(), days: await days() }
  for (const order of world.db.activeOrders())
    if (order.branchId === id) world.db.orders.update(order.id, { status: ORDER_STATUS.cancelled, nextAt: null })
  expect((await call('DELETE', `/manage/company/branch/${id}`)).status).toBe(204)
  expect({ partners: await partners(), days: await days() }).toEqual(now)
})

test('a company with orders is disabled, not deleted', async () => {
  const { companyId } = delivered(1)
  for (const { id } of [...world.db.branches.all()].filter((one) => one.companyId === companyId))
    world.db.branches.remove(id)
  for (const { id } of [...world.db.payments.all()].filter((one) => one.companyId === companyId))
    world.db.payments.remove(id)
  for (const one of [...world.db.employees.all()]) if (one.companyId === companyId) world.db.employees.remove(one.id)
  expect(await call('DELETE', `/manage/company/${companyId}`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('заказы') },
  })
})

test('a month closes after the tenth of the next one: its payments cannot be added or deleted', async () => {
  const form = { methodId: 2, amount: 5000, payedAt: '2026-03-01', comment: null }
  const enter = async (payedAt: string) => (await call('POST', '/manage/pay?companyId=3', { ...form, payedAt })).status
  expect(await enter('2026-02-28')).toBe(409)
  expect(await enter('2026-03-01')).toBe(200)
  const id = world.db.payments.all().at(-1)?.id
  expect((await call('POST', `/manage/pay/${id}`, { ...form, payedAt: '2026-02-28' })).status).toBe(409)
  world.db.payments.update(id ?? 0, { payedAt: '2026-02-28' })
  expect((await call('POST', `/manage/pay/${id}`, form)).status).toBe(409)
  expect(await call('DELETE', `/manage/pay/${id}`)).toMatchObject({ status: 409, body: { message: /Месяц закрыт/ } })

  const slot = world.db.slots.all().find(({ finishedAt, cityId }) => finishedAt !== null && cityId === 1)
  world.db.slots.update(slot?.id ?? 0, { paidAt: null, startedAt: clock.second() - 30 * 86_400 })
  const edit = await call('POST', `/manage/slot/${slot?.id}`, { sessionEnd: '2026-03-18 20:00:00' })
  expect(edit).toMatchObject({ status: 409, body: { message: /Месяц закрыт/ } })
})
