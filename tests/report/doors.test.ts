/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import type { CourierCard, CourierStatistics } from '../../src/api/couriers'
import type { ReportPeriod } from '../../src/api/dictionaries'
import type { ArchiveSummary } from '../../src/api/orders'
import type { CourierReportRow, DailyReportRow, PartnerReportRow } from '../../src/api/reports'
import type { Salary, SalarySummary } from '../../src/api/salary'
import type { Shift } from '../../src/api/shifts'
import { type FigureDoors, figureDoors } from '../../src/pages/couriers/card/figureDoors'
import {
  courierDoors,
  courierTotalDoors,
  dailyDoors,
  dailyTotalDoors,
  partnerDoors,
  partnerTotalDoors,
} from '../../src/pages/reports/reportDoors'
import { type SumKey, salaryDoor } from '../../src/pages/salary/salaryDoors'
import { SUM_KEYS } from '../../src/pages/salary/salarySums'
import { DOORS, type DoorName } from '../../src/ui/doors/doors'
import type { Doors } from '../../src/ui/report/ReportTable'
import { type Caller, rowsOf } from '../mocks/call'
import { CITY, everyPage, seededMoney, sum } from '../mocks/money'

/** Design, «Reports»: every linked figure of the reports equals the sum of its records. */

const CITIES = [CITY, 1, 3]
const FEBRUARY = { dateStart: '2026-02-01', dateEnd: '2026-02-28' }
const MAY = { archive: true, salary: true }
/**
 * The date of the world. Its shifts are not finished: the report counts their earnings so far, while salary has a record only after a
 * shift ends.
 */
const TODAY = '2026-03-18'

let call: Caller
let addresses: Map<DoorName, string[]>

beforeAll(async () => {
  call = (await seededMoney()).call
  addresses = new Map()
  const periods = await periodsOf('report-partner-period')
  for (const cityId of CITIES) await noteCity(cityId, periods)
  await noteCards(CITY)
}, 120_000)

async function noteCity(cityId: number, periods: readonly ReportPeriod[]): Promise<void> {
  for (const month of [2, 3]) {
    const path = `/manage/report/delivery?cityId=${cityId}`
    const days = await everyPage<DailyReportRow>(call, path, { month, year: 2026 })
    note('daily', dailyDoors(cityId, MAY), days)
    if (month === 2) note('daily', dailyTotalDoors(cityId, FEBRUARY, MAY), [days])
  }
  for (const { value: periodId, dateStart = '', dateEnd = '' } of periods) {
    const body = { periodId, cityId }
    const dates = { dateStart, dateEnd }
    const partners = await everyPage<PartnerReportRow>(call, '/manage/report/partner', body)
    note('partner', partnerDoors(dates, cityId, MAY), partners)
    note('partner', partnerTotalDoors(dates, cityId, MAY), [partners])
    const couriers = await everyPage<CourierReportRow>(call, '/manage/report/courier', body)
    note('courier', courierDoors(dates, cityId, MAY), couriers)
    note('courier', courierTotalDoors(dates, cityId, MAY), [couriers])
  }
  const days = { dateStart: '2026-03-01', dateEnd: '2026-03-17' }
  for (const report of ['salaryDay', 'salaryGroup']) {
    const path = `/manage/salary/search?cityId=${cityId}${report === 'salaryGroup' ? '&group=true' : ''}`
    note(report, salaryDoors(report, cityId), await everyPage<Salary>(call, path, days))
  }
}

async function noteCards(cityId: number): Promise<void> {
  const period = { dateStart: '2026-03-01', dateEnd: '2026-03-17' }
  const { body } = await call('POST', '/manage/courier/search', { cityId })
  for (const courier of (body as CourierCard[]).slice(0, MAX_CARDS)) {
    const statistics = (await call('POST', `/manage/courier/${courier.id}/statistics`, period))
      .body as CourierStatistics
    const doors = figureDoors({ ...courier, cityId }, period, () => true)
    const names = Object.keys(DOORS).flatMap((name) => (name.startsWith('card.') ? name.slice(5) : []))
    const cards = names.map((key) => [key, (row: CourierStatistics) => cardDoor(doors, key, row)] as const)
    note('card', Object.fromEntries(cards), [statistics])
  }
}

function cardDoor(doors: FigureDoors, key: string, row: CourierStatistics): string | undefined {
  const value = row[key as keyof CourierStatistics]
  return value === undefined ? undefined : doors(key as keyof CourierStatistics, value)
}

const MAX_CARDS = 8

const salaryDoors = (report: string, cityId: number): Doors<Salary> =>
  Object.fromEntries(
    SUM_KEYS.filter((key) => `${report}.${key}` in DOORS).map((key: SumKey) => [
      key,
      (row: Salary) => salaryDoor(row, key, { cityId, mayOpenShifts: true }),
    ]),
  )

const periodsOf = async (name: string) => rowsOf<ReportPeriod>(await call('GET', `/dictionary/${name}`)).slice(0, 3)

function note<Row>(report: string, doors: Doors<Row>, rows: readonly Row[]): void {
  for (const [key, door] of Object.entries(doors)) {
    const name = `${report}.${key}` as DoorName
    const found = rows.flatMap((row) => door(row) ?? [])
    addresses.set(name, [...(addresses.get(name) ?? []), ...found])
  }
}

async function figureBehind(name: DoorName, address: URL): Promise<number | undefined> {
  const { door: _door, figure: _figure, cityId, ...filter } = Object.fromEntries(address.searchParams)
  const [screen, field = ''] = DOORS[name].behind.split('.')
  if (screen === 'archive') {
    const typed = Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, typedValue(key, value)]))
    const { body } = await call('POST', '/manage/order/archive/summary', { ...typed, cityId: Number(cityId) })
    return (body as ArchiveSummary)[field as 'successCount']
  }
  const { courierId, isPaidOut, ...dates } = filter
  const asked = {
    ...dates,
    ...(courierId === undefined ? {} : { courierId: Number(courierId) }),
    ...(isPaidOut === undefined ? {} : { isPaidOut: isPaidOut === 'true' }),
  }
  if (screen === 'shifts') {
    const path = '/manage/slot/search?expand=salary'
    const shifts = await everyPage<Shift>(call, path, { ...asked, cityId: Number(cityId) })
    return sum(shifts, ({ salary, sumDelivery }) =>
      field === 'sumDelivery' ? sumDelivery : salary?.[field as 'orderAmount' | 'dailyBonus'],
    )
  }
  const { body } = await call('POST', `/manage/salary/summary?cityId=${cityId}`, asked)
  return (body as SalarySummary)[field as 'totalAmount']
}

function typedValue(key: string, value: string): unknown {
  if (key.startsWith('date')) return value
  return value === 'true' ? true : Number(value)
}

test('every door of the table is met, by more than a thousand figures in all', () => {
  expect(new Set(addresses.keys())).toEqual(new Set(Object.keys(DOORS)))
  for (const [name, found] of addresses) expect([name, found.length > 0]).toEqual([name, true])
  expect([...addresses.values()].flat().length).toBeGreaterThan(1000)
})

test.each(Object.keys(DOORS) as DoorName[])(
  'figures of %s are the sums behind them',
  async (name) => {
    const wrong: string[] = []
    for (const text of addresses.get(name) ?? []) {
      const address = new URL(text, 'http://console.test')
      const isOver = (address.searchParams.get('dateEnd') ?? '') < TODAY
      if (!isOver && DOORS[name].behind.startsWith('salary')) continue
      const found = await figureBehind(name, address)
      const shown = Number(address.searchParams.get('figure'))
      if (found !== shown) wrong.push(`${text}: ${found}`)
    }
    expect(wrong).toEqual([])
  },
  60_000,
)

test('what may not be entered has no door', () => {
  const day: DailyReportRow = { dateItem: '2026-03-17', countOrders: 3, paymentForOrders: 100 }
  const salaryAlone = dailyDoors(CITY, { archive: false, salary: true })
  expect(salaryAlone.countOrders?.(day)).toBeUndefined()
  expect(salaryAlone.paymentForOrders?.(day)).toMatch(/^\/salary\?/)
  const none = dailyDoors(CITY, { archive: false, salary: false })
  expect(none.paymentForOrders?.(day)).toBeUndefined()
})

test('a figure that is unknown leads nowhere, and salary of all cities neither', () => {
  expect(dailyDoors(CITY, MAY).countOrders?.({ dateItem: '2026-03-17' })).toBeUndefined()
  const dates = { dateStart: '2026-03-01', dateEnd: '2026-03-15' }
  expect(courierDoors(dates, undefined, MAY)).toEqual({})
  expect(partnerDoors(dates, undefined, MAY).countOrders?.({ companyId: 7, countOrders: 5 })).toBe(
    '/archive-orders?dateStart=2026-03-01&dateEnd=2026-03-15&companyId=7&door=partner.countOrders&figure=5',
  )
})
