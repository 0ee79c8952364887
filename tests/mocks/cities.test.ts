/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { KARAGANDA, TEMIRTAU } from '../../mocks/seeds/cities'
import type { World } from '../../mocks/store/world'
import type { City } from '../../src/api/cities'
import { type Caller, createCaller, rowsOf, total } from './call'
import { worldPerTest } from './worldPerTest'

let world: World
let call: Caller
const own = worldPerTest({ size: 0 })
beforeEach(() => {
  world = own().world
  call = createCaller(world, 'administrator')
})

const FORM = { name: 'Балхаш', timezone: 5, status: true, deliveryService: 'YANDEX' }
const search = (filter: object, page = 1) => call('POST', `/manage/city/search?page=${page}`, filter)
const names = async (filter: object) => rowsOf<City>(await search(filter)).map(({ name }) => name)

test('the city API returns a bare array with paging in exposed headers', async () => {
  const { status, headers, body } = await search({})
  expect(status).toBe(200)
  expect(body).toHaveLength(6)
  expect(headers.get('x-pagination-total-count')).toBe('6')
  expect(headers.get('x-pagination-per-page')).toBe('20')
  expect(headers.get('x-pagination-page-count')).toBe('1')
  expect(headers.get('Access-Control-Expose-Headers')).toContain('x-pagination-page-count')
})

test('filters by every field of the form', async () => {
  expect(await names({ id: 1 })).toEqual(['Караганда'])
  expect(await names({ name: 'караг' })).toEqual(['Караганда'])
  expect(await names({ timezone: 6 })).toEqual(['Усть-Каменогорск'])
  expect(await names({ status: false })).toEqual(['Темиртау'])
  expect(await names({ deliveryService: 'INDRIVE', orderBy: 'name_SORT_ASC' })).toEqual(['Алматы', 'Усть-Каменогорск'])
  expect(await names({ name: 'нет такого' })).toEqual([])
})

test('the city API sorts in both directions and refuses an unknown field', async () => {
  const ascending = await names({ orderBy: 'name_SORT_ASC' })
  expect(ascending[0]).toBe('Актобе')
  expect(await names({ orderBy: 'name_SORT_DESC' })).toEqual([...ascending].reverse())
  expect((await search({ orderBy: 'colour_SORT_ASC' })).status).toBe(422)
})

test('pages: a page beyond the last is empty, and the page count says so', async () => {
  for (let i = 0; i < 20; i++) await call('POST', '/manage/city', { ...FORM, name: `Город ${i}` })
  expect(rowsOf(await search({}, 1))).toHaveLength(20)
  expect(rowsOf(await search({}, 2))).toHaveLength(6)
  const beyond = await search({}, 9)
  expect(beyond.body).toEqual([])
  expect(beyond.headers.get('x-pagination-page-count')).toBe('2')
})

test('the city API adds, reads, changes and deletes a city', async () => {
  const created = await call('POST', '/manage/city', FORM)
  const { id } = created.body as City
  expect((await call('GET', `/manage/city/${id}`)).body).toEqual({ id, ...FORM })
  await call('POST', `/manage/city/${id}`, { ...FORM, status: false })
  expect((await call('GET', `/manage/city/${id}`)).body).toMatchObject({ status: false })
  expect((await call('DELETE', `/manage/city/${id}`)).status).toBe(204)
  expect((await call('GET', `/manage/city/${id}`)).status).toBe(404)
})

test('the user who adds a city works in it at once, and the hash changes', async () => {
  const before = await call('GET', '/user')
  const { id } = (await call('POST', '/manage/city', FORM)).body as City
  const after = await call('GET', '/user')
  expect(after.body).toMatchObject({ allowedCities: expect.arrayContaining([expect.objectContaining({ id })]) })
  expect(after.headers.get('x-user-modified-hash')).not.toBe(before.headers.get('x-user-modified-hash'))
})

test.each([
  [{}, ['name', 'timezone', 'status', 'deliveryService']],
  [{ ...FORM, name: '  ' }, ['name']],
  [{ ...FORM, timezone: 4 }, ['timezone']],
  [{ ...FORM, status: 'yes' }, ['status']],
  [{ ...FORM, deliveryService: 'PIGEON' }, ['deliveryService']],
  [{ ...FORM, name: 'караганда' }, ['name']],
])('the city API refuses the form %j', async (form, fields) => {
  for (const path of ['/manage/city', `/manage/city/${TEMIRTAU.id}`]) {
    const { status, body } = await call('POST', path, form)
    expect(status).toBe(422)
    expect(Object.keys((body as { errors: object }).errors)).toEqual(fields)
  }
  expect(world.db.cities.all()).toHaveLength(6)
})

test('a city with dispatch points cannot be deleted; one without is removed from its employees too', async () => {
  const refused = await call('DELETE', `/manage/city/${KARAGANDA.id}`)
  expect(refused).toMatchObject({ status: 409, body: { message: 'В городе есть отправные точки, удалите их сначала' } })
  expect((await call('DELETE', `/manage/city/${TEMIRTAU.id}`)).status).toBe(204)
  expect(world.db.employee(1).cities).not.toContain(TEMIRTAU.id)
})

test('a city with companies cannot be deleted', async () => {
  const { id, settings } = world.db.company(4)
  world.db.companies.update(id, { settings: [...settings, { cityId: TEMIRTAU.id, typeId: 2, percent: null }] })
  expect(await call('DELETE', `/manage/city/${TEMIRTAU.id}`)).toMatchObject({ status: 409 })
})

test('a city outside the allowed ones is not found for any user', async () => {
  world.db.employees.update(1, { cities: [1] })
  expect(total(await search({}))).toBe(1)
  expect((await call('GET', '/manage/city/2')).status).toBe(403)
  expect((await call('DELETE', `/manage/city/${TEMIRTAU.id}`)).status).toBe(403)
  expect((await call('GET', '/manage/city/999')).status).toBe(404)
})
