/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import type { CourierDetails, CourierStatistics } from '../../src/api/couriers'
import type { ReportPeriod } from '../../src/api/dictionaries'
import type { ArchiveSummary } from '../../src/api/orders'
import type { Payment, PaymentFilters } from '../../src/api/payments'
import type { CourierReportRow, DailyReportRow, PartnerReportRow } from '../../src/api/reports'
import type { Salary, SalarySummary } from '../../src/api/salary'
import type { Shift } from '../../src/api/shifts'
import type { Period } from '../../src/domain/periods'
import { type DrilldownKey, REPORT_DRILLDOWNS } from '../../src/kit/drilldown/drilldowns'
import type { DrilldownUrlBuilders } from '../../src/kit/report/ReportTable'
import type { ListQuery } from '../../src/lib/listQuery'
import {
  type CourierFigureDrilldowns,
  courierFigureDrilldowns,
} from '../../src/pages/couriers/card/courierFigureDrilldowns'
import { archiveSummaryDrilldown } from '../../src/pages/orders/archive/archiveDrilldowns'
import { paymentMethodDrilldown } from '../../src/pages/payments/paymentDrilldowns'
import {
  courierReportDrilldowns,
  courierReportTotalDrilldowns,
  dailyReportDrilldowns,
  dailyReportTotalDrilldowns,
  partnerReportDrilldowns,
  partnerReportTotalDrilldowns,
} from '../../src/pages/reports/reportDrilldowns'
import { salaryDayShiftsUrl, salaryDrilldown, salaryFooterDrilldown } from '../../src/pages/salary/salaryDrilldowns'
import { SALARY_SUM_KEYS } from '../../src/pages/salary/salarySums'
import { type Caller, rowsOf } from '../mocks/call'
import { CITY, grouped, loadEveryPage, seededMoney, sum } from '../mocks/seededMoney'

/** Design, «Reports»: every figure of a report that is a link equals the sum of the records behind the link. */

const CITIES = [CITY, 1, 3]
const FEBRUARY = { dateStart: '2026-02-01', dateEnd: '2026-02-28' }
const MAY = {
  ...{ archive: true, salary: true, payments: true, company: true, commission: true, courier: true },
  shifts: true,
}
/**
 * Today's date in the mock data. The shifts of this day are not finished: the report counts their earnings so far, while salary has a
 * record only after a shift ends.
 */
const TODAY = '2026-03-18'

let call: Caller
let addresses: Map<DrilldownKey, string[]>

beforeAll(async () => {
  call = (await seededMoney()).call
  addresses = new Map()
  const periods = await periodsOf('report-partner-period')
  for (const cityId of CITIES) await noteCity(cityId, periods)
  for (const { value, dateStart = '', dateEnd = '' } of periods)
    await noteCouriers(undefined, value, { dateStart, dateEnd })
  await noteCards(CITY)
  await notePayments()
}, 120_000)

async function noteCity(cityId: number, periods: readonly ReportPeriod[]): Promise<void> {
  for (const month of [2, 3]) {
    const path = `/manage/report/delivery?cityId=${cityId}`
    const days = await loadEveryPage<DailyReportRow>(call, path, { month, year: 2026 })
    note('daily', dailyReportDrilldowns(cityId, MAY), days)
    if (month === 2) note('daily', dailyReportTotalDrilldowns(cityId, FEBRUARY, MAY), [days])
  }
  for (const { value: periodId, dateStart = '', dateEnd = '' } of periods) {
    const body = { periodId, cityId }
    const dates = { dateStart, dateEnd }
    const partners = await loadEveryPage<PartnerReportRow>(call, '/manage/report/partner', body)
    note('partner', partnerReportDrilldowns(dates, cityId, MAY), partners)
    note('partner', partnerReportTotalDrilldowns(dates, cityId, MAY), [partners])
    await noteCouriers(cityId, periodId, dates)
  }
  const days = { dateStart: '2026-03-01', dateEnd: '2026-03-17' }
  const { body } = await call('POST', '/manage/order/archive/summary', { ...days, cityId })
  const summaryDrilldowns = (['returnCheckCount', 'returnCheckSumItems'] as const).map(
    (key) => [key, (of: ArchiveSummary) => archiveSummaryDrilldown(key, of[key] ?? 0, { ...days, cityId })] as const,
  )
  note('archiveSummary', Object.fromEntries(summaryDrilldowns), [body as ArchiveSummary])
  const payoutsOf = async (isPaidOut?: boolean) =>
    (await call('POST', `/manage/salary/summary?cityId=${cityId}`, { ...days, isPaidOut })).body as SalarySummary
  const [{ payouts: all = 0 }, { payouts: left = 0 }] = [await payoutsOf(), await payoutsOf(false)]
  const query = { ...days, cityId, page: 1 }
  note(
    'salaryFooter',
    {
      paid: () => salaryFooterDrilldown('paid', all - left, query),
      left: () => salaryFooterDrilldown('left', left, query),
    },
    [{}],
  )
  for (const report of ['salaryDay', 'salaryGroup']) {
    const path = `/manage/salary/search?cityId=${cityId}${report === 'salaryGroup' ? '&group=true' : ''}`
    note(report, salaryDrilldowns(report, cityId), await loadEveryPage<Salary>(call, path, days))
  }
}

async function noteCouriers(cityId: number | undefined, periodId: number, dates: Period): Promise<void> {
  const body = { periodId, ...(cityId === undefined ? {} : { cityId }) }
  const couriers = await loadEveryPage<CourierReportRow>(call, '/manage/report/courier', body)
  note('courier', courierReportDrilldowns(dates, cityId, MAY), couriers)
  note('courier', courierReportTotalDrilldowns(dates, cityId, MAY), [couriers])
}

async function notePayments(): Promise<void> {
  const { body } = await call('POST', '/manage/pay/search', {})
  const payments = body as Payment[]
  for (const companyId of [undefined, ...new Set(payments.map((payment) => payment.companyId))]) {
    const own = payments.filter((payment) => companyId === undefined || payment.companyId === companyId)
    const query = { page: 1, ...(companyId === undefined ? {} : { companyId }) } as ListQuery<PaymentFilters>
    const byMethod = grouped(own, ({ methodId }) => String(methodId))
    const method = (rows: readonly Payment[]) => paymentMethodDrilldown(rows[0]?.methodId, rows, query)
    note('paymentFooter', { method }, [...byMethod.values()])
  }
}

async function noteCards(cityId: number): Promise<void> {
  const period = { dateStart: '2026-03-01', dateEnd: '2026-03-17' }
  const { body } = await call('POST', '/manage/courier/search', { cityId })
  for (const courier of (body as CourierDetails[]).slice(0, MAX_CARDS)) {
    const statistics = (await call('POST', `/manage/courier/${courier.id}/statistics`, period))
      .body as CourierStatistics
    const drilldowns = courierFigureDrilldowns({ ...courier, cityId }, period, () => true)
    const names = Object.keys(REPORT_DRILLDOWNS).flatMap((name) => (name.startsWith('card.') ? name.slice(5) : []))
    const cards = names.map((key) => [key, (row: CourierStatistics) => cardDrilldown(drilldowns, key, row)] as const)
    note('card', Object.fromEntries(cards), [statistics])
  }
}

function cardDrilldown(drilldowns: CourierFigureDrilldowns, key: string, row: CourierStatistics): string | undefined {
  const value = row[key as keyof CourierStatistics]
  return value === undefined ? undefined : drilldowns(key as keyof CourierStatistics, value)
}

const MAX_CARDS = 8

const salaryDrilldowns = (report: string, cityId: number): DrilldownUrlBuilders<Salary> =>
  Object.fromEntries(
    SALARY_SUM_KEYS.filter((key) => `${report}.${key}` in REPORT_DRILLDOWNS).map((key) => [
      key,
      (row: Salary) => salaryDrilldown(row, key, { cityId, mayOpenShifts: true, mayOpenOrders: true }),
    ]),
  )

const periodsOf = async (name: string) => rowsOf<ReportPeriod>(await call('GET', `/dictionary/${name}`)).slice(0, 3)

function note<Row>(report: string, drilldowns: DrilldownUrlBuilders<Row>, rows: readonly Row[]): void {
  for (const [key, drilldown] of Object.entries(drilldowns)) {
    const name = `${report}.${key}` as DrilldownKey
    // Skip links that do not belong to a figure, such as the link to a courier's card: the test compares figures with the records behind
    // their links.
    if (!(name in REPORT_DRILLDOWNS)) continue
    const found = rows.flatMap((row) => drilldown(row) ?? [])
    addresses.set(name, [...(addresses.get(name) ?? []), ...found])
  }
}

async function figureBehind(name: DrilldownKey, address: URL): Promise<number | undefined> {
  const { drilldown: _drilldown, figure: _figure, cityId, ...filter } = Object.fromEntries(address.searchParams)
  const [screen, field = ''] = REPORT_DRILLDOWNS[name].behind.split('.')
  if (screen === 'archive') {
    const typed = Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, typedValue(key, value)]))
    const { body } = await call('POST', '/manage/order/archive/summary', {
      ...typed,
      ...(cityId === undefined ? {} : { cityId: Number(cityId) }),
    })
    return (body as ArchiveSummary)[field as 'successCount']
  }
  const { courierId, isPaidOut, ...dates } = filter
  if (screen === 'payments') {
    const typed = Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, Number(value)]))
    return sum((await call('POST', '/manage/pay/search', typed)).body as Payment[], ({ amount }) => amount)
  }
  const requested = {
    ...dates,
    ...(courierId === undefined ? {} : { courierId: Number(courierId) }),
    ...(isPaidOut === undefined ? {} : { isPaidOut: isPaidOut === 'true' }),
  }
  if (screen === 'shifts') {
    const path = '/manage/slot/search?expand=salary'
    const shifts = await loadEveryPage<Shift>(call, path, { ...requested, cityId: Number(cityId) })
    return sum(shifts, ({ salary, sumDelivery }) =>
      field === 'sumDelivery' ? sumDelivery : salary?.[field as 'orderAmount' | 'dailyBonus'],
    )
  }
  const { body } = await call('POST', `/manage/salary/summary?cityId=${cityId}`, requested)
  return (body as SalarySummary)[field as 'totalAmount']
}

function typedValue(key: string, value: string): unknown {
  if (key.startsWith('date')) return value
  return value === 'true' ? true : Number(value)
}

test('every drill-down of the table occurs, with more than a thousand figures in total', () => {
  expect(new Set(addresses.keys())).toEqual(new Set(Object.keys(REPORT_DRILLDOWNS)))
  for (const [name, found] of addresses) expect([name, found.length > 0]).toEqual([name, true])
  expect([...addresses.values()].flat().length).toBeGreaterThan(1000)
})

test.each(Object.keys(REPORT_DRILLDOWNS) as DrilldownKey[])(
  'figures of %s are the sums behind them',
  async (name) => {
    const wrong: string[] = []
    for (const text of addresses.get(name) ?? []) {
      const address = new URL(text, 'http://console.test')
      const isOver = (address.searchParams.get('dateEnd') ?? '') < TODAY
      if (!isOver && REPORT_DRILLDOWNS[name].behind.startsWith('salary')) continue
      const found = await figureBehind(name, address)
      const shown = Number(address.searchParams.get('figure'))
      if (found !== shown) wrong.push(`${text}: ${found}`)
    }
    expect(wrong).toEqual([])
  },
  60_000,
)

test('a screen without permission has no drill-down links', () => {
  const day: DailyReportRow = { dateItem: '2026-03-17', countOrders: 3, paymentForOrders: 100 }
  const salaryAlone = dailyReportDrilldowns(CITY, { archive: false, salary: true })
  expect(salaryAlone.countOrders?.(day)).toBeUndefined()
  expect(salaryAlone.paymentForOrders?.(day)).toMatch(/^\/salary\?/)
  const none = dailyReportDrilldowns(CITY, { archive: false, salary: false })
  expect(none.paymentForOrders?.(day)).toBeUndefined()
})

test('an unknown figure and the salary of all cities have no link', () => {
  expect(dailyReportDrilldowns(CITY, MAY).countOrders?.({ dateItem: '2026-03-17' })).toBeUndefined()
  const dates = { dateStart: '2026-03-01', dateEnd: '2026-03-15' }
  const courier = courierReportDrilldowns(dates, undefined, MAY)
  expect(courier.countOrders?.({ courierId: 5, countOrders: 31 })).toBe(
    '/archive-orders?dateStart=2026-03-01&dateEnd=2026-03-15&courierId=5&drilldown=courier.countOrders&figure=31',
  )
  expect(Object.keys(courier)).toEqual(['courierName', 'countOrders'])
  expect(partnerReportDrilldowns(dates, undefined, MAY).countOrders?.({ companyId: 7, countOrders: 5 })).toBe(
    '/archive-orders?dateStart=2026-03-01&dateEnd=2026-03-15&companyId=7&drilldown=partner.countOrders&figure=5',
  )
})

/** Contract: an unknown figure is «—», never 0. */
test('a figure with an unknown part has no link', () => {
  const day = { dateItem: '2026-03-17', payment: 900, paymentForExternal: 200, countOrders: 5 }
  expect(dailyReportDrilldowns(CITY, MAY).payment?.(day)).toMatch(/&figure=700$/)
  expect(dailyReportDrilldowns(CITY, MAY).payment?.({ ...day, paymentForExternal: undefined })).toBeUndefined()
  const total = dailyReportTotalDrilldowns(CITY, FEBRUARY, MAY)
  expect(total.countOrders?.([day, day])).toMatch(/&figure=10$/)
  expect(total.countOrders?.([day, { dateItem: '2026-03-16' }])).toBeUndefined()
})

test('a partner leads to his orders, payments and commission as far as the permissions reach', () => {
  const dates = { dateStart: '2026-03-01', dateEnd: '2026-03-15' }
  const row = { companyId: 7, countOrders: 5, balance: -300, calcTypeId: 1 }
  const links = (may: typeof MAY) => {
    const of = partnerReportDrilldowns(dates, undefined, may)
    return [of.countOrders?.(row)?.split('?')[0], of.balance?.(row), of.calcTypeId?.(row), of.companyName?.(row)]
  }
  expect(links(MAY)).toEqual(['/archive-orders', '/payments?companyId=7', '/companies/edit/7', '/companies/7'])
  // An unknown figure («—») has no link. A balance of zero is known, so it has one.
  const unknown = partnerReportDrilldowns(dates, undefined, MAY)
  expect(unknown.balance?.({ companyId: 7 })).toBeUndefined()
  expect(unknown.calcTypeId?.({ companyId: 7 })).toBeUndefined()
  expect(unknown.balance?.({ companyId: 7, balance: 0 })).toBe('/payments?companyId=7')
  const manager = { ...MAY, archive: false, commission: false, courier: false, shifts: false }
  expect(links(manager)).toEqual([undefined, '/payments?companyId=7', undefined, '/companies/7'])
})

test('a day leads to its shifts, or to its orders for a user who may only see those', () => {
  const row: Salary = { id: 1, workDate: '2026-03-17', courier: { id: 5 }, orderAmount: 100, isPaidOut: false }
  const links = (mayOpenShifts: boolean, mayOpenOrders: boolean) => {
    const may = { cityId: 1, mayOpenShifts, mayOpenOrders }
    return [salaryDayShiftsUrl(row, may), salaryDrilldown(row, 'orderAmount', may)].map((link) => link?.split('?')[0])
  }
  expect(links(true, true)).toEqual(['/couriers-shifts', '/couriers-shifts'])
  expect(links(false, true)).toEqual([undefined, '/archive-orders'])
  expect(links(false, false)).toEqual([undefined, undefined])
  const day: DailyReportRow = { dateItem: '2026-03-17' }
  expect(dailyReportDrilldowns(CITY, MAY).dateItem?.(day)).toMatch(/^\/couriers-shifts\?dateStart=2026-03-17&/)
  expect(dailyReportDrilldowns(CITY, { ...MAY, shifts: false }).dateItem?.(day)).toBeUndefined()
})
