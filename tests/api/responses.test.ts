import { beforeEach, expect, jest, test } from '@jest/globals'
import { Branch, loadBranch, searchBranches } from '../../src/api/branches'
import { City, loadCity, searchCities } from '../../src/api/cities'
import { Company, loadCompany, searchCompanies } from '../../src/api/companies'
import { Contact, loadContact, loadContacts } from '../../src/api/contacts'
import * as couriers from '../../src/api/couriers'
import * as dictionaries from '../../src/api/dictionaries'
import { Employee, loadEmployee, searchEmployees } from '../../src/api/employees'
import { splitEndpoint } from '../../src/api/endpoints'
import { Notification, searchNotifications } from '../../src/api/notifications'
import * as orders from '../../src/api/orders'
import { loadPayment, Payment, searchPayments } from '../../src/api/payments'
import { loadPenaltyType, PenaltyType, searchPenaltyTypes } from '../../src/api/penalties'
import * as points from '../../src/api/points'
import * as rates from '../../src/api/rates'
import * as reports from '../../src/api/reports'
import { loadRole, loadRoles, Role } from '../../src/api/roles'
import * as salary from '../../src/api/salary'
import * as schedules from '../../src/api/schedules'
import { Shift, searchShifts } from '../../src/api/shifts'
import * as user from '../../src/api/user'
import { RequestFailure } from '../../src/lib/failure'
import { API_CALLS } from './calls/all'
import { ALL_ENDPOINTS, matchesEndpoint } from './endpointTable'
import { json, startServer } from './server'

type Load = () => Promise<unknown>
type Entity = { schema: Record<string, unknown> }
type Case = [name: string, load: Load, entity: unknown, required: Record<string, unknown>]

const FIRST = { page: 1 }
const WEEK = { id: '11', dateStart: '2026-11-24', dateEnd: '2026-11-30' }
const NAMED = { id: '7', name: 'Центр' }
const CITY = { ...NAMED, timezone: '5', status: true }
const USER = { id: '3', fio: 'Ким', role: { name: 'operator' }, accesses: [], allowedCities: [] }
const ORDER = { id: '7', status: '10' }
const OPTION = { value: '1', label: 'Первый' }
const PERIOD = { dateStart: '2026-11-15', dateEnd: '2026-11-21' }

const SINGLE: Case[] = [
  ['user', user.loadUser, user.User, USER],
  ['city', () => loadCity(7), City, CITY],
  ['point', () => points.loadPoint(7), points.DispatchPoint, NAMED],
  ['delivery zone', () => points.loadDeliveryZone(7), points.DeliveryZone, NAMED],
  ['company', () => loadCompany(7), Company, NAMED],
  ['contact', () => loadContact(7), Contact, NAMED],
  ['branch', () => loadBranch(7), Branch, { id: '7' }],
  ['employee', () => loadEmployee(7), Employee, { id: '7' }],
  ['role', () => loadRole('a'), Role, { name: 'a' }],
  ['schedule', () => schedules.loadSchedule(11), schedules.Schedule, WEEK],
  ['order', () => orders.loadOrder(7), orders.Order, ORDER],
  ['phone', () => orders.loadOrderCourierPhone(7), orders.OrderCourierPhone, { phone: 77011234567 }],
  ['location', () => orders.loadOrderCourierLocation(7), orders.OrderCourierLocation, { lat: '49.8', long: '73.1' }],
  ['archive summary', () => orders.loadArchiveSummary({}), orders.ArchiveSummary, {}],
  ['courier', () => couriers.loadCourier(3), couriers.CourierDetails, { id: '3', fio: 'Ким' }],
  ['statistics', () => couriers.loadCourierStatistics(3, PERIOD), couriers.CourierStatistics, {}],
  ['courier week', () => couriers.loadCourierSchedule(3, 11), couriers.CourierSchedule, WEEK],
  ['penalty type', () => loadPenaltyType(7), PenaltyType, NAMED],
  ['payment', () => loadPayment(7), Payment, { id: '7' }],
  ['salary summary', () => salary.loadSalarySummary({}), salary.SalarySummary, {}],
]

const LISTS: Case[] = [
  ['cities', () => searchCities(FIRST), City, CITY],
  ['points', () => points.searchPoints(FIRST), points.DispatchPoint, NAMED],
  ['companies', () => searchCompanies(FIRST), Company, NAMED],
  ['contacts', () => loadContacts(2), Contact, NAMED],
  ['branches', () => searchBranches(2, FIRST), Branch, { id: '7' }],
  ['employees', () => searchEmployees(FIRST), Employee, { id: '7' }],
  ['roles', () => loadRoles(), Role, { name: 'a' }],
  ['schedules', () => schedules.searchSchedules(FIRST), schedules.Schedule, WEEK],
  [
    'day of a schedule',
    () => schedules.loadScheduleDay(11, '2026-11-24', true),
    schedules.ScheduleDayItem,
    { pointId: '4', courierId: '3' },
  ],
  ['orders', () => orders.searchOrders(FIRST), orders.Order, ORDER],
  ['archive', () => orders.searchArchive(FIRST), orders.Order, ORDER],
  ['active couriers', () => couriers.loadActiveCouriers(1), couriers.Courier, { id: '3', fio: 'Ким' }],
  ['couriers on line', () => couriers.loadCouriersByPoint(1), couriers.PointCouriers, {}],
  [
    'places of couriers',
    () => couriers.loadCourierLocations(1),
    couriers.CourierLocation,
    { courierId: '3', lat: '49.8', long: '73.1' },
  ],
  ['penalties', () => couriers.loadCourierPenalties(3), couriers.CourierPenalty, { id: '12' }],
  ['courier weeks', () => couriers.loadCourierSchedules(3), couriers.CourierSchedule, WEEK],
  ['shifts', () => searchShifts(FIRST), Shift, { id: '9' }],
  ['courier rates', () => rates.loadCourierRates(1), rates.CourierRate, { typeId: '10', rateTypeId: '1' }],
  ['bonus rates', () => rates.loadBonusGrids(1), rates.CourierBonusGrid, { typeId: '10' }],
  ['ratio rates', () => rates.loadRatioRates(1), rates.RatioRate, { id: '6' }],
  ['penalty types', () => searchPenaltyTypes(FIRST), PenaltyType, NAMED],
  ['notifications', () => searchNotifications(FIRST), Notification, { id: '15' }],
  ['partner report', () => reports.searchPartnerReport(FIRST), reports.PartnerReportRow, { companyId: '2' }],
  ['courier report', () => reports.searchCourierReport(FIRST), reports.CourierReportRow, { courierId: '3' }],
  [
    'daily report',
    () => reports.searchDailyReport('delivery', FIRST),
    reports.DailyReportRow,
    { dateItem: '2026-11-21' },
  ],
  ['payments', () => searchPayments(FIRST), Payment, { id: '5' }],
  ['salary', () => salary.searchSalary(FIRST), salary.Salary, { id: '21' }],
  ['role options', () => dictionaries.loadRoleOptions(), dictionaries.TextOption, OPTION],
  ['permissions', () => dictionaries.loadPermissionOptions(), dictionaries.TextOption, OPTION],
  ['contact types', () => dictionaries.loadContactTypes(), dictionaries.NumberOption, OPTION],
  ['point options', () => dictionaries.loadPointOptions(1), dictionaries.NumberOption, OPTION],
  ['courier options', () => dictionaries.loadCourierOptions(), dictionaries.CourierOption, OPTION],
  ['company options', () => dictionaries.loadCompanyOptions(), dictionaries.NumberOption, OPTION],
  ['branch options', () => dictionaries.loadBranchOptions(2, 1), dictionaries.NumberOption, OPTION],
  ['partner periods', () => dictionaries.loadPartnerReportPeriods(), dictionaries.NumberOption, OPTION],
  ['courier periods', () => dictionaries.loadCourierReportPeriods(), dictionaries.NumberOption, OPTION],
  ['order statuses', () => dictionaries.loadOrderStatuses(), dictionaries.OrderStatus, { key: '10', value: 'Новый' }],
  ['cities with points', () => dictionaries.loadCitiesEager(), dictionaries.CityEager, NAMED],
]

const CASES = [
  ...SINGLE.map((entry) => [...entry, (entity: object): unknown => entity, ''] as const),
  ...LISTS.map((entry) => [...entry, (entity: object): unknown => [entity], '[0].'] as const),
]

let log: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

function answered(load: Load, answer: unknown) {
  const server = startServer()
  server.answer(json(answer))
  return { sent: server.sent, loaded: load() }
}

test.each(CASES)('%s: its identifier is enough; nulls and unknown fields are accepted', async (...entry) => {
  const [_name, load, struct, required, wrap] = entry
  const optional = Object.keys((struct as Entity).schema).filter((key) => !(key in required))
  await answered(load, wrap(required)).loaded
  await answered(load, wrap({ ...required, ...Object.fromEntries(optional.map((key) => [key, null])) })).loaded
  await answered(load, wrap({ ...required, inventedLater: { deep: [1] } })).loaded
  expect(log).not.toHaveBeenCalled()
})

const MISSING = CASES.flatMap(([name, load, , required, wrap, at]) =>
  Object.keys(required).map((key) => [name, `${at}${key}`, load, wrap, required, key] as const),
)

test.each(MISSING)('%s without %s: the failure names the call and the field', async (...entry) => {
  const [_name, field, load, wrap, required, key] = entry
  for (const value of [undefined, null]) {
    log.mockClear()
    const { sent, loaded } = answered(load, wrap({ ...required, [key]: value }))
    const failure = await loaded.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RequestFailure)
    const call = `${sent[0]?.method} ${sent[0]?.path.replace(/\?.*/, '')}`
    expect((failure as RequestFailure).failure).toEqual({
      message: 'Ошибка',
      hint: `Неверный ответ сервера: ${call}, поле ${field}`,
    })
    expect(log).toHaveBeenCalledTimes(1)
  }
})

test('every endpoint that loads data has a response test', async () => {
  const tried: string[] = []
  for (const [, load, , required, wrap] of CASES) {
    const { sent, loaded } = answered(load, wrap(required))
    await loaded
    tried.push(`${sent[0]?.method} ${sent[0]?.path.replace(/\?.*/, '')}`)
  }
  const read: string[] = [user.signIn, user.changePassword, schedules.createSchedule, schedules.copySchedule].flatMap(
    (change) => API_CALLS.filter(({ fn }) => fn === change).map(({ endpoint }) => endpoint),
  )
  const untried = ALL_ENDPOINTS.filter(
    (endpoint) =>
      API_CALLS.some((call) => call.endpoint === endpoint && call.kind === 'load') &&
      !read.includes(endpoint) &&
      !tried.some(
        (call) =>
          call.startsWith(splitEndpoint(endpoint).method) && matchesEndpoint(endpoint, call.replace(/^\w+ /, '')),
      ),
  )
  expect(untried).toEqual([])
})
