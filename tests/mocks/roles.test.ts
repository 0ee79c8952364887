/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import type { Role } from '../../src/api/roles'
import { type Caller, createCaller, rowsOf } from './call'
import { worldPerTest } from './worldPerTest'

let world: World
let call: Caller
const own = worldPerTest({ size: 0 })
beforeEach(() => {
  world = own().world
  call = createCaller(world, 'administrator')
})

const FORM = { name: 'старший смены', description: 'Старший смены', permissions: ['order_view', 'schedule_view'] }
const path = (name: string) => `/manage/role/${encodeURIComponent(name)}`

test('a role is created, read by its name, changed and deleted', async () => {
  expect((await call('POST', '/manage/role', FORM)).status).toBe(200)
  expect((await call('GET', path(FORM.name))).body).toEqual(FORM)
  expect(rowsOf<Role>(await call('GET', '/manage/role')).map(({ name }) => name)).toContain(FORM.name)
  await call('POST', path(FORM.name), { ...FORM, permissions: ['order_view'] })
  expect((await call('GET', path(FORM.name))).body).toMatchObject({ permissions: ['order_view'] })
  expect((await call('DELETE', path(FORM.name))).status).toBe(204)
  expect((await call('GET', path(FORM.name))).status).toBe(404)
})

test('a new name applies to all users of the role, and their hash changes', async () => {
  const operator = createCaller(world, 'operator')
  const before = (await operator('GET', '/user')).headers.get('x-user-modified-hash')
  const form = { name: 'dispatch', description: 'Оператор зала', permissions: ['order_view'] }
  expect((await call('POST', path('operator'), form)).status).toBe(200)
  const after = await operator('GET', '/user')
  expect(after.body).toMatchObject({
    role: { name: 'dispatch', description: 'Оператор зала' },
    accesses: ['order_view'],
  })
  expect(after.headers.get('x-user-modified-hash')).not.toBe(before)
  expect((await call('GET', path('operator'))).status).toBe(404)
})

test('a role in use cannot be deleted, and built-in roles keep their names', async () => {
  expect(await call('DELETE', path('operator'))).toMatchObject({ status: 409, body: { message: /назначена/ } })
  expect((await call('DELETE', path('courier'))).status).toBe(409)
  expect((await call('POST', path('partner'), { ...FORM, name: 'guest' })).status).toBe(409)
})

test.each([
  [{}, ['name', 'description', 'permissions']],
  [{ ...FORM, name: ' ' }, ['name']],
  [{ ...FORM, name: 'viewer' }, ['name']],
  [{ ...FORM, permissions: ['fly'] }, ['permissions']],
  [{ ...FORM, permissions: [] }, ['permissions']],
])('the role API refuses the form %j', async (form, fields) => {
  const { status, body } = await call('POST', '/manage/role', form)
  expect(status).toBe(422)
  expect(Object.keys((body as { errors: object }).errors)).toEqual(fields)
})
