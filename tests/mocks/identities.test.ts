/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { ArchiveSummary } from '../../src/api/orders'
import type { CourierBonusGrid, CourierRate } from '../../src/api/rates'
import type { Salary, SalarySummary } from '../../src/api/salary'
import { rowsOf, total } from './call'
import { CITY, grouped, loadEveryPage, type SeededMoney, seededMoney, shiftPay, sum, TIMEZONE } from './seededMoney'

/**
 * The figures that the API returns for a city's generated month must agree with each other. Data that the tests need for this comparison
 * and that the API does not return (terms of a shift, single orders) is read from the mock's database.
 */
let money: SeededMoney
let salaries: Salary[]
beforeAll(async () => {
  money = await seededMoney()
  salaries = await loadEveryPage<Salary>(money.call, `/manage/salary/search?cityId=${CITY}`, {})
})

const dayKey = (courierId: number | undefined, date: string | undefined) => `${courierId} ${date}`

describe('a shift', () => {
  test('contains each order that a courier delivered exactly once', () => {
    expect(sum(money.shifts, ({ countOrder }) => countOrder)).toBe(
      money.delivered.filter(({ courierId }) => courierId !== null).length,
    )
  })

  test('earns by its orders, hours and the bonus grid, under the rates of the city', async () => {
    const { call, world, shifts, delivered } = money
    const rates = rowsOf<CourierRate>(await call('GET', `/manage/courier-rate/${CITY}`))
    const grids = rowsOf<CourierBonusGrid>(await call('GET', `/manage/courier-bonus-rate/${CITY}`))
    const wrong = shifts.filter((shift) => {
      const slot = world.db.slots.get(shift.id)
      const rate = rates.find(
        ({ typeId, rateTypeId }) => typeId === slot?.terms.typeId && rateTypeId === slot.terms.rateTypeId,
      )
      if (!slot || !rate) return true
      const end = slot.finishedAt ?? world.clock.second()
      const own = delivered.filter(({ courierId, finishedAt }) => {
        return courierId === slot.courierId && (finishedAt ?? 0) >= slot.startedAt && (finishedAt ?? 0) <= end
      })
      const orderAmount = sum(own, ({ finishedAt, courierBonus }) => {
        const hour = new Date(((finishedAt ?? 0) + TIMEZONE * 3600) * 1000).getUTCHours()
        const ratio = hour >= 18 && hour < 22 ? 1.2 : 1
        const sticker = slot.terms.isSticker ? (rate.bonusForSticker ?? 0) : 0
        return Math.round((rate.orderPrice ?? 0) * ratio) + courierBonus + sticker
      })
      const grid = grids.find(({ typeId }) => typeId === slot.terms.typeId)?.rates ?? []
      const dailyBonus = grid.findLast(({ minQuantityOrder }) => own.length >= minQuantityOrder)?.price ?? 0
      const seconds = end - slot.startedAt - ((slot.breakEnd ?? 0) - (slot.breakStart ?? 0))
      // A past day's shift that is still open gets no pay for its hours until it is closed. Today's date in the mock data is 18 March 2026.
      const isUnclosed = slot.finishedAt === null && shift.dateSlot !== '2026-03-18'
      const hoursAmount = isUnclosed ? 0 : Math.round(((rate.hourPrice ?? 0) * seconds) / 3600)
      const { salary } = shift
      return JSON.stringify(salary) !== JSON.stringify({ orderAmount, dailyBonus, hoursAmount })
    })
    expect(wrong).toEqual([])
    expect(shifts.some((shift) => shiftPay(shift).dailyBonus > 0)).toBe(true)
  })
})

describe('salary', () => {
  const sumsOf = (rows: readonly Salary[]) =>
    (
      [
        'hoursAmount',
        'orderAmount',
        'dailyBonus',
        'penalty',
        'totalAmount',
        'holding',
        'paidDelivery',
        'payouts',
      ] as const
    ).map((name) => sum(rows, (row) => row[name]))

  test('of a day sums its finished shifts, less its penalties', () => {
    const finished = money.shifts.filter(({ finishedAt }) => finishedAt !== undefined)
    const shifts = grouped(finished, ({ courier, dateSlot }) => dayKey(courier?.id, dateSlot))
    const fines = grouped(money.fines, ({ courierId, createdAt }) => dayKey(courierId, createdAt?.slice(0, 10)))
    const wrong = salaries.filter((row) => {
      const key = dayKey(row.courier?.id, row.workDate)
      const of = shifts.get(key) ?? []
      const expected = {
        hoursAmount: sum(of, (shift) => shiftPay(shift).hoursAmount),
        orderAmount: sum(of, (shift) => shiftPay(shift).orderAmount),
        dailyBonus: sum(of, (shift) => shiftPay(shift).dailyBonus),
        penalty: sum(fines.get(key) ?? [], ({ price }) => price),
        paidDelivery: sum(of, ({ sumDelivery }) => sumDelivery),
      }
      return Object.entries(expected).some(([name, value]) => row[name as keyof typeof expected] !== value)
    })
    expect(wrong).toEqual([])
    expect(new Set(salaries.map(({ courier, workDate }) => dayKey(courier?.id, workDate)))).toEqual(
      new Set(shifts.keys()),
    )
    expect(salaries.some(({ penalty }) => (penalty ?? 0) > 0)).toBe(true)
  })

  test('adds up: total, holding by form of employment, payout', () => {
    const wrong = salaries.filter((row) => {
      const { hoursAmount = 0, orderAmount = 0, dailyBonus = 0, penalty = 0, totalAmount = 0, holding = 0 } = row
      const form = money.world.db.employee(row.courier?.id ?? 0).legalFormId ?? 2
      return (
        totalAmount !== hoursAmount + orderAmount + dailyBonus - penalty ||
        holding !== Math.round((Math.max(0, totalAmount) * { 1: 20, 2: 0, 3: 10 }[form]) / 100) ||
        row.payouts !== totalAmount - holding - (row.paidDelivery ?? 0)
      )
    })
    expect(wrong).toEqual([])
  })

  test('in one record per courier, and in the totals, sums the days', async () => {
    const { call } = money
    const groups = await loadEveryPage<Salary>(call, `/manage/salary/search?cityId=${CITY}&group=true`, {})
    const keyOf = ({ courier, isPaidOut }: Salary) => `${courier?.id} ${isPaidOut}`
    const byCourier = grouped(salaries, keyOf)
    expect(groups).toHaveLength(byCourier.size)
    for (const group of groups) {
      const rows = byCourier.get(keyOf(group)) ?? []
      expect(sumsOf([group])).toEqual(sumsOf(rows))
      expect(new Set(group.ids)).toEqual(new Set(rows.map(({ id }) => id)))
    }
    const { body } = await call('POST', `/manage/salary/summary?cityId=${CITY}`, {})
    expect(sumsOf([body as SalarySummary])).toEqual(sumsOf(salaries))
  })
})

test('the sums of the archive are those of the list', async () => {
  for (const filter of [
    {},
    { cityId: CITY },
    { cityId: CITY, hasReturnCheck: true },
    { status: -1 },
    { companyId: 3 },
  ]) {
    const list = await money.call('POST', '/manage/order/archive/search?page=1', filter)
    const { body } = await money.call('POST', '/manage/order/archive/summary', filter)
    const { totalCount, successCount, cancelCount, returnCheckCount } = body as Required<ArchiveSummary>
    expect(totalCount).toBe(total(list))
    expect(successCount + cancelCount).toBe(totalCount)
    if ('hasReturnCheck' in filter) expect(returnCheckCount).toBe(totalCount)
    if ('status' in filter) expect(successCount).toBe(0)
  }
})
