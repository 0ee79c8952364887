/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccountKey } from '../../mocks/seeds/demoAccounts'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { ALL_PERMISSIONS, ROLES } from '../../mocks/seeds/roles'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { User } from '../../src/api/user'
import { createCaller } from './call'

const still = createTestWorld({ size: 50 }).world
let world: World = still
const fresh = () => {
  world = createTestWorld({ size: 50 }).world
}
beforeEach(() => {
  world = still
})

const signIn = (phone: string, password: string) =>
  createCaller(world, null)('POST', '/auth/login', { phone, password })

test.each(Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[])(
  '%s signs in and gets the key that stories use',
  async (name) => {
    const { status, body } = await signIn(DEMO_ACCOUNTS[name].phone, DEMO_PASSWORD)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: DEMO_ACCOUNTS[name].id, authKey: demoUserSessionKey(name), role: { name } })
    const user = await createCaller(world, name)('GET', '/user')
    expect(user.status).toBe(200)
    expect(user.body).not.toHaveProperty('authKey')
  },
)

test('the profile shows the previous sign-in, after a reload too', async () => {
  const made = createTestWorld({ size: 0 })
  world = made.world
  world.db.employees.update(DEMO_ACCOUNTS.operator.id, { lastLogin: null, previousLogin: null })
  const { phone } = DEMO_ACCOUNTS.operator
  const shown = async () => {
    const { body } = await signIn(phone, DEMO_PASSWORD)
    const reloaded = await createCaller(world, 'operator')('GET', '/user')
    return [body, reloaded.body].map((user) => (user as User).lastLogin)
  }
  expect(await shown()).toEqual([undefined, undefined])
  made.clock.advance(60)
  expect(await shown()).toEqual(['2026-03-18 13:00:00', '2026-03-18 13:00:00'])
  made.clock.advance(60)
  expect(await shown()).toEqual(['2026-03-18 13:01:00', '2026-03-18 13:01:00'])
})

test('the roles of the seeds use every permission together', () => {
  const used = new Set(ROLES.filter(({ id }) => id !== 'administrator').flatMap(({ permissions }) => permissions))
  const administrator = ROLES.find(({ id }) => id === 'administrator')
  expect(administrator?.permissions).toEqual([...ALL_PERMISSIONS])
  expect(used.size).toBeGreaterThan(30)
  expect(ROLES).toHaveLength(8)
})

test.each([
  ['a wrong password', DEMO_ACCOUNTS.operator.phone, 'wrong!', 401, 'Неверный телефон или пароль'],
  ['an unknown phone', '77009999999', DEMO_PASSWORD, 401, 'Неверный телефон или пароль'],
  ['an empty password', DEMO_ACCOUNTS.operator.phone, '', 422, 'Проверьте заполнение полей'],
])('sign-in refuses %s', async (_, phone, password, status, message) => {
  expect(await signIn(phone, password)).toMatchObject({ status, body: { message } })
})

test('a courier and a blocked employee do not get in', async () => {
  fresh()
  const courier = world.db.couriers.all().find(({ id }) => world.db.employee(id).status === 10)
  expect((await signIn(world.db.employee(courier?.id ?? 0).phone, DEMO_PASSWORD)).status).toBe(401)
  world.db.employees.update(DEMO_ACCOUNTS.operator.id, { status: 0 })
  expect(await signIn(DEMO_ACCOUNTS.operator.phone, DEMO_PASSWORD)).toMatchObject({
    status: 401,
    body: { message: 'Сотрудник заблокирован' },
  })
  expect((await createCaller(world, 'operator')('GET', '/user')).status).toBe(401)
})

test.each([null, 'nonsense', '2-0000000000000', demoUserSessionKey('operator').replace(/^2/, '3')])(
  'the key %s is refused',
  async (key) => {
    expect((await createCaller(world, null, key)('GET', '/user')).status).toBe(401)
  },
)

test('a permission that is missing is 403, in the server as in the menu', async () => {
  expect((await createCaller(world, 'newcomer')('POST', '/manage/order/search', {})).status).toBe(403)
  expect(
    (await createCaller(world, 'viewer')('GET', `/manage/order/${SPECIAL_ORDER_IDS.fresh}/change-status/20`)).status,
  ).toBe(403)
  expect((await createCaller(world, 'operator')('POST', '/manage/city/search', {})).status).toBe(403)
})

test('own password: a wrong old one and a short new one name their field, a valid one replaces the key', async () => {
  fresh()
  const call = createCaller(world, 'operator')
  const wrong = await call('POST', '/user/change-password', { oldPassword: 'x', newPassword: 'longenough' })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { oldPassword: 'Неверный пароль' } } })
  const short = await call('POST', '/user/change-password', { oldPassword: DEMO_PASSWORD, newPassword: '12345' })
  expect(short).toMatchObject({ status: 422, body: { errors: { newPassword: expect.any(String) } } })
  const good = await call('POST', '/user/change-password', { oldPassword: DEMO_PASSWORD, newPassword: '123456' })
  expect(good.status).toBe(200)
  const { authKey } = good.body as { authKey: string }
  expect(authKey).not.toBe(demoUserSessionKey('operator'))
  expect((await call('GET', '/user')).status).toBe(401)
  expect((await createCaller(world, null, authKey)('GET', '/user')).status).toBe(200)
})

test('the hash header changes only with role, accesses, cities and profile', async () => {
  fresh()
  const hash = async () => (await createCaller(world, 'operator')('GET', '/user')).headers.get('x-user-modified-hash')
  const first = await hash()
  expect(first).toMatch(/^[0-9a-f]{13}$/)
  world.db.employees.update(DEMO_ACCOUNTS.operator.id, { lastLogin: 5 })
  expect(await hash()).toBe(first)
  const seen = new Set([first])
  world.db.employees.update(DEMO_ACCOUNTS.operator.id, { email: 'new@dostavka.example' })
  seen.add(await hash())
  world.db.employees.update(DEMO_ACCOUNTS.operator.id, { cities: [1, 2] })
  seen.add(await hash())
  world.db.roles.update('operator', { permissions: ['order_view'] })
  seen.add(await hash())
  world.db.employees.update(DEMO_ACCOUNTS.operator.id, { role: 'viewer' })
  seen.add(await hash())
  expect(seen.size).toBe(5)
})

test('unknown paths return 404', async () => {
  const answer = await createCaller(world, 'administrator')('POST', '/manage/teleport/7')
  expect(answer).toMatchObject({ status: 404, body: { message: 'Нет такого адреса: POST /v1/manage/teleport/7' } })
})
