/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { PAY_RATIO_CONDITION_IDS } from '../../mocks/seeds/rates'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { RatioRate } from '../../src/api/rates'
import { type Caller, createCaller, rowsOf } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 20 }).world
  call = createCaller(world, 'manager')
})

const FORM = {
  cityId: 1,
  typeId: 8,
  ratio: 1.4,
  priority: 3,
  timeStart: '10:00:00',
  timeEnd: '12:30:00',
  dateStart: '2026-04-01',
  dateEnd: '2026-04-30',
  days: [1, 5],
  status: true,
}
const list = async (cityId = 1) => rowsOf<RatioRate>(await call('GET', `/manage/courier-ratio-rate/${cityId}`))
const save = (form: object, id?: number) => call('POST', `/manage/courier-ratio-rate${id ? `/${id}` : ''}`, form)

test('the API of raised rates lists the conditions of a city, the strongest first, unset limits as null', async () => {
  const rows = await list()
  expect(rows.map(({ priority }) => priority)).toEqual([100, 20, 10, 5])
  expect(rows.find(({ id }) => id === PAY_RATIO_CONDITION_IDS.night)).toMatchObject({
    typeId: null,
    timeStart: '22:00:00',
    days: null,
    status: true,
  })
})

test('creates, changes, moves to another city, deletes', async () => {
  expect((await save(FORM)).status).toBe(204)
  const created = (await list()).find(({ priority }) => priority === 3)
  expect(created).toMatchObject(FORM)
  const id = created?.id ?? 0
  await save({ cityId: 1, ratio: 2, priority: 0, status: false }, id)
  expect((await list()).find((row) => row.id === id)).toMatchObject({
    ratio: 2,
    typeId: null,
    timeStart: null,
    days: null,
    status: false,
  })
  await save({ ...FORM, cityId: 3 }, id)
  expect((await list()).some((row) => row.id === id)).toBe(false)
  expect((await list(3)).some((row) => row.id === id)).toBe(true)
  expect((await call('DELETE', `/manage/courier-ratio-rate/${id}`)).status).toBe(204)
  expect((await list(3)).some((row) => row.id === id)).toBe(false)
  expect((await call('DELETE', `/manage/courier-ratio-rate/${id}`)).status).toBe(404)
  expect((await save(FORM, id)).status).toBe(404)
})

test.each([
  [{}, ['cityId', 'ratio', 'priority', 'status']],
  [{ ...FORM, ratio: null }, ['ratio']],
  [{ ...FORM, ratio: 10.5 }, ['ratio']],
  [{ ...FORM, ratio: 0 }, ['ratio']],
  [{ ...FORM, ratio: 1.255 }, ['ratio']],
  [{ ...FORM, typeId: 3 }, ['typeId']],
  [{ ...FORM, days: [7] }, ['days']],
  [{ ...FORM, timeStart: null }, ['timeStart']],
  [{ ...FORM, timeEnd: undefined }, ['timeEnd']],
  [{ ...FORM, timeEnd: '12:30' }, ['timeEnd']],
  [{ ...FORM, timeEnd: '10:00:00' }, ['timeEnd']],
  [{ ...FORM, dateEnd: null }, ['dateEnd']],
  [{ ...FORM, dateStart: '2026-05-01' }, ['dateEnd']],
  [{ ...FORM, dateStart: '2026-04-31' }, ['dateStart']],
])('the API of raised rates refuses the form %j', async (form, fields) => {
  for (const id of [undefined, PAY_RATIO_CONDITION_IDS.night]) {
    const { status, body } = await save(form, id)
    expect(status).toBe(422)
    expect(Object.keys((body as { errors: object }).errors)).toEqual(fields)
  }
  expect(await list()).toHaveLength(4)
})

test('the API of raised rates refuses foreign cities and users without the permission', async () => {
  expect((await call('GET', '/manage/courier-ratio-rate/2')).status).toBe(403)
  expect((await save({ ...FORM, cityId: 2 })).status).toBe(403)
  expect((await save({ ...FORM, cityId: 2 }, PAY_RATIO_CONDITION_IDS.night)).status).toBe(403)
  const ofAstana = world.db.rateBooks.all().find(({ cityId }) => cityId === 2)?.conditions[0]?.id
  expect((await call('DELETE', `/manage/courier-ratio-rate/${ofAstana}`)).status).toBe(403)
  expect((await save(FORM, ofAstana)).status).toBe(403)
  const dispatcher = createCaller(world, 'dispatcher')
  expect((await dispatcher('GET', '/manage/courier-ratio-rate/1')).status).toBe(403)
  expect((await dispatcher('DELETE', `/manage/courier-ratio-rate/${PAY_RATIO_CONDITION_IDS.night}`)).status).toBe(403)
})
