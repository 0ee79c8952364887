/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals'
import { CITY_SEEDS } from '../../mocks/seeds/cities'
import type { ManualClock } from '../../mocks/store/clock'
import type { World } from '../../mocks/store/world'
import type { Schedule, ScheduleDayItem } from '../../src/api/schedules'
import { type Caller, createCaller, rowsOf, total } from './call'
import { errorFields } from './formBodies'
import {
  CHANGED_WEEK,
  CURRENT_WEEK,
  courier,
  DRAFT_WEEK,
  day,
  FREE_WEEK,
  load,
  PAST_WEEK,
  search,
  week,
} from './scheduleWeeks'
import { worldPerTest } from './worldPerTest'

let world: World
let clock: ManualClock
let call: Caller
const own = worldPerTest({ size: 0 })
beforeEach(() => {
  const made = own()
  world = made.world
  clock = made.clock
  call = createCaller(world, 'dispatcher')
})

const couriersOf = (id: number) => {
  const rows = world.db.scheduleDays.all().flatMap(({ scheduleId, published }) => (scheduleId === id ? published : []))
  return new Set(rows.map(({ courierId }) => courierId))
}

describe('the seeded weeks', () => {
  test('are four in each city: over, published, changed, a draft; from Tuesday to Monday', async () => {
    const found = rowsOf<Schedule>(await search(call, { cityId: 1 }))
    expect(
      found.map(({ dateStart, dateEnd, isPublished, isModified }) => [dateStart, dateEnd, isPublished, isModified]),
    ).toEqual([
      [DRAFT_WEEK, '2026-04-06', false, false],
      [CHANGED_WEEK, '2026-03-30', true, true],
      [CURRENT_WEEK, '2026-03-23', true, false],
      [PAST_WEEK, '2026-03-16', true, false],
    ])
    expect(total(await search(call, {}))).toBe(8)
    expect(total(await search(call, { isPublished: false }))).toBe(2)
    expect(world.db.schedules.all()).toHaveLength(4 * CITY_SEEDS.length)
    expect((await search(call, { cityId: 3 })).status).toBe(403)
  })

  test('count the couriers of their days: past weeks are fully confirmed, the current one mostly', async () => {
    const over = await week(call, PAST_WEEK)
    expect(over.countCourier).toBe(couriersOf(over.id).size)
    expect(over.countConfirmCourier).toBe(over.countCourier)
    const present = await week(call, CURRENT_WEEK)
    expect(present.countConfirmCourier).toBe(present.confirmCouriers.filter(({ isConfirmed }) => isConfirmed).length)
    const next = await week(call, CHANGED_WEEK)
    expect(next.countConfirmCourier).toBeGreaterThan(0)
    expect(next.countConfirmCourier).toBeLessThan(next.countCourier ?? 0)
    for (const { id, isPublished, courierByDays, confirmCouriers } of [
      over,
      present,
      next,
      await week(call, DRAFT_WEEK),
    ]) {
      for (const { date, countAll, countConfirmed } of courierByDays) {
        const here = new Set((await day(call, id, date, isPublished === true)).map(({ courierId }) => courierId))
        expect(countAll).toBe(here.size)
        const confirmed = confirmCouriers.filter((one) => one.isConfirmed && here.has(one.courierId))
        expect(countConfirmed).toBe(confirmed.length)
      }
    }
  })

  test('have active couriers and points of their own city, without overlapping shifts', () => {
    for (const { scheduleId, published, draft } of world.db.scheduleDays.all()) {
      const { cityId } = world.db.schedule(scheduleId)
      for (const rows of [published, draft ?? []]) {
        for (const { courierId, pointId } of rows) {
          if (world.db.point(pointId).cityId !== cityId) throw new Error(`Point ${pointId} in schedule ${scheduleId}`)
          if (world.db.courier(courierId).cityId !== cityId) throw new Error(`Courier ${courierId} is elsewhere`)
          if (world.db.employee(courierId).status !== 10) throw new Error(`Courier ${courierId} is blocked`)
        }
        expect(new Set(rows.map(({ courierId }) => courierId)).size).toBe(rows.length)
      }
    }
  })

  test('contain the actual shifts of a past day', async () => {
    const { id } = await week(call, CURRENT_WEEK)
    const rows = await day(call, id, '2026-03-18', true)
    expect(rows.length).toBeGreaterThan(60)
    expect(rows[0]).toMatchObject({
      pointId: 1,
      timeStart: expect.stringMatching(/^(07|09|11):00$/),
      courier: { fio: expect.any(String) },
    })
    const started = rows.filter(({ slot }) => slot)
    expect(started.length).toBeGreaterThan(20)
    for (const { timeStart, slot } of started) {
      const minutes = (text = '') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
      expect(Math.abs(minutes(slot?.createdAt?.slice(11)) - minutes(timeStart))).toBeLessThan(15)
    }
    expect((await day(call, id, '2026-03-18', false)).some(({ slot }) => slot)).toBe(false)
    expect((await call('GET', `/manage/schedule/${id}/day/2026-03-25?isActive=true`)).status).toBe(404)
  })
})

describe('a new week', () => {
  test('is an empty draft that opens by its id', async () => {
    const { body } = await call('POST', '/manage/schedule', FREE_WEEK)
    const { id } = body as Schedule
    expect(await load(call, id)).toMatchObject({
      ...FREE_WEEK,
      isPublished: false,
      countCourier: 0,
      countConfirmCourier: 0,
    })
    expect((await load(call, id)).courierByDays.map(({ date }) => date)).toEqual([
      ...['2026-04-07', '2026-04-08', '2026-04-09', '2026-04-10', '2026-04-11', '2026-04-12', '2026-04-13'],
    ])
    expect(await day(call, id, FREE_WEEK.dateStart, false)).toEqual([])
  })

  test('starts on a future Tuesday, lasts seven days, and is unique in its city', async () => {
    const create = (change: object) => call('POST', '/manage/schedule', { ...FREE_WEEK, ...change })
    expect(errorFields(await create({ dateStart: '2026-04-08', dateEnd: '2026-04-14' }))).toEqual(['dateStart'])
    expect(errorFields(await create({ dateEnd: '2026-04-14' }))).toEqual(['dateEnd'])
    expect(errorFields(await create({ dateStart: '2026-03-03', dateEnd: '2026-03-09' }))).toEqual(['dateStart'])
    expect(errorFields(await call('POST', '/manage/schedule', {}))).toEqual(['cityId', 'dateStart', 'dateEnd'])
    expect((await create({ dateStart: DRAFT_WEEK, dateEnd: '2026-04-06' })).status).toBe(409)
    expect((await create({ cityId: 3 })).status).toBe(403)
    expect((await create({ cityId: 2 })).status).toBe(200)
  })

  test('may be a copy of a published one', async () => {
    const source = await week(call, CURRENT_WEEK)
    const gone = courier(world, 0)
    world.db.employees.update(gone, { status: 0 })
    const { body } = await call('POST', `/manage/schedule/${source.id}/copy`, FREE_WEEK)
    const copy = body as Schedule
    expect(copy).toMatchObject({ ...FREE_WEEK, isPublished: false })
    const texts = (rows: ScheduleDayItem[]) =>
      rows.map(({ courierId, timeStart, pointId }) => [courierId, timeStart, pointId])
    const expected = (await day(call, source.id, CURRENT_WEEK, true)).filter(({ courierId }) => courierId !== gone)
    expect(texts(await day(call, copy.id, FREE_WEEK.dateStart, false))).toEqual(texts(expected))
    expect((await call('POST', `/manage/schedule/${(await week(call, DRAFT_WEEK)).id}/copy`, FREE_WEEK)).status).toBe(
      409,
    )
    const astana = { ...FREE_WEEK, cityId: 2 }
    expect(errorFields(await call('POST', `/manage/schedule/${source.id}/copy`, astana))).toEqual(['cityId'])
  })
})

describe('publishing', () => {
  const publish = (id: number) => call('GET', `/manage/schedule/${id}/publish`)

  test('shows the draft to couriers, and resets the confirmation of those it changes', async () => {
    const { id } = await week(call, CHANGED_WEEK)
    const date = '2026-03-26'
    const before = await day(call, id, date, true)
    const draft = await day(call, id, date, false)
    expect(draft).toHaveLength(before.length - 1)
    const toldBefore = { ...world.db.schedule(id).toldAt }
    expect((await publish(id)).status).toBe(200)
    expect(await load(call, id)).toMatchObject({ isPublished: true, isModified: false })
    expect((await day(call, id, date, true)).length).toBe(draft.length)
    const notified = Object.entries(world.db.schedule(id).toldAt).filter(
      ([courierId, at]) => toldBefore[courierId] !== at,
    )
    expect(notified.map(([, at]) => at)).toEqual([clock.second(), clock.second(), clock.second()])
    expect((await publish(id)).status).toBe(409)
  })

  test('any draft is accepted; clearing removes the draft and keeps the published plan', async () => {
    const { body } = await call('POST', '/manage/schedule', FREE_WEEK)
    expect(await publish((body as Schedule).id)).toMatchObject({ status: 409, body: { message: /публиковать нечего/ } })
    const { id } = await week(call, CHANGED_WEEK)
    expect((await call('POST', `/manage/schedule/${id}/clear`)).status).toBe(204)
    expect(await load(call, id)).toMatchObject({ isPublished: true, isModified: false })
    expect((await publish(id)).status).toBe(409)
    expect((await call('POST', `/manage/schedule/${id}/clear`)).status).toBe(409)
    await call('POST', `/manage/schedule/${(await week(call, DRAFT_WEEK)).id}/clear`)
    expect(await week(call, DRAFT_WEEK)).toMatchObject({ countCourier: 0 })
  })

  test('a restored day is not a change', async () => {
    const { id } = await week(call, CURRENT_WEEK)
    const date = '2026-03-20'
    const rows = await day(call, id, date, true)
    const items = rows.map(({ pointId, courierId, timeStart, timeEnd, breakTimeStart, breakTimeEnd }) => ({
      ...{ pointId, courierId, timeStart, timeEnd },
      ...(breakTimeStart ? { breakTimeStart, breakTimeEnd } : {}),
    }))
    await call('POST', `/manage/schedule/${id}/day/${date}`, { items: items.slice(1) })
    expect((await load(call, id)).isModified).toBe(true)
    await call('POST', `/manage/schedule/${id}/day/${date}`, { items: items.toReversed() })
    expect((await load(call, id)).isModified).toBe(false)
  })

  test('a viewer of schedules neither changes nor publishes them', async () => {
    const role = world.db.role('dispatcher')
    world.db.roles.update(role.id, { permissions: ['schedule_view'] })
    expect((await call('POST', '/manage/schedule', FREE_WEEK)).status).toBe(403)
    expect((await publish(1)).status).toBe(403)
    expect((await call('POST', '/manage/schedule/1/clear')).status).toBe(403)
    expect((await call('GET', '/manage/schedule/1')).status).toBe(200)
    expect((await call('GET', '/manage/schedule/3')).status).toBe(403)
    expect((await call('GET', '/manage/schedule/999')).status).toBe(404)
  })
})
