/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import type { CourierPenaltyRecord } from '../../mocks/store/records/penalties'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { City } from '../../src/api/cities'
import type { Employee } from '../../src/api/employees'
import type { DispatchPoint } from '../../src/api/points'
import { type Caller, createCaller, rowsOf, total } from './call'
import { errorFields, formDataOf, pictureFile } from './formBodies'
import { worldPerTest } from './worldPerTest'

let world: World
let call: Caller
const own = worldPerTest({ size: 200 })
beforeEach(() => {
  world = own().world
  call = createCaller(world, 'administrator')
})

const OFFICE = {
  lastName: 'Ержанова',
  firstName: 'Сауле',
  middleName: '',
  phone: '77051112233',
  email: 'saule@dostavka.example',
  role: 'operator',
  cities: [1, 2],
  status: 10,
}
const COURIER = {
  ...OFFICE,
  role: 'courier',
  cities: [1],
  courierTypeId: 10,
  legalFormId: 2,
  rateTypeId: 2,
  isSticker: true,
}
const PARTNER = { ...OFFICE, role: 'partner', companyId: 3 }
const PASSWORD = { password: 'secret' }
const search = (filter: object, page = 1) => call('POST', `/manage/employee/search?page=${page}`, filter)
const create = async (form: object) =>
  (await call('POST', '/manage/employee', { ...form, ...PASSWORD })).body as Employee

test('without a sort the newest come first; pages and filters', async () => {
  const first = await search({})
  expect(total(first)).toBe(325)
  expect(rowsOf<Employee>(first)[0]?.id).toBe(1300)
  expect(rowsOf(await search({}, 17))).toHaveLength(5)
  expect(total(await search({ status: 0 }))).toBe(world.db.employees.all().filter(({ status }) => status === 0).length)
  expect(rowsOf<Employee>(await search({ fio: 'ковалёва анна', role: 'operator' })).map(({ id }) => id)).toContain(2)
  expect(rowsOf<Employee>(await search({ phone: '77000000002' }))).toMatchObject([{ id: 2, role: 'operator' }])
  expect(total(await search({ city: 5 }))).toBeGreaterThan(33)
  const byDate = await search({ createdAtStart: '2025-11-01', createdAtFinish: '2025-11-30' })
  expect(total(byDate)).toBeGreaterThan(0)
  expect(rowsOf<Employee>(byDate).every(({ createdAt }) => createdAt?.startsWith('2025-11'))).toBe(true)
})

test.each(['id', 'fio', 'phone', 'email', 'role', 'createdAt', 'status'])(
  'the employee API sorts by %s',
  async (field) => {
    const ascending = rowsOf<Employee>(await search({ orderBy: `${field}_SORT_ASC`, city: 4 }))
    const descending = rowsOf<Employee>(await search({ orderBy: `${field}_SORT_DESC`, city: 4 }))
    expect(ascending).not.toEqual(descending)
  },
)

test('an employee is created, read, changed and deleted', async () => {
  const { id } = await create(OFFICE)
  const { body } = await call('GET', `/manage/employee/${id}`)
  expect(body).toMatchObject({
    fio: 'Ержанова Сауле',
    middleName: null,
    cities: [1, 2],
    createdAt: '2026-03-18 13:00:00',
  })
  expect(body).not.toHaveProperty('password')
  await call('POST', `/manage/employee/${id}`, { ...OFFICE, status: 0 })
  expect(world.db.employee(id)).toMatchObject({ status: 0, password: 'secret' })
  expect((await call('DELETE', `/manage/employee/${id}`)).status).toBe(204)
  expect((await call('GET', `/manage/employee/${id}`)).status).toBe(404)
})

test('a new courier can start a shift, and is no courier after a change of role', async () => {
  const { id } = await create(COURIER)
  expect(world.db.employee(id)).toMatchObject({ isSticker: true, companyId: null })
  expect(world.db.courier(id)).toMatchObject({ cityId: 1, pointId: 1, typeId: 10, slotId: null })
  await call('POST', `/manage/employee/${id}`, { ...COURIER, cities: [5], courierTypeId: 5 })
  expect(world.db.courier(id)).toMatchObject({ cityId: 5, pointId: 19, typeId: 5 })
  expect(world.db.employee(id).isSticker).toBeNull()
  await call('POST', `/manage/employee/${id}`, OFFICE)
  expect(world.db.couriers.get(id)).toBeUndefined()
})

test('a courier of a city without points can be put to work once it has one', async () => {
  const city = { name: 'Шахтинск', timezone: 5, status: true, deliveryService: 'YANDEX' }
  const { id: cityId } = (await call('POST', '/manage/city', city)).body as City
  const { id } = await create({ ...COURIER, cities: [cityId] })
  expect(world.db.couriers.get(id)).toBeUndefined()
  const point = { name: 'Центр', description: '', cityId, status: true, lat: 49.7, long: 72.6 }
  const added = (await call('POST', '/manage/point', point)).body as DispatchPoint
  expect(world.db.courier(id)).toMatchObject({ cityId, pointId: added.id, typeId: 10, slotId: null })
  expect((await call('GET', `/manage/courier/${id}/slot-start`)).status).toBe(204)
})

test.each([
  [{}, ['lastName', 'firstName', 'phone', 'role']],
  [{ password: '12345' }, ['lastName', 'firstName', 'phone', 'role', 'password']],
  [{ ...OFFICE, phone: '8705111223' }, ['phone']],
  [{ ...OFFICE, phone: '77000000002' }, ['phone']],
  [{ ...OFFICE, email: 'saule' }, ['email']],
  [{ ...OFFICE, role: 'wizard' }, ['role']],
  [{ ...OFFICE, cities: [1, 99] }, ['cities']],
  [{ ...PARTNER, companyId: 999 }, ['companyId']],
  [{ ...PARTNER, cities: [4] }, ['companyId']],
  [{ ...PARTNER, cities: [], companyId: null }, ['cities', 'companyId']],
  [{ ...COURIER, courierTypeId: null, legalFormId: null }, ['courierTypeId', 'legalFormId']],
  [{ ...COURIER, courierTypeId: 3 }, ['courierTypeId']],
])('the employee API refuses the form %j', async (form, expected) => {
  expect(errorFields(await call('POST', '/manage/employee', { ...PASSWORD, ...form }))).toEqual(expected)
})

test('an edit requires the tariff level, a new partner a password of at least six characters', async () => {
  const { rateTypeId: _rate, ...withoutRate } = COURIER
  const { id } = await create(withoutRate)
  expect(world.db.employee(id).rateTypeId).toBe(1)
  expect(errorFields(await call('POST', `/manage/employee/${id}`, withoutRate))).toEqual(['rateTypeId'])
  expect(errorFields(await call('POST', '/manage/employee', { ...PARTNER, phone: '77051112244' }))).toEqual([
    'password',
  ])
  expect(errorFields(await call('POST', `/manage/employee/${id}/change-password`, { newPassword: '12345' }))).toEqual([
    'newPassword',
  ])
  expect((await call('POST', `/manage/employee/${id}/change-password`, { newPassword: '123456' })).status).toBe(204)
})

test('a user cannot delete or block himself, a courier at work, or one with a history', async () => {
  const busy = world.db.couriers.all().find(({ slotId }) => slotId !== null)
  const resting = world.db.couriers
    .all()
    .find(({ id, slotId }) => slotId === null && world.db.orders.all().some(({ courierId }) => courierId === id))
  const { id: fined } = await create({ ...COURIER, phone: '77051112255' })
  const penalty = world.db.courierPenalties.all()[0] as CourierPenaltyRecord
  world.db.courierPenalties.insert({ ...penalty, id: world.db.courierPenalties.nextId(), courierId: fined })
  for (const id of [1, busy?.id, resting?.id, fined]) {
    expect((await call('DELETE', `/manage/employee/${id}`)).status).toBe(409)
  }
  const own = { ...OFFICE, role: 'administrator', status: 0 }
  expect((await call('POST', '/manage/employee/1', own)).status).toBe(409)
})

test('a courier blocked at work ends his shift', async () => {
  const { world: running, clock } = createTestWorld({ size: 0 })
  const busy = running.db.couriers.all().find(({ slotId, orderId }) => slotId !== null && orderId === null)
  const { id } = running.db.employee(busy?.id ?? 0)
  const form = { ...COURIER, ...running.db.employee(id), status: 0 }
  expect((await createCaller(running, 'administrator')('POST', `/manage/employee/${id}`, form)).status).toBe(200)
  clock.advance(60)
  running.settle()
  expect(running.db.courier(id).slotId).toBeNull()
})

test('cities: only the caller’s own are seen and given', async () => {
  world.db.employees.update(1, { cities: [1] })
  expect(rowsOf<Employee>(await search({})).every(({ cities }) => cities.includes(1))).toBe(true)
  expect((await search({ city: 2 })).status).toBe(403)
  const inAlmaty = world.db.couriers.all().find(({ cityId }) => cityId === 3)
  expect((await call('GET', `/manage/employee/${inAlmaty?.id}`)).status).toBe(403)
  expect((await call('POST', '/manage/employee', { ...OFFICE, ...PASSWORD })).status).toBe(403)
  // Callers can assign only cities that they have access to. The dispatcher (employee 3) already has a city that the caller lacks. Keeping
  // it is allowed.
  const dispatcher = { ...OFFICE, phone: '77000000003', role: 'dispatcher' }
  expect((await call('POST', '/manage/employee/3', dispatcher)).status).toBe(200)
})

test('a photo is a data image, png or jpeg', async () => {
  const upload = (form: unknown) => call('POST', '/manage/employee/2/upload-photo', form)
  expect((await upload(formDataOf({ file: pictureFile('image/png') }))).status).toBe(204)
  expect(world.db.employee(2).photoUrl).toBe('data:image/png;base64,iVBORw0KGgo=')
  expect(errorFields(await upload(formDataOf({ file: pictureFile('image/gif') })))).toEqual(['file'])
  expect(errorFields(await upload(formDataOf({ title: 'Фото' })))).toEqual(['file'])
  expect((await upload({ file: 'photo' })).status).toBe(400)
  expect((await call('DELETE', '/manage/employee/2/delete-photo')).status).toBe(204)
  expect((await call('DELETE', '/manage/employee/2/delete-photo')).status).toBe(404)
})

test('documents are loaded with expand, added with a title and deleted', async () => {
  const path = '/manage/employee/1001'
  const documents = async () => ((await call('GET', `${path}?expand=docs`)).body as Employee).documents
  const before = await documents()
  expect((await call('GET', path)).body).not.toHaveProperty('documents')
  expect(
    errorFields(await call('POST', `${path}/upload-file`, formDataOf({ file: pictureFile('image/jpeg') }))),
  ).toEqual(['title'])
  const form = formDataOf({ title: 'Справка', file: pictureFile('image/jpeg') })
  expect((await call('POST', `${path}/upload-file`, form)).status).toBe(200)
  const added = (await documents()).at(-1)
  expect(added).toMatchObject({
    title: 'Справка',
    userId: 1001,
    url: expect.stringMatching(/\/v1\/files\/documents\/.*\.jpeg$/),
  })
  expect((await call('DELETE', `/manage/employee/1002/delete-file/${added?.id}`)).status).toBe(404)
  expect((await call('DELETE', `${path}/delete-file/${added?.id}`)).status).toBe(204)
  expect(await documents()).toEqual(before)
})
