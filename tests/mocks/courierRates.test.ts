/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { CourierBonusGrid, CourierRate } from '../../src/api/rates'
import { type Caller, createCaller, rowsOf } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 20 }).world
  call = createCaller(world, 'manager')
})

const rates = async (cityId = 1) => rowsOf<CourierRate>(await call('GET', `/manage/courier-rate/${cityId}`))
const grids = async (cityId = 1) => rowsOf<CourierBonusGrid>(await call('GET', `/manage/courier-bonus-rate/${cityId}`))

test('a city has a rate for each type at each tariff level, the sticker bonus for cars only', async () => {
  const rows = await rates()
  expect(rows).toHaveLength(12)
  expect(rows.map(({ rateTypeId, typeId }) => `${rateTypeId} ${typeId}`)).toEqual(
    [1, 2, 3].flatMap((level) => [1, 5, 8, 10].map((type) => `${level} ${type}`)),
  )
  for (const { typeId, bonusForSticker } of rows) expect(typeof bonusForSticker === 'number').toBe(typeId === 10)
})

test('the list that is sent is the whole list of its city', async () => {
  const before = await rates()
  const elsewhere = await rates(3)
  const changed = before.map((rate) => ({ ...rate, orderPrice: 777 }))
  expect((await call('POST', '/manage/courier-rate/1', changed)).status).toBe(204)
  expect(await rates()).toEqual(changed)
  expect((await call('POST', '/manage/courier-rate/1', before.slice(0, 4))).status).toBe(204)
  expect(await rates()).toEqual(before.slice(0, 4))
  expect(await rates(3)).toEqual(elsewhere)
  await call('POST', '/manage/courier-rate/1', before)
})

test.each([
  [[{ typeId: 1, rateTypeId: 1, orderPrice: 1 }], '0'],
  [[{ typeId: 1, rateTypeId: 1, orderPrice: -1, hourPrice: 0 }], '0'],
  [[{ typeId: 1, rateTypeId: 1, orderPrice: 1.555, hourPrice: 0 }], '0'],
  [[{ typeId: 2, rateTypeId: 1, orderPrice: 1, hourPrice: 0 }], '0'],
  [[{ typeId: 1, rateTypeId: 4, orderPrice: 1, hourPrice: 0 }], '0'],
  [[{ typeId: 10, rateTypeId: 1, orderPrice: 1, hourPrice: 0, bonusForSticker: null }], '0.bonusForSticker'],
  [{ rates: [] }, 'body'],
])('the API of courier rates refuses the rates %j', async (body, field) => {
  const before = await rates()
  const answer = await call('POST', '/manage/courier-rate/1', body)
  expect(answer.status).toBe(422)
  expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
  expect(await rates()).toEqual(before)
})

test('the API of courier rates refuses one rate twice', async () => {
  const row = { typeId: 1, rateTypeId: 1, orderPrice: 1, hourPrice: 1, bonusForSticker: null }
  expect((await call('POST', '/manage/courier-rate/1', [row, row])).status).toBe(422)
})

test('a bonus grid is saved for its type only, steps in rising order', async () => {
  expect((await grids()).map(({ typeId }) => typeId)).toEqual([1, 5, 8, 10])
  const before = await grids()
  const sent = [
    { minQuantityOrder: 20, price: 5000 },
    { minQuantityOrder: 0, price: 0 },
  ]
  expect((await call('POST', '/manage/courier-bonus-rate/1?typeId=5', { rates: sent })).status).toBe(204)
  const after = await grids()
  expect(after.find(({ typeId }) => typeId === 5)?.rates).toEqual([...sent].reverse())
  expect(after.filter(({ typeId }) => typeId !== 5)).toEqual(before.filter(({ typeId }) => typeId !== 5))
})

test.each([
  ['?typeId=5', {}, 'rates'],
  ['?typeId=5', { rates: [{ minQuantityOrder: -1, price: 0 }] }, 'rates'],
  ['?typeId=5', { rates: [{ minQuantityOrder: 1 }] }, 'rates'],
  [
    '?typeId=5',
    {
      rates: [
        { minQuantityOrder: 1, price: 0 },
        { minQuantityOrder: 1, price: 9 },
      ],
    },
    'rates',
  ],
  ['?typeId=7', { rates: [] }, 'typeId'],
  ['', { rates: [] }, 'typeId'],
])('the API of courier rates refuses the grid %s %j', async (query, body, field) => {
  const answer = await call('POST', `/manage/courier-bonus-rate/1${query}`, body)
  expect(answer.status).toBe(422)
  expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
})

test('a city that is not open has no rates until they are set', async () => {
  const administrator = createCaller(world, 'administrator')
  expect((await administrator('GET', '/manage/courier-rate/6')).body).toEqual([])
  expect((await administrator('GET', '/manage/courier-bonus-rate/6')).body).toEqual([])
  await administrator('POST', '/manage/courier-rate/6', await rates())
  expect(rowsOf(await administrator('GET', '/manage/courier-rate/6'))).toHaveLength(12)
})

test('the API of courier rates refuses foreign cities, unknown cities and users without the permission', async () => {
  const viewer = createCaller(world, 'viewer')
  for (const path of ['/manage/courier-rate', '/manage/courier-bonus-rate']) {
    expect((await call('GET', `${path}/2`)).status).toBe(403)
    expect((await call('POST', `${path}/2?typeId=1`, [])).status).toBe(403)
    expect((await call('GET', `${path}/99`)).status).toBe(404)
    expect((await viewer('GET', `${path}/1`)).status).toBe(403)
    expect((await viewer('POST', `${path}/1?typeId=1`, [])).status).toBe(403)
    expect((await createCaller(world, null)('GET', `${path}/1`)).status).toBe(401)
  }
})
