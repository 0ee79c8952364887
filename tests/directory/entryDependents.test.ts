import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { DependentsDefinition } from '../../src/kit/directory/DependentRecords'
import { cityDependents } from '../../src/pages/cities/cityDependents'
import { companyDependents } from '../../src/pages/companies/companyDependents'
import { employeeDependents } from '../../src/pages/employees/employeeDependents'
import { pointDependents, zoneDependents } from '../../src/pages/points/pointDependents'
import { roleDependents } from '../../src/pages/roles/roleDependents'
import { session } from '../../src/session/session'
import { configureApi } from '../session/mockFetch'

type Listed = { rows: object[] | object; total?: number }

let answers: Record<string, Listed>
let bodies: Record<string, unknown>
const paging = ({ rows, total = Array.isArray(rows) ? rows.length : 1 }: Listed) => ({
  'x-pagination-current-page': '1',
  'x-pagination-page-count': '1',
  'x-pagination-per-page': '50',
  'x-pagination-total-count': String(total),
})

beforeEach(() => {
  // The client logs each row that it cannot read.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  bodies = {}
  Object.assign(session, { key: 'key', user: { id: 1, accesses: ['company_branch_view'], allowedCities: [] } })
  configureApi()
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const request = input as Request
    const path = new URL(request.url).pathname.replace('/v1/', '')
    const text = await request.text()
    bodies[path] = text === '' ? undefined : JSON.parse(text)
    const listed = answers[path] ?? { rows: [] }
    return new Response(JSON.stringify(listed.rows), { status: 200, headers: paging(listed) })
  }) as typeof fetch
})
afterEach(() => {
  Object.assign(session, { key: null, user: null })
})

const rowsOf = (count: number, row: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...row, id: index + 1 }))
const branch = (id: number, zone: number) => ({
  id,
  deliveryZones: [{ deliveryZoneId: zone, price: 100, status: true }],
})
const zone = zoneDependents({ id: 5, cityId: 7, name: 'Центр', deliveryZones: [] })
const role = roleDependents.map(
  ([access, load]): DependentsDefinition<number> => [access, (id, signal) => load(String(id), signal)],
)
const BRANCHES = 'manage/company/3/branch/search'
/** A dispatch point with two delivery zones. The second zone lacks all fields, so it cannot be read. */
const POINT = {
  'manage/point/51': { rows: { id: 51, name: 'Центр', cityId: 7, deliveryZones: [{ id: 1, name: 'А' }, {}] } },
}
const COMPANIES = { 'dictionary/company': { rows: [{ value: 3, label: 'Пекарня' }] } }

test.each<[string, readonly DependentsDefinition<number>[], Record<string, Listed>, string[]]>([
  [
    'a city',
    cityDependents,
    {
      'manage/point/search': { rows: rowsOf(2, { name: 'Центр' }) },
      'dictionary/company': { rows: [{ value: 3, label: 'Пекарня' }] },
      'manage/employee/search': { rows: rowsOf(50), total: 61 },
    },
    ['В городе 2 отправные точки', 'В городе 1 контрагент', 'В городе 61 сотрудник'],
  ],
  [
    'a city with a point and a company that cannot be read',
    cityDependents,
    {
      'manage/point/search': { rows: [...rowsOf(2, { name: 'Центр' }), {}] },
      'dictionary/company': { rows: [{ value: 3, label: 'Пекарня' }, {}] },
    },
    ['В городе 3 отправные точки', 'В городе 2 контрагента'],
  ],
  ['an empty city', cityDependents, {}, []],
  [
    'a courier',
    employeeDependents,
    {
      'manage/order/search': { rows: rowsOf(2, { status: 10 }) },
      'manage/slot/search': { rows: rowsOf(50), total: 125 },
    },
    ['У сотрудника 2 активных заказа', 'У сотрудника 125 смен'],
  ],
  ['a role', role, { 'manage/employee/search': { rows: rowsOf(50), total: 61 } }, ['С этой ролью 61 сотрудник']],
  ['a role of no employee', role, {}, []],
  [
    'a company',
    companyDependents,
    {
      'manage/company/51/branch/search': { rows: rowsOf(2) },
      'dictionary/report-partner-period': { rows: [{ value: 7, label: 'Март' }] },
      'manage/report/partner': { rows: [{ companyId: 51, balance: -1500 }] },
    },
    ['У контрагента 2 филиала', 'Баланс в отчёте за Март: −1 500 ₸'],
  ],
  ['a company without branches and balance', companyDependents, {}, []],
  [
    'a zone of some branches',
    zone,
    { ...COMPANIES, [BRANCHES]: { rows: [branch(1, 51), branch(2, 52), branch(3, 51)] } },
    ['Зона указана у 2 филиалов'],
  ],
  [
    'a zone with branches on further pages',
    zone,
    { ...COMPANIES, [BRANCHES]: { rows: [branch(1, 51)], total: 51 } },
    ['Филиалы не посчитаны'],
  ],
  [
    'a point in a city with more companies than are counted',
    pointDependents,
    { ...POINT, 'dictionary/company': { rows: rowsOf(21).map(({ id }) => ({ value: id, label: 'Пекарня' })) } },
    ['У отправной точки 2 зоны доставки', 'Филиалы не посчитаны'],
  ],
  [
    'a point whose branches are counted',
    pointDependents,
    { ...POINT, ...COMPANIES, [BRANCHES]: { rows: [branch(1, 51)] } },
    ['У отправной точки 2 зоны доставки', 'У отправной точки 1 филиал'],
  ],
])('%s', async (_name, dependents, given, expected) => {
  answers = given
  const lines = await Promise.all(dependents.map(([, load]) => load(51, new AbortController().signal)))
  expect(lines.filter((line) => line !== undefined).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(expected)
})

test('the loaders of one dialog request the point once', async () => {
  answers = { ...POINT, ...COMPANIES, [BRANCHES]: { rows: [] } }
  const { signal } = new AbortController()
  await Promise.all(pointDependents.map(([, load]) => load(51, signal)))
  const urls = jest.mocked(globalThis.fetch).mock.calls.map(([request]) => (request as Request).url)
  expect(urls.filter((url) => url.endsWith('/manage/point/51'))).toHaveLength(1)
})

test('branches of a point that do not load fail alone, so that the dialog can offer to load them again', async () => {
  answers = { ...POINT, ...COMPANIES, [BRANCHES]: { rows: {} } }
  const loads = pointDependents.map(([, load]) => load(51, new AbortController().signal))
  expect((await Promise.allSettled(loads)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('orders and shifts of an employee are counted by courier, employees by city or role', async () => {
  answers = {}
  for (const [, load] of role) await load(51, new AbortController().signal)
  expect(bodies).toMatchObject({ 'manage/employee/search': { role: '51' } })
  for (const [, load] of [...employeeDependents, ...cityDependents]) await load(51, new AbortController().signal)
  expect(bodies).toMatchObject({
    'manage/order/search': { courierId: 51 },
    'manage/slot/search': { courierId: 51 },
    'manage/employee/search': { city: 51 },
    'manage/point/search': { cityId: 51 },
  })
})
