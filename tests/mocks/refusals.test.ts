/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import { callerAs } from './call'
import { ownWorld } from './ownWorld'

/** What a real server refuses beyond the rules of its forms. */
let world: World
const own = ownWorld({ size: 0 })
beforeEach(() => {
  world = own().world
})

test('somebody is left who may give permissions', async () => {
  const call = callerAs(world, 'administrator')
  const role = world.db.role('administrator')
  const permissions = role.permissions.filter((permission) => permission !== 'role_manage')
  const form = { name: role.id, description: role.description, permissions }
  expect((await call('POST', '/manage/role/administrator', form)).status).toBe(409)
  expect(world.db.role('administrator').permissions).toContain('role_manage')
  world.db.roles.update('manager', { permissions: [...world.db.role('manager').permissions, 'role_manage'] })
  expect((await call('POST', '/manage/role/administrator', form)).status).toBe(200)
})

test('a body that is too large or too deep is refused', async () => {
  const call = callerAs(world, 'administrator')
  expect((await call('POST', '/manage/city', { name: 'а'.repeat(4_000_001) })).status).toBe(413)
  let deep: unknown = 1
  for (let level = 0; level < 40; level++) deep = [deep]
  expect((await call('POST', '/manage/city', { name: deep })).status).toBe(400)
})

test('a track shows the orders that its reader may see', async () => {
  const call = callerAs(world, 'administrator')
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
