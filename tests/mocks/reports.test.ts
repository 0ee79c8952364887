/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { PARTNER_COMPANY_ID } from '../../mocks/seeds/companies'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { NumberOption } from '../../src/api/dictionaries'
import type { CourierReportRow, DailyReportRow, PartnerReportRow } from '../../src/api/reports'
import { type Caller, createCaller, rowsOf, total } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 1500 }).world
  call = createCaller(world, 'manager')
})

const report = (name: string, filter: object, query = '') =>
  call('POST', `/manage/report/${name}?page=1${query}`, filter)
const PERIOD = { periodId: 20260301 }

test('both dictionaries of periods name half-months, the present one first', async () => {
  for (const name of ['report-partner-period', 'report-courier-period']) {
    const periods = rowsOf<NumberOption>(await call('GET', `/dictionary/${name}`))
    expect(periods[0]).toMatchObject({ value: 20260316, dateStart: '2026-03-16', dateEnd: '2026-03-31' })
    expect(periods[1]?.value).toBe(PERIOD.periodId)
  }
})

test('partners: a page of rows by name, of the city or of all the caller’s', async () => {
  const rows = rowsOf<PartnerReportRow>(await report('partner', { ...PERIOD, cityId: 1 }))
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.map(({ companyName }) => companyName)).toEqual(
    rows.map(({ companyName }) => companyName).sort((a, b) => String(a).localeCompare(String(b), 'ru')),
  )
  expect(new Set(rows.map(({ calcTypeId }) => calcTypeId))).toEqual(new Set([1, 2]))
  expect(total(await report('partner', PERIOD))).toBeGreaterThan(rows.length)
  expect(await report('partner', {})).toEqual(await report('partner', { periodId: 20260316 }))
})

test('a partner sees his own company only', async () => {
  world.db.roles.update('partner', { permissions: ['report_partner_view'] })
  const rows = rowsOf<PartnerReportRow>(await createCaller(world, 'partner')('POST', '/manage/report/partner', PERIOD))
  expect(rows.map(({ companyId }) => companyId)).toEqual([PARTNER_COMPANY_ID])
})

test('couriers: hours as text, by name, over more than one page', async () => {
  const answer = await report('courier', { ...PERIOD, cityId: 1 })
  expect(total(answer)).toBeGreaterThan(100)
  const rows = rowsOf<CourierReportRow>(answer)
  expect(rows).toHaveLength(20)
  for (const { workTime } of rows) expect(workTime).toMatch(/^\d+:[0-5]\d$/)
  expect(rowsOf(await call('POST', '/manage/report/courier?page=2', { ...PERIOD, cityId: 1 }))).toHaveLength(20)
})

test('days: those of a month on which something happened, in their order', async () => {
  const march = await report('delivery', { month: 3, year: 2026 }, '&cityId=1')
  const rows = rowsOf<DailyReportRow>(march)
  expect(total(march)).toBe(18)
  expect(rows.map(({ dateItem }) => dateItem)).toEqual(
    Array.from({ length: 18 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`),
  )
  expect(
    rows.every(({ countCouriersAuto, countOrders }) => (countCouriersAuto ?? 0) > 0 && (countOrders ?? 0) > 0),
  ).toBe(true)
  expect(await report('delivery', {}, '&cityId=1')).toMatchObject({ body: march.body })
  expect(rowsOf(await report('delivery', { month: 12, year: 2020 }))).toEqual([])
})

test('without a city the days are of all the caller’s cities', async () => {
  const count = async (query: string) =>
    rowsOf<DailyReportRow>(await report('delivery', { month: 3, year: 2026 }, query))[0]?.countOrders ?? 0
  expect(await count('')).toBe((await count('&cityId=1')) + (await count('&cityId=3')))
})

test.each([
  ['partner', { periodId: 20250101 }, '', 'periodId'],
  ['courier', { periodId: 'март' }, '', 'periodId'],
  ['delivery', { month: 13, year: 2026 }, '', 'month'],
  ['delivery', { month: 1.5, year: 2026 }, '', 'month'],
  ['delivery', { month: 3, year: 2019 }, '', 'year'],
  ['delivery', { month: '3' }, '', 'month'],
  ['delivery', {}, '&cityId=Караганда', 'cityId'],
])('the report %s refuses %j %s', async (name, filter, query, field) => {
  const { status, body } = await report(name, filter, query)
  expect(status).toBe(422)
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field])
})

test('the report API refuses foreign cities, and each report without its own permission', async () => {
  expect((await report('partner', { ...PERIOD, cityId: 2 })).status).toBe(403)
  expect((await report('courier', { ...PERIOD, cityId: 2 })).status).toBe(403)
  expect((await report('delivery', {}, '&cityId=2')).status).toBe(403)
  expect((await report('pizza', {})).status).toBe(403)
  for (const name of ['partner', 'courier', 'delivery']) {
    const permissions = ['report_partner_view', 'report_courier_view', 'report_delivery_view'].filter(
      (permission) => permission !== `report_${name}_view`,
    )
    world.db.roles.update('viewer', { permissions })
    expect((await createCaller(world, 'viewer')('POST', `/manage/report/${name}`, {})).status).toBe(403)
    expect((await createCaller(world, null)('POST', `/manage/report/${name}`, {})).status).toBe(401)
  }
})
