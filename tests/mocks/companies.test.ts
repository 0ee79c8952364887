/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import type { Branch } from '../../src/api/branches'
import type { Company } from '../../src/api/companies'
import type { Contact } from '../../src/api/contacts'
import { type Caller, createCaller, rowsOf, total } from './call'
import { errorFields } from './formBodies'
import { worldPerTest } from './worldPerTest'

let world: World
let call: Caller
const own = worldPerTest({ size: 0 })
beforeEach(() => {
  world = own().world
  call = createCaller(world, 'administrator')
})

const COMPANY = {
  name: 'Наурыз',
  legalName: 'ТОО «Наурыз»',
  bankDetails: null,
  legalAddress: '',
  postalAddress: null,
  actualAddress: null,
  contract: '0012',
  contractDate: '2026-03-01',
  status: 10,
  settings: [
    { cityId: 1, typeId: 1, percent: 15 },
    { cityId: 2, typeId: 2, percent: 15 },
  ],
}
const search = (filter: object) => call('POST', '/manage/company/search?page=1', filter)
const create = async () => (await call('POST', '/manage/company', COMPANY)).body as Company

describe('companies', () => {
  test('are filtered by every field and sorted', async () => {
    expect(total(await search({}))).toBe(40)
    expect(rowsOf<Company>(await search({ name: 'дастар' }))).toMatchObject([{ id: 1 }])
    expect(rowsOf<Company>(await search({ status: 5 })).map(({ id }) => id)).toEqual([17])
    expect(total(await search({ legalName: 'ТОО' }))).toBeLessThan(40)
    const signed = rowsOf<Company>(await search({ contractDateStart: '2024-01-01', contractDateFinish: '2024-12-31' }))
    expect(signed.length).toBeGreaterThan(0)
    expect(signed.every(({ contractDate }) => contractDate?.startsWith('2024'))).toBe(true)
    const byName = rowsOf<Company>(await search({ orderBy: 'name_SORT_ASC' }))
    expect(byName[0]?.name).toBe('Ақтөбе ас үйі')
    expect((await search({ orderBy: 'settings_SORT_ASC' })).status).toBe(422)
  })

  test('are created, read, changed and deleted', async () => {
    const { id } = await create()
    expect((await call('GET', `/manage/company/${id}`)).body).toEqual({
      ...COMPANY,
      id,
      legalAddress: null,
      settings: [COMPANY.settings[0], { cityId: 2, typeId: 2, percent: null }],
    })
    await call('POST', `/manage/company/${id}`, {
      ...COMPANY,
      status: 5,
      settings: [{ cityId: 3, typeId: 2, percent: null }],
    })
    expect(world.db.company(id)).toMatchObject({ status: 5, settings: [{ cityId: 3, typeId: 2, percent: null }] })
    expect((await call('DELETE', `/manage/company/${id}`)).status).toBe(204)
    expect((await call('GET', `/manage/company/${id}`)).status).toBe(404)
  })

  test('include the points of their cities on request', async () => {
    expect((await call('GET', '/manage/company/3')).body).not.toHaveProperty('points')
    const { points } = (await call('GET', '/manage/company/3?expand=points')).body as Company
    expect(points.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(points[0]?.deliveryZones[0]).toEqual({ id: 101, name: 'Центр: пешая' })
  })

  test('with branches or payments cannot be deleted and keep their cities', async () => {
    expect(await call('DELETE', '/manage/company/1')).toMatchObject({ status: 409, body: { message: /филиалы/ } })
    const settings = [{ cityId: 2, typeId: 2, percent: null }]
    expect((await call('POST', '/manage/company/1', { ...COMPANY, settings })).status).toBe(409)
    const { id } = await create()
    world.db.employees.update(5, { companyId: id })
    expect(await call('DELETE', `/manage/company/${id}`)).toMatchObject({
      status: 409,
      body: { message: /сотрудники/ },
    })
  })

  test.each([
    [{}, ['name', 'status', 'settings']],
    [{ ...COMPANY, status: 7 }, ['status']],
    [{ ...COMPANY, contractDate: '01.03.2026' }, ['contractDate']],
    [{ ...COMPANY, contractDate: '2026-02-30' }, ['contractDate']],
    [{ ...COMPANY, settings: [{ cityId: 99, typeId: 2 }] }, ['settings']],
    [{ ...COMPANY, settings: [] }, ['settings']],
    [{ ...COMPANY, settings: [{ cityId: 1, typeId: 1, percent: null }] }, ['settings']],
    [{ ...COMPANY, settings: [{ cityId: 1, typeId: 1, percent: 51 }] }, ['settings']],
    [{ ...COMPANY, settings: [COMPANY.settings[1], COMPANY.settings[1]] }, ['settings']],
  ])('refuse the form %j', async (form, expected) => {
    expect(errorFields(await call('POST', '/manage/company', form))).toEqual(expected)
  })

  test('belong to the cities of the caller, and to the partner only his own', async () => {
    world.db.employees.update(1, { cities: [4] })
    expect(total(await search({}))).toBe(4)
    expect((await call('GET', '/manage/company/1')).status).toBe(403)
    expect((await call('POST', '/manage/company', COMPANY)).status).toBe(403)
    world.db.employees.update(1, { cities: [1], companyId: 3 })
    expect(rowsOf<Company>(await search({})).map(({ id }) => id)).toEqual([3])
  })
})

const CONTACT = {
  name: 'Айгуль Серикова',
  typeId: 3,
  data: [
    { typeId: 1, value: '77011234567' },
    { typeId: 2, value: 'aigul@example.kz' },
  ],
}

describe('contacts', () => {
  test('are seeded for most companies, with phones', () => {
    const reached = new Set(world.db.contacts.all().map(({ companyId }) => companyId))
    expect(reached.size).toBeGreaterThan(30)
    for (const { data } of world.db.contacts.all()) expect(data[0]).toMatchObject({ typeId: 1, value: /^7\d{10}$/ })
  })

  test('are created, listed, changed and deleted', async () => {
    const { id } = (await call('POST', '/manage/company/4/contact', CONTACT)).body as Contact
    expect(rowsOf<Contact>(await call('GET', '/manage/company/4/contact')).at(-1)).toMatchObject({ id, ...CONTACT })
    await call('POST', `/manage/company/contact/${id}`, { ...CONTACT, typeId: 1 })
    expect((await call('GET', `/manage/company/contact/${id}`)).body).toMatchObject({ typeId: 1 })
    expect((await call('DELETE', `/manage/company/contact/${id}`)).status).toBe(204)
    expect((await call('GET', `/manage/company/contact/${id}`)).status).toBe(404)
  })

  test.each([
    [{}, ['name', 'typeId', 'data']],
    [{ ...CONTACT, typeId: 9 }, ['typeId']],
    [{ ...CONTACT, data: [] }, ['data']],
    [{ ...CONTACT, data: [{ typeId: 1, value: '' }] }, ['data']],
    [{ ...CONTACT, data: [{ typeId: 1, value: '123' }] }, ['data']],
    [{ ...CONTACT, data: [{ typeId: 2, value: 'aigul' }] }, ['data']],
  ])('refuse the form %j', async (form, expected) => {
    expect(errorFields(await call('POST', '/manage/company/4/contact', form))).toEqual(expected)
  })
})

const BRANCH = {
  cityId: 1,
  pointId: 2,
  address: 'улица Ерубаева, 10',
  lat: 49.773,
  long: 73.131,
  phone: '77011234567',
  status: true,
  deliveryZones: [{ deliveryZoneId: 201, price: 0, status: true }],
}

describe('branches', () => {
  test('are searched within a company', async () => {
    const all = rowsOf<Branch>(await call('POST', '/manage/company/2/branch/search?page=1', {}))
    expect(all.length).toBeGreaterThan(2)
    const find = async (filter: object) =>
      rowsOf<Branch>(await call('POST', '/manage/company/2/branch/search?page=1', filter))
    expect(await find({ cityId: 2 })).toEqual(all.filter(({ cityId }) => cityId === 2))
    expect(await find({ pointId: all[0]?.pointId })).toContainEqual(all[0])
    expect(await find({ address: all[0]?.address?.slice(3) })).toContainEqual(all[0])
    expect(await find({ status: false })).toEqual([])
    const cities = (await find({ orderBy: 'cityId_SORT_ASC' })).map(({ cityId }) => cityId)
    expect(cities[0]).toBe(3)
    expect(cities.at(-1)).toBe(1)
  })

  test('are created, read, changed and deleted', async () => {
    const { id } = (await call('POST', '/manage/company/4/branch', BRANCH)).body as Branch
    expect((await call('GET', `/manage/company/branch/${id}`)).body).toMatchObject({ id, ...BRANCH })
    const form = { ...BRANCH, status: false, deliveryZones: [{ deliveryZoneId: 205, price: null, status: null }] }
    await call('POST', `/manage/company/branch/${id}`, form)
    expect(world.db.branch(id)).toMatchObject({
      status: false,
      deliveryZones: [{ deliveryZoneId: 205, price: null, status: false }],
    })
    expect((await call('DELETE', `/manage/company/branch/${id}`)).status).toBe(204)
    expect((await call('GET', `/manage/company/branch/${id}`)).status).toBe(404)
  })

  test('need no zones', async () => {
    const form = { ...BRANCH, deliveryZones: [] }
    expect((await call('POST', '/manage/company/4/branch', form)).body).toMatchObject({ deliveryZones: [] })
  })

  test('with an active order cannot be deleted; an order of a deleted branch cannot be reopened', async () => {
    const active = world.db.activeOrders()[0]
    expect((await call('DELETE', `/manage/company/branch/${active?.branchId}`)).status).toBe(409)
    const cancelled = world.db.orders.all().find(({ status }) => status === 0)
    world.db.branches.remove(cancelled?.branchId ?? 0)
    expect((await call('GET', `/manage/order/${cancelled?.id}`)).body).toMatchObject({ transitions: [] })
    expect((await call('GET', `/manage/order/${cancelled?.id}/change-status/10`)).status).toBe(409)
  })

  test.each([
    [{}, ['cityId', 'pointId', 'address', 'lat', 'long', 'phone', 'status', 'deliveryZones']],
    [{ ...BRANCH, cityId: 99 }, ['cityId']],
    [{ ...BRANCH, phone: '7701' }, ['phone']],
    [{ ...BRANCH, cityId: 2 }, ['cityId']],
    [{ ...BRANCH, pointId: 6 }, ['pointId']],
    [{ ...BRANCH, deliveryZones: [{ deliveryZoneId: 101, price: 0, status: true }] }, ['deliveryZones']],
    [{ ...BRANCH, deliveryZones: [{ deliveryZoneId: 201, price: -1, status: true }] }, ['deliveryZones']],
    [{ ...BRANCH, deliveryZones: [{ deliveryZoneId: 201, price: 0, status: null }] }, ['deliveryZones']],
    [{ ...BRANCH, deliveryZones: [...BRANCH.deliveryZones, ...BRANCH.deliveryZones] }, ['deliveryZones']],
  ])('refuse the form %j', async (form, expected) => {
    expect(errorFields(await call('POST', '/manage/company/4/branch', form))).toEqual(expected)
  })

  test('of a foreign city are refused', async () => {
    world.db.employees.update(1, { cities: [2] })
    const karaganda = world.db.branches.all().find(({ companyId, cityId }) => companyId === 1 && cityId === 1)
    expect((await call('GET', `/manage/company/branch/${karaganda?.id}`)).status).toBe(403)
    expect((await call('POST', '/manage/company/1/branch', BRANCH)).status).toBe(403)
    expect((await call('POST', '/manage/company/1/branch/search', { cityId: 1 })).status).toBe(403)
  })
})
