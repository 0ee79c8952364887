/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { getEarningsCalculator } from '../../mocks/money/earningsCalculator'
import type { ManualClock } from '../../mocks/store/clock'
import { localIsoDate } from '../../mocks/store/dateTime'
import type { SlotRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { CourierStatistics } from '../../src/api/couriers'
import type { CourierRate } from '../../src/api/rates'
import type { CourierReportRow, DailyReportRow, PartnerReportRow } from '../../src/api/reports'
import type { Salary } from '../../src/api/salary'
import type { Shift } from '../../src/api/shifts'
import { type Caller, createCaller, rowsOf } from './call'
import { loadEveryPage, shiftPay, sum } from './seededMoney'

let world: World
let clock: ManualClock
let call: Caller
beforeEach(() => {
  ;({ world, clock } = createTestWorld({ size: 1500 }))
  call = createCaller(world, 'administrator')
})

const CITY = 1
const YESTERDAY = '2026-03-17'

const shift = async (id: number) =>
  rowsOf<Shift>(
    await call('POST', '/manage/slot/search?expand=courier,ordersCounter,salary', { slotId: id }),
  )[0] as Shift
const salary = async (courierId: number, day: string) =>
  rowsOf<Salary>(await call('POST', '/manage/salary/search', { courierId, dateStart: day, dateEnd: day }))[0] as Salary
const day = async (date: string) =>
  (await loadEveryPage<DailyReportRow>(call, `/manage/report/delivery?cityId=${CITY}`, { month: 3, year: 2026 })).find(
    ({ dateItem }) => dateItem === date,
  ) as DailyReportRow
const courierRow = async (courierId: number) =>
  (await loadEveryPage<CourierReportRow>(call, '/manage/report/courier', { periodId: 20260316, cityId: CITY })).find(
    (row) => row.courierId === courierId,
  ) as CourierReportRow
const statistics = async (courierId: number, date: string) =>
  (await call('POST', `/manage/courier/${courierId}/statistics`, { dateStart: date, dateEnd: date }))
    .body as CourierStatistics

function busyShift(isPaid = false): SlotRecord {
  const { earned: earnedIn } = getEarningsCalculator(world.db)
  const found = world.db.slots.all().findLast((slot) => {
    const isAsked = isPaid
      ? slot.paidAt !== null
      : slot.paidAt === null && localIsoDate(slot.startedAt, 5) === YESTERDAY
    return slot.cityId === CITY && slot.finishedAt !== null && isAsked && earnedIn(slot).orders.length > 0
  })
  if (!found) throw new Error('No such shift')
  return found
}

test('a new rate changes shifts, salary and reports, but no paid record', async () => {
  const slot = busyShift()
  const paid = busyShift(true)
  const read = async () => ({
    paid: await shift(paid.id),
    shift: await shift(slot.id),
    salary: await salary(slot.courierId, YESTERDAY),
    report: await courierRow(slot.courierId),
    day: await day(YESTERDAY),
  })
  clock.advance(60)
  const before = await read()
  const rates = rowsOf<CourierRate>(await call('GET', `/manage/courier-rate/${CITY}`))
  const raised = rates.map((rate) => ({ ...rate, orderPrice: (rate.orderPrice ?? 0) + 1000, hourPrice: 0 }))
  await call('POST', `/manage/courier-rate/${CITY}`, raised)
  const after = await read()
  expect(after.paid).toEqual(before.paid)
  const count = before.shift.countOrder ?? 0
  expect(shiftPay(after.shift).orderAmount - shiftPay(before.shift).orderAmount).toBeGreaterThanOrEqual(1000 * count)
  expect(shiftPay(after.shift).hoursAmount).toBe(0)
  expect(after.salary.orderAmount).toBe(shiftPay(after.shift).orderAmount)
  expect(after.salary.hoursAmount).toBe(0)
  expect(after.report.income).not.toBe(before.report.income)
  expect(after.day.paymentForHours).toBe(0)
  expect((after.day.paymentForOrders ?? 0) - (before.day.paymentForOrders ?? 0)).toBeGreaterThanOrEqual(1000 * count)
  expect(after.day.income).toBe(before.day.income)
})

test('paid records are unchanged by rates that change in the same second', async () => {
  const slot = busyShift()
  const read = async () => [await shift(slot.id), await salary(slot.courierId, YESTERDAY)]
  const raise = async () => {
    const rates = rowsOf<CourierRate>(await call('GET', `/manage/courier-rate/${CITY}`))
    const raised = rates.map((rate) => ({ ...rate, orderPrice: (rate.orderPrice ?? 0) + 1000 }))
    await call('POST', `/manage/courier-rate/${CITY}`, raised)
  }
  const before = await read()
  await raise()
  const { id } = await salary(slot.courierId, YESTERDAY)
  expect((await call('GET', `/manage/salary/${id}/pay`)).status).toBe(204)
  const paid = await read()
  expect(shiftPay(paid[0] as Shift).orderAmount).toBeGreaterThan(shiftPay(before[0] as Shift).orderAmount)
  await raise()
  expect(await read()).toEqual(paid)
})

test('a new bonus grid and a current condition apply immediately', async () => {
  const slot = busyShift()
  const before = await shift(slot.id)
  await call('POST', `/manage/courier-bonus-rate/${CITY}?typeId=${slot.terms.typeId}`, {
    rates: [{ minQuantityOrder: 1, price: 12_345 }],
  })
  expect(shiftPay(await shift(slot.id)).dailyBonus).toBe(12_345)
  await call('POST', '/manage/courier-ratio-rate', {
    cityId: CITY,
    ratio: 10,
    priority: 999,
    status: true,
    dateStart: YESTERDAY,
    dateEnd: '2026-03-18',
  })
  const raised = shiftPay(await shift(slot.id)).orderAmount
  expect(raised).toBeGreaterThan(2 * shiftPay(before).orderAmount)
  expect((await salary(slot.courierId, YESTERDAY)).orderAmount).toBe(raised)
})

test('a penalty is taken off the day, the report and the statistics; cancelled, it is given back', async () => {
  const { courierId } = world.db.slots
    .all()
    .find(({ cityId, finishedAt }) => cityId === CITY && (finishedAt ?? 0) > clock.second() - 6 * 3600) as SlotRecord
  const today = '2026-03-18'
  const read = async () => [
    (await statistics(courierId, today)).totalAmount ?? 0,
    (await courierRow(courierId)).income ?? 0,
    -((await day(today)).paymentPenalties ?? 0),
    (await day(today)).payment ?? 0,
    -((await day(today)).profit ?? 0),
  ]
  const before = await read()
  await call('POST', `/manage/courier/${courierId}/penalty/create`, { typeId: 4 })
  expect(await read()).toEqual(before.map((amount) => amount - 1500))
  expect((await salary(courierId, today)).penalty ?? 0).toBeGreaterThanOrEqual(1500)
  const id = world.db.courierPenalties.all().at(-1)?.id
  await call('DELETE', `/manage/courier/penalty/${id}`)
  expect(await read()).toEqual(before)
})

test('a shift that is cut short pays fewer hours, and less salary', async () => {
  const slot = busyShift()
  const before = await salary(slot.courierId, YESTERDAY)
  const form = (second: number) => new Date((second + 5 * 3600) * 1000).toISOString().slice(0, 16).replace('T', ' ')
  const end = slot.finishedAt ?? 0
  const pause = { breakTimeStart: `${form(end - 7200)}:00`, breakTimeEnd: `${form(end - 3600)}:00` }
  expect((await call('POST', `/manage/slot/${slot.id}`, { sessionEnd: `${form(end)}:00`, ...pause })).status).toBe(200)
  const after = await salary(slot.courierId, YESTERDAY)
  expect(after.hoursAmount).toBeLessThan(before.hoursAmount ?? 0)
  expect(after.payouts).toBeLessThan(before.payouts ?? 0)
  expect(after.orderAmount).toBe(before.orderAmount)
})

test('a payment and another commission change a partner’s balance', async () => {
  const row = async () =>
    (await loadEveryPage<PartnerReportRow>(call, '/manage/report/partner', { periodId: 20260316, cityId: CITY })).find(
      ({ companyId }) => companyId === 3,
    ) as Required<PartnerReportRow>
  const before = await row()
  await call('POST', '/manage/pay?companyId=3', { methodId: 1, amount: 50_000, payedAt: '2026-03-18' })
  expect(await row()).toEqual({ ...before, balance: before.balance + 50_000 })
  world.db.companies.update(3, { settings: [{ cityId: CITY, typeId: 1, percent: 50 }] })
  const after = await row()
  expect(after.calcTypeId).toBe(1)
  expect(after.income).toBeGreaterThan(before.income)
  expect(after.balance).toBeLessThan(before.balance)
})

test('a returned order is no longer paid, unless it already was', async () => {
  const slot = busyShift()
  const orders = getEarningsCalculator(world.db).earned(slot).orders
  const before = await shift(slot.id)
  const giveBack = (id = 0) => call('GET', `/manage/order/${id}/change-status/-1`)
  expect((await giveBack(orders.at(-1)?.id)).status).toBe(200)
  const after = await shift(slot.id)
  expect(after.countOrder).toBe((before.countOrder ?? 0) - 1)
  expect(shiftPay(after).orderAmount).toBeLessThan(shiftPay(before).orderAmount)

  const other = world.db.slots.all().findLast((candidate) => {
    const delivered = getEarningsCalculator(world.db).earned(candidate).orders.at(-1)?.finishedAt ?? 0
    return candidate.id !== slot.id && candidate.finishedAt !== null && delivered > clock.second() - 20 * 3600
  }) as SlotRecord
  await call('GET', `/manage/salary/${other.id}/pay`)
  const paid = getEarningsCalculator(world.db).earned(other).orders.at(-1)
  expect(await giveBack(paid?.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('уже оплачена') },
  })
  expect(paid?.status).toBe(100)
})

test('simulated deliveries are added to open shifts hour by hour', async () => {
  const open = world.db.slots.all().filter(({ cityId, finishedAt }) => cityId === CITY && finishedAt === null)
  const totals = async () => {
    const shifts = await Promise.all(open.map(({ id }) => shift(id)))
    return {
      orders: sum(shifts, ({ countOrder }) => countOrder),
      hours: sum(shifts, (row) => shiftPay(row).hoursAmount),
      money: sum(shifts, (row) => shiftPay(row).orderAmount),
    }
  }
  const delivered = () =>
    world.db.orders
      .all()
      .filter(({ status, courierId }) => status === 100 && open.some((slot) => slot.courierId === courierId)).length
  const [before, deliveredBefore] = [await totals(), delivered()]
  clock.advance(3600)
  const after = await totals()
  expect(after.orders - before.orders).toBeGreaterThan(20)
  expect(after.orders - before.orders).toBe(delivered() - deliveredBefore)
  expect(after.money).toBeGreaterThan(before.money)
  expect(after.hours).toBeGreaterThan(before.hours)
})
