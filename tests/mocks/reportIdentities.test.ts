/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { CourierStatistics } from '../../src/api/couriers'
import type { NumberOption } from '../../src/api/dictionaries'
import type { ArchiveSummary } from '../../src/api/orders'
import type { Payment } from '../../src/api/payments'
import type { CourierReportRow, DailyReportRow, PartnerReportRow } from '../../src/api/reports'
import type { Shift } from '../../src/api/shifts'
import { rowsOf } from './call'
import { CITY, dateOf, loadEveryPage, type SeededMoney, seededMoney, shiftPay, sum } from './seededMoney'

/** The figures of reports must equal the sums of shifts, orders, penalties and payments. Today's date in the mock data is 18 March 2026. */
let money: SeededMoney
let days: DailyReportRow[]
let periods: NumberOption[]
beforeAll(async () => {
  money = await seededMoney()
  const path = `/manage/report/delivery?cityId=${CITY}`
  const monthOf = (month: number) => loadEveryPage<DailyReportRow>(money.call, path, { month, year: 2026 })
  days = [...(await monthOf(2)), ...(await monthOf(3))]
  periods = rowsOf<NumberOption>(await money.call('GET', '/dictionary/report-courier-period')).slice(0, 4)
})

function datesOf({ label }: NumberOption): { dateStart: string; dateEnd: string } {
  const [dateStart = '', dateEnd = ''] = label.split(' – ').map((date) => date.split('-').reverse().join('-'))
  return { dateStart, dateEnd }
}

const within = (date: string | undefined, { dateStart, dateEnd }: { dateStart: string; dateEnd: string }) =>
  date !== undefined && date >= dateStart && date <= dateEnd

describe('the report', () => {
  const salaryOf = (shifts: readonly Shift[]) =>
    sum(shifts, (shift) => shiftPay(shift).orderAmount + shiftPay(shift).dailyBonus + shiftPay(shift).hoursAmount)

  test('by couriers sum the shifts of the period, less the penalties; statistics are equal', async () => {
    const { call, shifts, fines: allFines, delivered } = money
    const ordersOf = (dates: { dateStart: string; dateEnd: string }) =>
      delivered.filter((order) => !order.isExternalCourier && within(dateOf(order), dates))
    for (const period of periods) {
      const dates = datesOf(period)
      const rows = await loadEveryPage<CourierReportRow>(call, '/manage/report/courier', {
        periodId: period.value,
        cityId: CITY,
      })
      for (const row of rows) {
        const own = shifts.filter(({ courier, dateSlot }) => courier?.id === row.courierId && within(dateSlot, dates))
        const fines = allFines.filter(
          ({ courierId, createdAt }) => courierId === row.courierId && within(createdAt?.slice(0, 10), dates),
        )
        const penalty = sum(fines, ({ price }) => price)
        const income = salaryOf(own) - penalty
        expect(row).toMatchObject({
          periodId: period.value,
          countOrders: ordersOf(dates).filter(({ courierId }) => courierId === row.courierId).length,
          penalty,
          income,
        })
      }
      const all = shifts.filter(({ dateSlot }) => within(dateSlot, dates))
      const couriers = [...all.map(({ courier }) => courier?.id), ...ordersOf(dates).map(({ courierId }) => courierId)]
      expect(new Set(rows.map(({ courierId }) => courierId))).toEqual(new Set(couriers))
      expect(sum(rows, ({ countOrders }) => countOrders)).toBe(ordersOf(dates).length)
      const first = rows[0]
      if (!first) continue
      const { body } = await call('POST', `/manage/courier/${first.courierId}/statistics`, dates)
      const statistics = body as CourierStatistics
      expect(statistics).toMatchObject({
        penaltyAmount: first.penalty,
        totalAmount: first.income,
      })
      const filter = { ...dates, courierId: first.courierId }
      const summary = (await call('POST', '/manage/order/archive/summary', filter)).body as ArchiveSummary
      expect(statistics.countSuccessOrders).toBe(summary.successCount)
    }
  })

  test('by partners sum the delivered orders under each commission method', async () => {
    const { call, world, delivered } = money
    for (const period of periods) {
      const dates = datesOf(period)
      const rows = await loadEveryPage<PartnerReportRow>(call, '/manage/report/partner', {
        periodId: period.value,
        cityId: CITY,
      })
      const orders = delivered.filter((order) => within(dateOf(order), dates))
      expect(sum(rows, ({ countOrders }) => countOrders)).toBe(orders.length)
      for (const row of rows) {
        const setting = world.db.company(row.companyId).settings.find(({ cityId }) => cityId === CITY)
        const own = orders.filter(({ companyId }) => companyId === row.companyId)
        const income = sum(own, ({ sumItems, serviceFee, branchId, zoneId }) => {
          const price = world.db
            .branch(branchId)
            .deliveryZones.find(({ deliveryZoneId }) => deliveryZoneId === zoneId)?.price
          return (
            serviceFee + (setting?.typeId === 1 ? Math.round((sumItems * (setting.percent ?? 0)) / 100) : (price ?? 0))
          )
        })
        expect(row).toMatchObject({
          calcTypeId: setting?.typeId,
          countOrders: own.length,
          totalSum: sum(own, ({ sumItems }) => sumItems),
          deliverySum: sum(own, ({ deliveryPrice }) => deliveryPrice),
          income,
        })
      }
    }
  })

  test("carry over a partner's balance between periods: payments less debts", async () => {
    const { call } = money
    const payments = rowsOf<Payment>(await call('POST', '/manage/pay/search', {}))
    const balances = new Map<number, number>()
    for (const period of [...periods].reverse()) {
      const rows = await loadEveryPage<PartnerReportRow>(call, '/manage/report/partner', { periodId: period.value })
      for (const { companyId, balance = 0, income = 0 } of rows) {
        const paid = payments.filter(
          (payment) => payment.companyId === companyId && within(payment.payedAt, datesOf(period)),
        )
        expect(balance).toBe((balances.get(companyId) ?? 0) + sum(paid, ({ amount }) => amount) - income)
        balances.set(companyId, balance)
      }
    }
    expect(balances.size).toBeGreaterThan(35)
  })

  test('by days sum the orders of each day, and the pay of the shifts that began on it', async () => {
    const { call, shifts, fines: allFines, delivered } = money
    expect(days.length).toBeGreaterThanOrEqual(30)
    for (const day of days) {
      const { body } = await call('POST', '/manage/order/archive/summary', {
        cityId: CITY,
        dateStart: day.dateItem,
        dateEnd: day.dateItem,
      })
      const orders = delivered.filter((order) => dateOf(order) === day.dateItem)
      const own = shifts.filter(({ dateSlot }) => dateSlot === day.dateItem)
      const fines = allFines.filter(({ createdAt }) => createdAt?.startsWith(day.dateItem))
      expect(day.countOrders).toBe((body as ArchiveSummary).successCount)
      expect(day).toMatchObject({
        sumOrders: sum(orders, ({ sumItems }) => sumItems),
        incomeDelivery: sum(orders, ({ deliveryPrice }) => deliveryPrice),
        paymentForOrders: sum(own, (shift) => shiftPay(shift).orderAmount),
        paymentForHours: sum(own, (shift) => shiftPay(shift).hoursAmount),
        paymentBonuses: sum(own, (shift) => shiftPay(shift).dailyBonus),
        paymentPenalties: sum(fines, ({ price }) => price),
      })
    }
  })

  test('by days add up within each row', () => {
    const value = (day: DailyReportRow, name: keyof DailyReportRow) => Number(day[name] ?? 0)
    const add = (day: DailyReportRow, prefix: string) =>
      sum(Object.entries(day), ([name, count]) => (name.startsWith(prefix) ? Number(count) : 0))
    for (const day of days) {
      const of = (name: keyof DailyReportRow) => value(day, name)
      expect(of('countPaidDelivery') + of('countFreeDelivery')).toBe(of('countOrders'))
      expect(add(day, 'countZoneOrders')).toBe(of('countOrders'))
      expect(add(day, 'countCourierOrders')).toBe(of('countOrders'))
      expect(of('income')).toBe(of('incomeDelivery') + of('incomeOrders') - of('acquiringCommission'))
      const pay = of('paymentForOrders') + of('paymentForHours') + of('paymentBonuses') - of('paymentPenalties')
      expect(of('payment')).toBe(pay + of('paymentForExternal'))
      expect(of('profit')).toBe(of('income') - of('payment'))
    }
  })

  test('of all kinds agree on the revenue of orders', async () => {
    const rows: PartnerReportRow[] = []
    for (const { value: periodId } of periods) {
      rows.push(
        ...(await loadEveryPage<PartnerReportRow>(money.call, '/manage/report/partner', { periodId, cityId: CITY })),
      )
    }
    expect(sum(rows, ({ income }) => income)).toBe(sum(days, ({ incomeOrders }) => incomeOrders))
    expect(sum(rows, ({ deliverySum }) => deliverySum)).toBe(sum(days, ({ incomeDelivery }) => incomeDelivery))
  })
})
