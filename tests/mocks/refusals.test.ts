/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import { createCaller } from './call'
import { errorFields, formDataOf } from './formBodies'
import { worldPerTest } from './worldPerTest'

let world: World
const own = worldPerTest({ size: 0 })
beforeEach(() => {
  world = own().world
})

test('at least one user can change permissions', async () => {
  const call = createCaller(world, 'administrator')
  const role = world.db.role('administrator')
  const permissions = role.permissions.filter((permission) => permission !== 'role_manage')
  const form = { name: role.id, description: role.description, permissions }
  expect((await call('POST', '/manage/role/administrator', form)).status).toBe(409)
  expect(world.db.role('administrator').permissions).toContain('role_manage')
  world.db.roles.update('manager', { permissions: [...world.db.role('manager').permissions, 'role_manage'] })
  expect((await call('POST', '/manage/role/administrator', form)).status).toBe(200)
})

test('the last user who can change permissions cannot lose that permission in another way', async () => {
  const call = createCaller(world, 'administrator')
  world.db.roles.update('manager', { permissions: [...world.db.role('manager').permissions, 'employee_update'] })
  const {
    password: _,
    photoUrl: _photo,
    createdAt: _at,
    lastLogin: _last,
    previousLogin: _in,
    ...me
  } = world.db.employee(1)
  expect((await call('POST', '/manage/employee/1', { ...me, role: 'viewer' })).status).toBe(409)
  const manager = createCaller(world, 'manager')
  expect((await manager('POST', '/manage/employee/1', { ...me, status: 0 })).status).toBe(409)
  world.db.employees.update(4, { role: 'administrator' })
  expect((await call('POST', '/manage/employee/1', { ...me, role: 'viewer' })).status).toBe(200)
})

test('texts, amounts, dates and lists have limits', async () => {
  const call = createCaller(world, 'administrator')
  const complaints = async (path: string, body: object) => {
    const answer = await call('POST', path, body)
    return [answer.status, answer.status === 422 ? errorFields(answer) : []]
  }
  const city = { name: 'Абай', timezone: 5, status: true, deliveryService: 'YANDEX' }
  expect(await complaints('/manage/city/1', { ...city, name: 'а'.repeat(256) })).toEqual([422, ['name']])
  expect(await complaints('/manage/city/1', { ...city, name: 'а'.repeat(255) })).toEqual([200, []])
  const payment = { methodId: 1, amount: 1_000_000_000, payedAt: '2026-03-18', comment: 'а'.repeat(4000) }
  expect(await complaints('/manage/pay?companyId=1', payment)).toEqual([200, []])
  expect(await complaints('/manage/pay?companyId=1', { ...payment, amount: 1_000_000_001 })).toEqual([422, ['amount']])
  expect(await complaints('/manage/pay?companyId=1', { ...payment, payedAt: '1026-03-18' })).toEqual([422, ['payedAt']])
  expect(await complaints('/manage/pay?companyId=1', { ...payment, comment: 'а'.repeat(4001) })).toEqual([
    422,
    ['comment'],
  ])
  const ids = Array.from({ length: 10_001 }, (_, id) => id)
  expect(await complaints('/manage/salary/pay-bulk', { ids })).toEqual([422, ['ids']])
})

test('a picture is recognised by its first bytes, not by its name', async () => {
  const call = createCaller(world, 'administrator')
  const upload = (bytes: number[], type: string) =>
    call(
      'POST',
      '/manage/employee/2/upload-photo',
      formDataOf({ file: new File([new Uint8Array(bytes)], 'a', { type }) }),
    )
  expect((await upload([0x25, 0x50, 0x44, 0x46, 0x2d], 'image/png')).status).toBe(422)
  expect((await upload([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/jpeg')).status).toBe(422)
  expect((await upload([0xff, 0xd8, 0xff, 0xe0], 'image/jpeg')).status).toBe(204)
})

test('a body that is too large or too deep is refused', async () => {
  const call = createCaller(world, 'administrator')
  expect((await call('POST', '/manage/city', { name: 'а'.repeat(4_000_001) })).status).toBe(413)
  let deep: unknown = 1
  for (let level = 0; level < 40; level++) deep = [deep]
  expect((await call('POST', '/manage/city', { name: deep })).status).toBe(400)
})

test('a track shows the orders that its reader may see', async () => {
  const call = createCaller(world, 'administrator')
  const busy = world.db.couriers.all().find(({ orderId, leg }) => orderId !== null && leg !== null)
  const read = async () => {
    const { body } = await call('GET', `/manage/courier/${busy?.id}?expand=trackInfo`)
    return (body as { trackInfo: { orderIds: number[] }[] }).trackInfo.flatMap(({ orderIds }) => orderIds)
  }
  expect(await read()).toContain(busy?.orderId)
  const foreign = world.db.order(busy?.orderId ?? 0).companyId === 1 ? 2 : 1
  world.db.employees.update(1, { companyId: foreign })
  const seen = await read()
  expect(seen).not.toContain(busy?.orderId)
  for (const id of seen) expect(world.db.order(id).companyId).toBe(foreign)
})
