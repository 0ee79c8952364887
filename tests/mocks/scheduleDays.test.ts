/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import { type Caller, createCaller } from './call'
import { errorFields } from './formBodies'
import { courier, DRAFT_WEEK, day, load, row, week } from './scheduleWeeks'
import { worldPerTest } from './worldPerTest'

let world: World
let call: Caller
const own = worldPerTest({ size: 0 })
beforeEach(() => {
  const made = own()
  world = made.world
  call = createCaller(world, 'dispatcher')
})

const save = async (date: string, items: unknown[]) =>
  call('POST', `/manage/schedule/${(await week(call, DRAFT_WEEK)).id}/day/${date}`, { items })

test('a day is saved into the draft, row by row', async () => {
  const { id } = await week(call, DRAFT_WEEK)
  const withBreak = row(courier(world, 1), { breakTimeStart: '13:00', breakTimeEnd: '13:30' })
  expect((await save(DRAFT_WEEK, [row(courier(world, 0)), withBreak])).status).toBe(200)
  expect(await day(call, id, DRAFT_WEEK, false)).toMatchObject([
    { ...row(courier(world, 0)), shiftId: 1 },
    { ...withBreak, shiftId: 2 },
  ])
  expect((await load(call, id)).courierByDays[0]).toMatchObject({ countAll: 2, countConfirmed: 0 })
  expect(await day(call, id, DRAFT_WEEK, true)).toEqual([])
})

test.each([
  [[], 'Добавьте'],
  [[{}], 'Поле обязательное'],
  [[{ pointId: 6 }], 'точки'],
  [[{ courierId: 1 }], 'курьера'],
  [[{ timeStart: '9:00' }], 'Неверный формат'],
  [[{ timeEnd: '09:00' }], 'продолжительности'],
  [[{ breakTimeStart: '12:00' }], 'начало и конец'],
  [[{ breakTimeStart: '08:00', breakTimeEnd: '08:30' }], 'вне смены'],
])('a day is refused with %j: %s', async (changes, message) => {
  const items = changes.map((change) => (Object.keys(change).length === 0 ? {} : row(courier(world, 0), change)))
  const { status, body } = await save(DRAFT_WEEK, items)
  expect(status).toBe(422)
  expect((body as { errors: { items: string } }).errors.items).toContain(message)
})

test('a day has no two shifts of a courier at a time, not even over midnight', async () => {
  const night = row(courier(world, 0), { timeStart: '22:00', timeEnd: '08:00' })
  const early = row(courier(world, 0), { timeStart: '07:00', timeEnd: '12:00' })
  const [first, second] = [DRAFT_WEEK, '2026-04-01']
  expect((await save(first, [row(courier(world, 0)), row(courier(world, 0), { timeStart: '12:00' })])).status).toBe(409)
  expect((await save(second, [row(courier(world, 1))])).status).toBe(200)
  expect((await save(first, [night])).status).toBe(200)
  expect(await save(second, [early])).toMatchObject({ status: 409, body: { message: /22:00–08:00/ } })
  expect((await save(second, [row(courier(world, 0), { timeStart: '08:00' })])).status).toBe(200)
})

test('a day is copied to another day of the week', async () => {
  const { id } = await week(call, DRAFT_WEEK)
  const copy = (dateFrom: string | undefined, dateTo: string) =>
    call('POST', `/manage/schedule/${id}/day/copy`, { dateFrom, dateTo })
  await save(DRAFT_WEEK, [row(courier(world, 0))])
  expect((await copy(DRAFT_WEEK, '2026-04-03')).status).toBe(200)
  expect(await day(call, id, '2026-04-03', false)).toMatchObject([row(courier(world, 0))])
  expect(errorFields(await copy(undefined, '2026-04-03'))).toEqual(['dateFrom'])
  expect(errorFields(await copy(DRAFT_WEEK, DRAFT_WEEK))).toEqual(['dateTo'])
  expect((await copy(DRAFT_WEEK, '2026-04-30')).status).toBe(404)
  await call('POST', `/manage/schedule/${id}/clear`)
  expect((await copy(DRAFT_WEEK, '2026-04-03')).status).toBe(409)
})
