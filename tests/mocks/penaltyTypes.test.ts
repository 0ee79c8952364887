/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { PENALTY_TYPES, UNUSED_PENALTY_TYPE } from '../../mocks/seeds/penalties'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { PenaltyType } from '../../src/api/penalties'
import { type Caller, createCaller, rowsOf } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 20 }).world
  call = createCaller(world, 'manager')
})

const FORM = { name: 'Курение на точке', description: 'Курение у входа в заведение', price: 400 }
const search = (filter: object) => call('POST', '/manage/penalty/search', filter)
const names = async (filter: object) => rowsOf<PenaltyType>(await search(filter)).map(({ name }) => name)

test('the API of penalty types lists everything at once, the newest first', async () => {
  const answer = await search({})
  expect(rowsOf(answer)).toHaveLength(PENALTY_TYPES.length + 1)
  expect(rowsOf(answer)[0]).toEqual(UNUSED_PENALTY_TYPE)
  expect(answer.headers.get('x-pagination-total-count')).toBeNull()
})

test('filters and sorts by every column', async () => {
  expect(await names({ id: 2 })).toEqual(['Без формы'])
  expect(await names({ name: 'опоздание', orderBy: 'price_SORT_DESC' })).toEqual([
    'Опоздание с заказом',
    'Опоздание на смену',
  ])
  expect(await names({ description: 'утеряна' })).toEqual([UNUSED_PENALTY_TYPE.name])
  expect(await names({ price: 700 })).toEqual(['Без формы'])
  for (const field of ['id', 'name', 'description', 'price']) {
    const ascending = await names({ orderBy: `${field}_SORT_ASC` })
    expect(await names({ orderBy: `${field}_SORT_DESC` })).toEqual([...ascending].reverse())
  }
  expect((await search({ orderBy: 'colour_SORT_ASC' })).status).toBe(422)
  expect((await search({ price: 'дорого' })).status).toBe(422)
})

test('the API of penalty types adds, reads, changes and deletes a type', async () => {
  const { id } = (await call('POST', '/manage/penalty', FORM)).body as PenaltyType
  expect((await call('GET', `/manage/penalty/${id}`)).body).toEqual({ id, ...FORM })
  await call('POST', `/manage/penalty/${id}`, { ...FORM, price: 0 })
  expect((await call('GET', `/manage/penalty/${id}`)).body).toMatchObject({ price: 0 })
  expect((await call('DELETE', `/manage/penalty/${id}`)).status).toBe(204)
  expect((await call('GET', `/manage/penalty/${id}`)).status).toBe(404)
  expect((await call('DELETE', `/manage/penalty/${id}`)).status).toBe(404)
  expect((await call('POST', `/manage/penalty/${id}`, FORM)).status).toBe(404)
})

test.each([
  [{}, ['name', 'description', 'price']],
  [{ ...FORM, name: ' ' }, ['name']],
  [{ ...FORM, description: '' }, ['description']],
  [{ ...FORM, price: -1 }, ['price']],
  [{ ...FORM, price: 10.5 }, ['price']],
  [{ ...FORM, price: '400' }, ['price']],
  [{ ...FORM, name: 'без формы' }, ['name']],
])('the API of penalty types refuses the form %j', async (form, fields) => {
  for (const path of ['/manage/penalty', '/manage/penalty/1']) {
    const { status, body } = await call('POST', path, form)
    expect(status).toBe(422)
    expect(Object.keys((body as { errors: object }).errors)).toEqual(fields)
  }
  expect(world.db.penaltyTypes.all()).toHaveLength(PENALTY_TYPES.length + 1)
})

test('an applied type cannot be deleted; a new price does not change applied penalties', async () => {
  const applied = world.db.courierPenalties.all().find(({ typeId }) => typeId === 1)
  expect(await call('DELETE', '/manage/penalty/1')).toMatchObject({
    status: 409,
    body: { message: 'Штраф уже применялся к курьерам, удалить его нельзя' },
  })
  await call('POST', '/manage/penalty/1', { name: 'Опоздание', description: 'Больше десяти минут', price: 9000 })
  expect(applied).toMatchObject({ name: 'Опоздание на смену', price: 500 })
})

test('users who apply penalties may read the list, others need the permission', async () => {
  const dispatcher = createCaller(world, 'dispatcher')
  expect((await dispatcher('POST', '/manage/penalty/search', {})).status).toBe(200)
  expect((await dispatcher('POST', '/manage/penalty', FORM)).status).toBe(403)
  expect((await dispatcher('DELETE', '/manage/penalty/8')).status).toBe(403)
  const viewer = createCaller(world, 'viewer')
  expect((await viewer('POST', '/manage/penalty/search', {})).status).toBe(403)
  expect((await viewer('GET', '/manage/penalty/1')).status).toBe(403)
})
