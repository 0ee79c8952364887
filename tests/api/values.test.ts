import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { searchCities } from '../../src/api/cities'
import { loadCompanyWithPoints } from '../../src/api/companies'
import * as couriers from '../../src/api/couriers'
import { loadPointOptions } from '../../src/api/dictionaries'
import { loadEmployee, loadEmployeeForEditing } from '../../src/api/employees'
import { loadOrder, loadOrderCourierPhone } from '../../src/api/orders'
import { searchPayments } from '../../src/api/payments'
import { searchPenaltyTypes } from '../../src/api/penalties'
import { loadDeliveryZone, loadPoint, loadPointWithZones } from '../../src/api/points'
import { loadBonusGridRows, loadRatioRates } from '../../src/api/rates'
import { searchCourierReport } from '../../src/api/reports'
import { searchSalary } from '../../src/api/salary'
import { copySchedule, createSchedule, loadScheduleDay } from '../../src/api/schedules'
import { searchShifts } from '../../src/api/shifts'
import { RequestFailure } from '../../src/lib/failure'
import { salaryRecordIds } from '../../src/pages/salary/salaryRows'
import { json, startServer, type TestServer } from './server'

let server: TestServer
let log: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  server = startServer()
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

const WEEK = { dateStart: '2026-11-24', dateEnd: '2026-11-30' }

const answers = (body: unknown, headers: Record<string, string> = {}) => server.answer(json(body, headers))

const hintOf = async (load: Promise<unknown>): Promise<string | undefined> =>
  load.then(
    () => undefined,
    (error: unknown) => (error as RequestFailure).failure.hint,
  )

describe('numbers and texts', () => {
  test('numeric strings are numbers, coordinates of every nesting among them', async () => {
    answers({ id: '5', name: 'Ближняя', deliveryTime: '30', polygon: [['73.1', '49.8']] })
    await expect(loadDeliveryZone(5)).resolves.toMatchObject({ id: 5, deliveryTime: 30, polygon: [[73.1, 49.8]] })
    answers({ id: 3, fio: 'Ким', trackInfo: [{ orderIds: ['7'], courierId: '3', track: [['49.8', '73.1']] }] })
    await expect(couriers.loadCourier(3, ['trackInfo'])).resolves.toMatchObject({
      trackInfo: [{ orderIds: [7], courierId: 3, track: [[49.8, 73.1]] }],
    })
    answers({ id: 7, cities: ['1', 2] })
    await expect(loadEmployee(7)).resolves.toMatchObject({ cities: [1, 2] })
  })

  test('unreadable cities do not block a photo, but block a form that would save them', async () => {
    answers({ id: 7, fio: 'Ким', cities: [{}] })
    await expect(loadEmployee(7)).resolves.toMatchObject({ fio: 'Ким', cities: [] })
    answers({ id: 7, fio: 'Ким', cities: [{}] })
    await expect(loadEmployeeForEditing(7)).rejects.toThrow()
  })

  test('numbers are accepted as text', async () => {
    answers({ id: 2, name: 24, contract: 12, points: [{ id: 4, name: 'Центр' }] })
    await expect(loadCompanyWithPoints(2)).resolves.toMatchObject({
      name: '24',
      contract: '12',
      points: [{ id: 4, deliveryZones: [] }],
    })
    answers({ phone: 77011234567, ext: 12, ttlSeconds: '60' })
    await expect(loadOrderCourierPhone(7)).resolves.toEqual({ phone: '77011234567', ext: '12', ttlSeconds: 60 })
    answers([{ courierId: 3, workTime: 168 }])
    await expect(searchCourierReport({ page: 1 })).resolves.toMatchObject({ rows: [{ workTime: '168' }] })
  })

  test('the error names the field of an invalid number', async () => {
    answers({ id: 'seven', name: 'Центр' })
    expect(await hintOf(loadPoint(7))).toBe('Неверный ответ сервера: GET /v1/manage/point/7, поле id')
  })

  test.each<[string, object, object, string]>([
    ['a status that is no boolean', { status: 1 }, {}, 'status'],
    [
      'an outline with half a coordinate, as a whole',
      { deliveryZones: [{ id: 5, name: 'а', polygon: [[73.1, 49.8], [73.1]] }] },
      { deliveryZones: [{ id: 5, name: 'а' }] },
      'deliveryZones.0.polygon',
    ],
    [
      'a zone without its name',
      { deliveryZones: [{ id: 5 }, { id: 6, name: 'б' }] },
      { deliveryZones: [{ id: 6 }] },
      'deliveryZones.0',
    ],
  ])('%s is treated as absent and logged with its path', async (_what, given, left, path) => {
    answers({ id: 7, name: 'Центр', ...given })
    const point = await loadPoint(7)
    expect(point).toMatchObject({ id: 7, name: 'Центр', ...left })
    expect(point.status).toBeUndefined()
    expect(log).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`GET /v1/manage/point/7: ${path}: `))
  })

  test('unreadable zones of a list are counted; a list without a readable zone fails', async () => {
    answers({ id: 7, name: 'Центр', deliveryZones: [{ id: 5 }, { id: '6', name: 'б' }] })
    await expect(loadPointWithZones(7)).resolves.toMatchObject({ deliveryZones: [{ id: 6, name: 'б' }], unreadable: 1 })
    answers({ id: 7, name: 'Центр', deliveryZones: null })
    await expect(loadPointWithZones(7)).resolves.toMatchObject({ deliveryZones: [], unreadable: undefined })
    answers({ id: 7, name: 'Центр', deliveryZones: [{ id: 5 }] })
    expect(await hintOf(loadPointWithZones(7))).toMatch(/GET \/v1\/manage\/point\/7, поле deliveryZones\[0]\.name$/)
  })

  test('an unreadable dictionary entry is left out alone', async () => {
    answers([{ value: 4 }, { value: 5, label: 'Центр' }])
    expect(await loadPointOptions(1)).toEqual([{ value: 5, label: 'Центр' }])
    answers([{ value: 4 }])
    expect(await hintOf(loadPointOptions(1))).toMatch(/поле \[0]\.label$/)
  })

  test('a response that is not a list or not JSON is reported with its call', async () => {
    answers({ rows: [] })
    expect(await hintOf(searchCities({ page: 1 }))).toBe('Неверный ответ сервера: POST /v1/manage/city/search')
    server.answer({ body: '<html>' })
    expect(await hintOf(searchCities({ page: 1 }))).toBe('Неверный ответ сервера: POST /v1/manage/city/search')
  })
})

describe('dates and times', () => {
  test.each(['2026-11-21 12:00:00', '2026-11-21T12:00:00+05:00', '2026-11-21T07:00:00Z', '2026-11-21T07:00:00.123Z'])(
    'a moment %s is kept unchanged',
    async (createdAt) => {
      answers({ id: 7, status: 10, createdAt, statusesHistory: [{ createdAt }] })
      await expect(loadOrder(7)).resolves.toMatchObject({ createdAt, statusesHistory: [{ createdAt }] })
      answers([{ id: 9, sessionEnd: createdAt, history: [{ action: 'start', dateTime: createdAt }] }])
      await expect(searchShifts({ page: 1 })).resolves.toMatchObject({ rows: [{ sessionEnd: createdAt }] })
    },
  )

  test('an optional moment in another format is treated as absent', async () => {
    answers([{ id: 9, sessionEnd: '21.11.2026' }])
    expect(await searchShifts({ page: 1 })).toMatchObject({ rows: [{ id: 9 }] })
    expect(log).toHaveBeenCalledTimes(1)
  })

  test('times of day are hours and minutes, with seconds or without', async () => {
    answers([{ pointId: 4, courierId: 3, timeStart: '09:00', timeEnd: '21:00:00', breakTimeStart: null }])
    expect((await loadScheduleDay(11, '2026-11-24', false)).rows).toEqual([
      { pointId: 4, courierId: 3, timeStart: '09:00', timeEnd: '21:00' },
    ])
    answers([{ id: 6, timeStart: '18:00:00', timeEnd: '22:00:00', days: ['0', 6] }])
    await expect(loadRatioRates(1)).resolves.toMatchObject([{ timeStart: '18:00', timeEnd: '22:00', days: [0, 6] }])
  })

  test('an invalid time is left out and reported', async () => {
    answers([{ pointId: 4, courierId: 3, timeStart: '9 утра' }])
    expect((await loadScheduleDay(11, '2026-11-24', true)).rows).toEqual([{ pointId: 4, courierId: 3 }])
    expect(log).toHaveBeenCalledWith(expect.stringContaining('0.timeStart'))
  })
})

describe('paging', () => {
  test('comes from the headers; each defaults to 1', async () => {
    answers([])
    await expect(searchCities({ page: 1 })).resolves.toEqual({ rows: [], total: 1, perPage: 1, pageCount: 1 })
    answers([], { 'x-pagination-total-count': '41', 'x-pagination-per-page': '20', 'x-pagination-page-count': '3' })
    await expect(searchCities({ page: 1 })).resolves.toEqual({ rows: [], total: 41, perPage: 20, pageCount: 3 })
  })

  test('without the number of pages the total and the page size give it', async () => {
    answers([], { 'x-pagination-total-count': '41', 'x-pagination-per-page': '20' })
    await expect(searchCities({ page: 1 })).resolves.toMatchObject({ total: 41, pageCount: 3 })
    answers([], { 'x-pagination-total-count': '0', 'x-pagination-per-page': '20' })
    await expect(searchCities({ page: 1 })).resolves.toMatchObject({ total: 0, pageCount: 1 })
  })

  test.each([
    [45, 20, 3],
    [20, 20, 1],
    [1, 20, 1],
    [45, 0, 1],
  ])('a total of %i beside %i rows and no other header means %i pages', async (total, count, pageCount) => {
    const rows = Array.from({ length: count }, (_, id) => ({ id, name: 'Город', timezone: 5, status: true }))
    answers(rows, { 'x-pagination-total-count': String(total) })
    await expect(searchCities({ page: 1 })).resolves.toMatchObject({ total, pageCount })
  })

  test('a search without paging has one page and ignores the headers', async () => {
    answers([{ id: 1 }, { id: 2 }], { 'x-pagination-page-count': '7' })
    await expect(searchPayments({ page: 1 })).resolves.toMatchObject({ total: 2, perPage: 2, pageCount: 1 })
    answers([])
    await expect(searchPenaltyTypes({ page: 1 })).resolves.toEqual({ rows: [], total: 0, perPage: 1, pageCount: 1 })
  })
})

describe('salary', () => {
  test('a record has its id, or a group its ids', async () => {
    answers([{ id: '21' }, { ids: ['21', 22], workDateStart: '2026-11-01', workDateEnd: '2026-11-15' }])
    const { rows } = await searchSalary({ page: 1 })
    expect(rows).toMatchObject([{ id: 21 }, { ids: [21, 22] }])
  })

  test('a rounded id is not read, and a group without its records cannot be paid', async () => {
    answers([
      { id: 21 },
      { id: '9007199254740993' },
      { id: 5, ids: [5, '9007199254740993'], workDateStart: '2026-11-01' },
    ])
    const { rows, unreadable } = await searchSalary({ page: 1 })
    expect(rows.map(salaryRecordIds)).toEqual([[21], []])
    expect(unreadable).toBe(1)
  })

  test('a row without either is left out and counted; if all are, the field is named', async () => {
    const neither = { id: null, ids: null, workDate: '2026-11-21' }
    answers([{ id: 21 }, neither])
    expect(await searchSalary({ page: 1 })).toMatchObject({ rows: [{ id: 21 }], unreadable: 1 })
    answers([neither])
    expect(await hintOf(searchSalary({ page: 1 }))).toMatch(/POST \/v1\/manage\/salary\/search, поле \[0]\.id$/)
  })
})

test('a bonus grid with an unreadable step is left out and counted, because saving the rest would replace it', async () => {
  const whole = { typeId: '1', rates: [{ minQuantityOrder: '10', price: '500' }] }
  const step = { minQuantityOrder: 8, price: 400 }
  answers([whole, { typeId: 5, rates: [step, { ...step, price: null }] }])
  expect(await loadBonusGridRows(1)).toMatchObject({
    rows: [{ typeId: 1, rates: [{ minQuantityOrder: 10, price: 500 }] }],
    unreadable: 1,
  })
  answers([whole, { typeId: 5, rates: [{ ...step, price: 'много' }] }])
  expect(await loadBonusGridRows(1)).toMatchObject({ rows: [{ typeId: 1 }], unreadable: 1 })
  answers([whole, { typeId: 5, rates: null }])
  expect(await loadBonusGridRows(1)).toMatchObject({ rows: [{ typeId: 1 }, { typeId: 5, rates: [] }] })
})

describe('couriers', () => {
  test('slot and order are null while there is none', async () => {
    answers([{ point: { id: 4, name: 'Центр' }, couriers: [{ id: 3, fio: 'Ким', slot: null, lastActiveOrder: null }] }])
    const [group] = await couriers.loadCouriersByPoint(1)
    expect(group?.couriers).toEqual([{ id: 3, fio: 'Ким' }])
  })

  test('an unreadable courier is counted at his point; a list without a readable one fails', async () => {
    const kim = { id: 3, fio: 'Ким' }
    answers([{ point: { id: 4 }, couriers: [kim, { fio: 'Без номера' }] }, { couriers: [{ id: 5 }] }])
    expect(await couriers.loadCouriersByPoint(1)).toMatchObject([
      { point: { id: 4 }, couriers: [kim], unreadable: 1 },
      { couriers: [], unreadable: 1 },
    ])
    answers([{ couriers: [{ fio: 'Без номера' }] }, { couriers: [] }])
    await expect(couriers.loadCouriersByPoint(1)).rejects.toThrow()
    answers([{ couriers: [] }])
    expect(await couriers.loadCouriersByPoint(1)).toMatchObject([{ couriers: [] }])
  })

  test('an unreadable courier at work is counted, because the map lacks him', async () => {
    answers([{ id: 3, fio: 'Ким' }, { fio: 'Без номера' }])
    expect(await couriers.loadActiveCouriers(1)).toMatchObject({ rows: [{ id: 3 }], unreadable: 1 })
    answers([{ fio: 'Без номера' }])
    await expect(couriers.loadActiveCouriers(1)).rejects.toThrow()
  })

  test('an unreadable document is counted, even if it is the only one', async () => {
    answers({ id: 3, fio: 'Ким', docs: [{ id: 7, title: 'Паспорт' }, { title: 'Права' }] })
    expect(await couriers.loadCourierDocuments(3)).toEqual({ rows: [{ id: 7, title: 'Паспорт' }], unreadable: 1 })
    answers({ id: 3, docs: [{ title: 'Права' }] })
    expect(await couriers.loadCourierDocuments(3)).toMatchObject({ rows: [], unreadable: 1 })
  })

  test('a day of a week that cannot be read is counted: it is no day off', async () => {
    const days = [{ dateItem: '2026-11-24', timeStart: '10:00', timeEnd: '18:00' }, { timeStart: '10:00' }]
    answers({ id: 11, ...WEEK, days })
    expect(await couriers.loadCourierSchedule(3, 11)).toMatchObject({ days: [days[0]], unreadable: 1 })
  })

  test('a day without times is a day off', async () => {
    answers({ id: 11, ...WEEK, days: [{ dateItem: '2026-11-24', timeStart: null }] })
    await expect(couriers.loadCourierSchedule(3, 11)).resolves.toMatchObject({ days: [{ dateItem: '2026-11-24' }] })
  })
})

describe('a new schedule', () => {
  const week = { cityId: 1, ...WEEK }

  test.each([
    ['created', () => createSchedule(week)],
    ['copied', () => copySchedule(11, week)],
  ])('%s returns its id; nothing else is read', async (_name, create) => {
    answers({ id: '12', dateStart: 'soon' })
    await expect(create()).resolves.toBe(12)
    answers({})
    expect(await hintOf(create())).toMatch(/поле id\. Проверьте/)
    server.answer({ status: 204 })
    await expect(create()).rejects.toBeInstanceOf(RequestFailure)
  })
})
