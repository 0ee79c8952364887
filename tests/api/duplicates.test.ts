import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { formatPhone } from '../../src/domain/phones'
import { setClockSource } from '../../src/lib/clock'
import {
  findDuplicateBranch,
  findDuplicateCity,
  findDuplicateCompany,
  findDuplicateDocument,
  findDuplicateEmployee,
  findDuplicateFine,
  findDuplicateOrder,
  findDuplicatePenaltyType,
  findDuplicatePoint,
  findDuplicateRatio,
  findDuplicateSchedule,
  findDuplicateZone,
} from '../../src/parts/duplicates'
import { json, startServer } from './server'

const CITY = { id: 7, name: 'Темиртау', timezone: 5, status: true }

test.each([
  ['the same name', 'Темиртау', 'город «Темиртау»'],
  ['the name typed otherwise', ' темиртау ', 'город «темиртау»'],
  ['a name that only contains it', 'Темир', undefined],
])('a city: %s', async (_what, name, found) => {
  startServer().answer(json([CITY]))
  expect(await findDuplicateCity({ name })).toBe(found)
})

test.each([
  ['a city', CITY, () => findDuplicateCity({ name: 'Теми' })],
  ['a company', { id: 7, name: 'Темиртау' }, () => findDuplicateCompany({ name: 'Теми' })],
  ['a branch', { id: 7, address: 'Темиртау' }, () => findDuplicateBranch(4)({ address: 'Теми' })],
])('%s: all pages of the search are checked', async (_what, row, find) => {
  const server = startServer()
  server.answer(json([row], { 'x-pagination-page-count': '2' }))
  expect(await find()).toBeUndefined()
  expect(server.sent.map(({ path }) => path.split('?')[1])).toEqual(['page=1', 'page=2'])
})

test.each([
  ['the same name and price', 500, 'вид штрафа «Опоздание»'],
  ['another price', 700, undefined],
])('a penalty type: %s', async (_what, price, found) => {
  startServer().answer(json([{ id: 3, name: 'Опоздание', price: 500 }]))
  expect(await findDuplicatePenaltyType({ name: 'Опоздание', price })).toBe(found)
})

test.each<[string, unknown, () => Promise<string | undefined>]>([
  [
    'an employee',
    [{ id: 3, phone: '77010000000' }, { phone: '77011234567' }],
    () => findDuplicateEmployee({ phone: '77011234567' }),
  ],
  [
    'a schedule',
    [{ id: 3, cityId: 1, dateStart: '2026-03-24', dateEnd: '2026-03-30' }, {}],
    () => findDuplicateSchedule({ cityId: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23' }),
  ],
  ['a city', [CITY, { name: 'Темир' }], () => findDuplicateCity({ name: 'Темир' })],
  [
    'a branch',
    [{ id: 7, address: 'Абая, 1' }, { address: 'Абая, 2' }],
    () => findDuplicateBranch(4)({ address: 'Абая, 2' }),
  ],
  [
    'a penalty type',
    [{ id: 3, name: 'Опоздание', price: 500 }, {}],
    () => findDuplicatePenaltyType({ name: 'Опоздание', price: 700 }),
  ],
  [
    'a zone',
    { id: 5, name: 'Склад', deliveryZones: [{ id: 1, name: 'А' }, { name: 'Б' }] },
    () => findDuplicateZone(5)({ name: 'Б' }),
  ],
])('%s: the check fails if an unreadable row may be the entry', async (_what, body, find) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  startServer().answer(json(body))
  await expect(find()).rejects.toMatchObject({ failure: { message: 'Сервер прислал не все поля списка' } })
})

test('a point: the name in its city', async () => {
  const server = startServer()
  server.answer(json([{ id: 3, name: 'Центр', cityId: 7, status: true }]))
  expect(await findDuplicatePoint({ name: 'центр', cityId: 7 })).toBe('точка «центр»')
  expect(server.sent.map(({ body }) => body)).toEqual([{ cityId: 7 }])
})

const ORDER = { id: 41, status: 10, phone: '77011234567', addressTo: { street: 'Ерубаева', house: 12 } }

test.each([
  ['phone and address', { phone: '77011234567', street: 'ерубаева', house: '12' }, 'заказ № 41'],
  ['another house', { phone: '77011234567', street: 'Ерубаева', house: '14' }, undefined],
  ['another phone', { phone: '77010000000', street: 'Ерубаева', house: '12' }, undefined],
])('an order: %s', async (_what, values, found) => {
  startServer().answer(json([ORDER]))
  expect(await findDuplicateOrder({ cityId: 7, ...values })).toBe(found)
})

test.each([
  ['a phone written otherwise', { ...ORDER, phone: '+7 (701) 123-45-67' }],
  ['an address that the list does not tell', { id: 41, status: 10, phone: '77011234567' }],
])('an order: %s may be this one', async (_what, row) => {
  startServer().answer(json([row]))
  expect(await findDuplicateOrder({ cityId: 7, phone: '77011234567', street: 'Ерубаева', house: '12' })).toBe(
    'заказ № 41',
  )
})

test('an order of the same customer from two hours before is another order', async () => {
  setClockSource(() => Date.parse('2026-03-18T13:00:00+05:00'))
  const place = { cityId: 7, phone: '77011234567', street: 'Ерубаева', house: '12' }
  startServer().answer(json([{ ...ORDER, createdAt: '2026-03-18 10:58:00' }]))
  expect(await findDuplicateOrder(place)).toBeUndefined()
  startServer().answer(json([{ ...ORDER, createdAt: '2026-03-18 12:58:00' }]))
  expect(await findDuplicateOrder(place)).toBe('заказ № 41')
})

test('an order without phones in the list cannot be identified', async () => {
  setClockSource(() => Date.parse('2026-03-18T13:00:00+05:00'))
  const place = { cityId: 7, phone: '77011234567', street: 'Ерубаева', house: '12' }
  startServer().answer(json([{ id: 41, status: 10, createdAt: '2026-03-18 12:58:00' }]))
  await expect(findDuplicateOrder(place)).rejects.toThrow('Список заказов не показывает телефоны')
  startServer().answer(json([{ id: 41, status: 10, createdAt: '2026-03-18 10:58:00' }]))
  expect(await findDuplicateOrder(place)).toBeUndefined()
})

test.each([
  ['the phone', '77011234567', `сотрудник с телефоном ${formatPhone('77011234567')}`],
  ['another phone', '77011234568', undefined],
])('an employee: %s', async (_what, phone, found) => {
  startServer().answer(json([{ id: 5, lastName: 'Серикова', phone: '77011234567' }]))
  expect(await findDuplicateEmployee({ phone })).toBe(found)
})

test('a zone: the name at its point', async () => {
  startServer().answer(json({ id: 3, name: 'Центр', deliveryZones: [{ id: 8, name: 'Юг' }] }))
  expect(await findDuplicateZone(3)({ name: 'юг ' })).toBe('зона «юг»')
})

test('a document: its title', async () => {
  const load = async () => [{ id: 1, title: 'Договор', url: undefined }] as never
  expect(await findDuplicateDocument(load)({ title: 'договор' })).toBe('документ «договор»')
  expect(await findDuplicateDocument(load)({ title: 'Паспорт' })).toBeUndefined()
})

const FINE = { id: 1, name: 'Опоздание', comment: 'Заказ 5', createdAt: '2026-03-18T12:30:00+05:00' }

test.each([
  ['type and comment within the hour', 'Заказ 5', '2026-03-18T13:00:00+05:00', 'штраф «Опоздание»'],
  ['another comment', 'Заказ 6', '2026-03-18T13:00:00+05:00', undefined],
  ['one of this morning', 'Заказ 5', '2026-03-18T15:00:00+05:00', undefined],
])('a fine: %s', async (_what, comment, now, found) => {
  setClockSource(() => Date.parse(now))
  startServer().answer(json([FINE]))
  expect(await findDuplicateFine({ id: 4, cityId: 7 }, () => 'Опоздание')({ typeId: 2, comment })).toBe(found)
})

test('a fine without a creation time counts as a duplicate', async () => {
  const { createdAt: _createdAt, ...fine } = FINE
  startServer().answer(json([fine]))
  expect(await findDuplicateFine({ id: 4, cityId: 7 }, () => 'Опоздание')({ typeId: 2, comment: 'Заказ 5' })).toBe(
    'штраф «Опоздание»',
  )
})

const CONDITION = { cityId: 7, ratio: 1.5, priority: 1, timeStart: '10:00', timeEnd: '14:00', status: false }

test('a raised rate: compares coefficient and conditions in any notation', async () => {
  const answer = () => startServer().answer(json([{ ...CONDITION, id: 9, timeStart: '10:00:00', days: [] }]))
  answer()
  expect(await findDuplicateRatio({ ...CONDITION, days: null } as never)).toBe('условие с коэффициентом 1.5')
  answer()
  expect(await findDuplicateRatio({ ...CONDITION, priority: 2 } as never)).toBeUndefined()
})

test.each([
  ['in another order', [1, 3, 5], 'условие с коэффициентом 1.5'],
  ['with one of them twice', [5, 5, 1, 3], 'условие с коэффициентом 1.5'],
  ['other than these', [1, 3], undefined],
])('a raised rate: weekdays %s', async (_what, days, found) => {
  startServer().answer(json([{ ...CONDITION, id: 9, days }]))
  expect(await findDuplicateRatio({ ...CONDITION, days: [5, 1, 3] } as never)).toBe(found)
})

test('a schedule: the week of the city', async () => {
  startServer().answer(json([{ id: 2, dateStart: '2026-03-17', dateEnd: '2026-03-23' }]))
  expect(await findDuplicateSchedule({ cityId: 7, dateStart: '2026-03-17', dateEnd: '2026-03-23' })).toMatch(
    /^расписание /,
  )
})

/** If a response is lost, the user submits the form again. Without a duplicate check this would create the entry a second time. */
test('every form that adds an entry declares its duplicate check', () => {
  const src = join(__dirname, '../../src')
  const forms = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx$/.test(path) && !path.startsWith('ui/form/'))
    .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))
    .filter(({ text }) => /mode="create"|mode=\{[^}]*'create'/.test(text))
  expect(forms.length).toBeGreaterThan(15)
  expect(forms.filter(({ text }) => !/\bduplicate=/.test(text)).map(({ path }) => path)).toEqual([])
})
