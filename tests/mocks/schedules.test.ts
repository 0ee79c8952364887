/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals'
import type { ManualClock } from '../../mocks/clock'
import type { ScheduleRow } from '../../mocks/records/schedules'
import { CITY_SCALES } from '../../mocks/seeds/cities'
import type { World } from '../../mocks/world'
import type { CourierSchedule } from '../../src/api/couriers'
import type { Schedule, ScheduleDayItem } from '../../src/api/schedules'
import { type Caller, callerAs, rowsOf, total } from './call'
import { fields } from './form'
import { ownWorld } from './ownWorld'

/** The story moment is Wednesday 18 March 2026; its week began on Tuesday. */
const [EXPIRED, PRESENT, CHANGED, DRAFT, FREE] = ['2026-03-10', '2026-03-17', '2026-03-24', '2026-03-31', '2026-04-07']
const FREE_WEEK = { cityId: 1, dateStart: FREE, dateEnd: '2026-04-13' }

let world: World
let clock: ManualClock
let call: Caller
const own = ownWorld({ size: 0 })
beforeEach(() => {
  const made = own()
  world = made.world
  clock = made.clock
  call = callerAs(world, 'dispatcher')
})

const search = (filter: object) => call('POST', '/manage/schedule/search?page=1', filter)
const load = async (id: number) => (await call('GET', `/manage/schedule/${id}`)).body as Schedule
const week = async (dateStart: string | undefined) => {
  const found = rowsOf<Schedule>(await search({ cityId: 1 })).find((one) => one.dateStart === dateStart)
  if (!found) throw new Error(`No week from ${dateStart}`)
  const whole = await load(found.id)
  expect(whole).toMatchObject(found)
  return whole
}
const day = async (id: number, date: string | undefined, isActive: boolean) =>
  rowsOf<ScheduleDayItem>(await call('GET', `/manage/schedule/${id}/day/${date}?isActive=${isActive}`))
const couriersOf = (id: number) => {
  const rows = world.db.scheduleDays.all().flatMap(({ scheduleId, published }) => (scheduleId === id ? published : []))
  return new Set(rows.map(({ courierId }) => courierId))
}
const row = (courierId: number, change: Partial<ScheduleRow> = {}) => ({
  pointId: 1,
  courierId,
  timeStart: '09:00',
  timeEnd: '18:00',
  ...change,
})
/** Active couriers of Karaganda. */
const courier = (index: number) =>
  world.db.couriers.all().filter(({ id, cityId }) => cityId === 1 && world.db.employee(id).status === 10)[index]?.id ??
  0

describe('the seeded weeks', () => {
  test('are four in each city: over, published, changed, a draft; from Tuesday to Monday', async () => {
    const found = rowsOf<Schedule>(await search({ cityId: 1 }))
    expect(
      found.map(({ dateStart, dateEnd, isPublished, isModified }) => [dateStart, dateEnd, isPublished, isModified]),
    ).toEqual([
      [DRAFT, '2026-04-06', false, false],
      [CHANGED, '2026-03-30', true, true],
      [PRESENT, '2026-03-23', true, false],
      [EXPIRED, '2026-03-16', true, false],
    ])
    expect(total(await search({}))).toBe(8)
    expect(total(await search({ isPublished: false }))).toBe(2)
    expect(world.db.schedules.all()).toHaveLength(4 * CITY_SCALES.length)
    expect((await search({ cityId: 3 })).status).toBe(403)
  })

  test('count what their days hold: everybody confirmed what is over, most what is on', async () => {
    const over = await week(EXPIRED)
    expect(over.countCourier).toBe(couriersOf(over.id).size)
    expect(over.countConfirmCourier).toBe(over.countCourier)
    const present = await week(PRESENT)
    expect(present.countConfirmCourier).toBe(present.confirmCouriers.filter(({ isConfirmed }) => isConfirmed).length)
    const next = await week(CHANGED)
    expect(next.countConfirmCourier).toBeGreaterThan(0)
    expect(next.countConfirmCourier).toBeLessThan(next.countCourier ?? 0)
    for (const { id, isPublished, courierByDays, confirmCouriers } of [over, present, next, await week(DRAFT)]) {
      for (const { date, countAll, countConfirmed } of courierByDays) {
        const here = new Set((await day(id, date, isPublished === true)).map(({ courierId }) => courierId))
        expect(countAll).toBe(here.size)
        const confirmed = confirmCouriers.filter((one) => one.isConfirmed && here.has(one.courierId))
        expect(countConfirmed).toBe(confirmed.length)
      }
    }
  })

  test('name active couriers and points of their own city, and nobody twice at a time', () => {
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

  test('tell by whom and when a past day was really worked', async () => {
    const { id } = await week(PRESENT)
    const rows = await day(id, '2026-03-18', true)
    expect(rows.length).toBeGreaterThan(60)
    expect(rows[0]).toMatchObject({ pointId: 1, timeStart: '07:00', courier: { fio: expect.any(String) } })
    const started = rows.filter(({ slot }) => slot)
    expect(started.length).toBeGreaterThan(20)
    for (const { timeStart, slot } of started) {
      const minutes = (text = '') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
      expect(Math.abs(minutes(slot?.createdAt?.slice(11)) - minutes(timeStart))).toBeLessThan(15)
    }
    expect((await day(id, '2026-03-18', false)).some(({ slot }) => slot)).toBe(false)
    expect((await call('GET', `/manage/schedule/${id}/day/2026-03-25?isActive=true`)).status).toBe(404)
  })
})

describe('a new week', () => {
  test('is an empty draft that opens by its id', async () => {
    const { body } = await call('POST', '/manage/schedule', FREE_WEEK)
    const { id } = body as Schedule
    expect(await load(id)).toMatchObject({ ...FREE_WEEK, isPublished: false, countCourier: 0, countConfirmCourier: 0 })
    expect((await load(id)).courierByDays.map(({ date }) => date)).toEqual([
      ...['2026-04-07', '2026-04-08', '2026-04-09', '2026-04-10', '2026-04-11', '2026-04-12', '2026-04-13'],
    ])
    expect(await day(id, FREE, false)).toEqual([])
  })

  test('begins on a Tuesday to come, lasts seven days, and is the only one of its city', async () => {
    const create = (change: object) => call('POST', '/manage/schedule', { ...FREE_WEEK, ...change })
    expect(fields(await create({ dateStart: '2026-04-08', dateEnd: '2026-04-14' }))).toEqual(['dateStart'])
    expect(fields(await create({ dateEnd: '2026-04-14' }))).toEqual(['dateEnd'])
    expect(fields(await create({ dateStart: '2026-03-03', dateEnd: '2026-03-09' }))).toEqual(['dateStart'])
    expect(fields(await call('POST', '/manage/schedule', {}))).toEqual(['cityId', 'dateStart', 'dateEnd'])
    expect((await create({ dateStart: DRAFT, dateEnd: '2026-04-06' })).status).toBe(409)
    expect((await create({ cityId: 3 })).status).toBe(403)
    expect((await create({ cityId: 2 })).status).toBe(200)
  })

  test('may be a copy of a published one', async () => {
    const source = await week(PRESENT)
    const gone = courier(0)
    world.db.employees.update(gone, { status: 0 })
    const { body } = await call('POST', `/manage/schedule/${source.id}/copy`, FREE_WEEK)
    const copy = body as Schedule
    expect(copy).toMatchObject({ ...FREE_WEEK, isPublished: false })
    const texts = (rows: ScheduleDayItem[]) =>
      rows.map(({ courierId, timeStart, pointId }) => [courierId, timeStart, pointId])
    const expected = (await day(source.id, PRESENT, true)).filter(({ courierId }) => courierId !== gone)
    expect(texts(await day(copy.id, FREE, false))).toEqual(texts(expected))
    expect((await call('POST', `/manage/schedule/${(await week(DRAFT)).id}/copy`, FREE_WEEK)).status).toBe(409)
    const astana = { ...FREE_WEEK, cityId: 2 }
    expect(fields(await call('POST', `/manage/schedule/${source.id}/copy`, astana))).toEqual(['cityId'])
  })
})

describe('a day', () => {
  const save = async (date: string | undefined, items: unknown[]) =>
    call('POST', `/manage/schedule/${(await week(DRAFT)).id}/day/${date}`, { items })

  test('is saved into the draft, row by row', async () => {
    const { id } = await week(DRAFT)
    const withBreak = row(courier(1), { breakTimeStart: '13:00', breakTimeEnd: '13:30' })
    expect((await save(DRAFT, [row(courier(0)), withBreak])).status).toBe(200)
    expect(await day(id, DRAFT, false)).toMatchObject([
      { ...row(courier(0)), shiftId: 1 },
      { ...withBreak, shiftId: 2 },
    ])
    expect((await load(id)).courierByDays[0]).toMatchObject({ countAll: 2, countConfirmed: 0 })
    expect(await day(id, DRAFT, true)).toEqual([])
  })

  test.each([
    [[], 'Добавьте'],
    [[{}], 'Поле обязательное'],
    [[{ pointId: 6 }], 'точки'],
    [[{ courierId: 1 }], 'курьера'],
    [[{ timeStart: '9:00' }], 'Неверное'],
    [[{ timeEnd: '09:00' }], 'продолжительности'],
    [[{ breakTimeStart: '12:00' }], 'начало и конец'],
    [[{ breakTimeStart: '08:00', breakTimeEnd: '08:30' }], 'вне смены'],
  ])('is refused with %j: %s', async (changes, message) => {
    const items = changes.map((change) => (Object.keys(change).length === 0 ? {} : row(courier(0), change)))
    const { status, body } = await save(DRAFT, items)
    expect(status).toBe(422)
    expect((body as { errors: { items: string } }).errors.items).toContain(message)
  })

  test('has no two shifts of a courier at a time, not even over midnight', async () => {
    const night = row(courier(0), { timeStart: '22:00', timeEnd: '08:00' })
    const early = row(courier(0), { timeStart: '07:00', timeEnd: '12:00' })
    const [first, second] = [DRAFT, '2026-04-01']
    expect((await save(first, [row(courier(0)), row(courier(0), { timeStart: '12:00' })])).status).toBe(409)
    expect((await save(second, [row(courier(1))])).status).toBe(200)
    expect((await save(first, [night])).status).toBe(200)
    expect(await save(second, [early])).toMatchObject({ status: 409, body: { message: /22:00–08:00/ } })
    expect((await save(second, [row(courier(0), { timeStart: '08:00' })])).status).toBe(200)
  })

  test('is copied to another day of the week', async () => {
    const { id } = await week(DRAFT)
    const copy = (dateFrom: string | undefined, dateTo: string | undefined) =>
      call('POST', `/manage/schedule/${id}/day/copy`, { dateFrom, dateTo })
    await save(DRAFT, [row(courier(0))])
    expect((await copy(DRAFT, '2026-04-03')).status).toBe(200)
    expect(await day(id, '2026-04-03', false)).toMatchObject([row(courier(0))])
    expect(fields(await copy(undefined, '2026-04-03'))).toEqual(['dateFrom'])
    expect(fields(await copy(DRAFT, DRAFT))).toEqual(['dateTo'])
    expect((await copy(DRAFT, '2026-04-30')).status).toBe(404)
    await call('POST', `/manage/schedule/${id}/clear`)
    expect((await copy(DRAFT, '2026-04-03')).status).toBe(409)
  })
})

describe('publishing', () => {
  const publish = (id: number) => call('GET', `/manage/schedule/${id}/publish`)

  test('makes the draft what couriers see, and asks those whom it changes to confirm', async () => {
    const { id } = await week(CHANGED)
    const date = '2026-03-26'
    const before = await day(id, date, true)
    const draft = await day(id, date, false)
    expect(draft).toHaveLength(before.length - 1)
    const toldBefore = { ...world.db.schedule(id).toldAt }
    expect((await publish(id)).status).toBe(200)
    expect(await load(id)).toMatchObject({ isPublished: true, isModified: false })
    expect((await day(id, date, true)).length).toBe(draft.length)
    const told = Object.entries(world.db.schedule(id).toldAt).filter(([courierId, at]) => toldBefore[courierId] !== at)
    expect(told.map(([, at]) => at)).toEqual([clock.second(), clock.second(), clock.second()])
    expect((await publish(id)).status).toBe(409)
  })

  test('nothing is refused; clearing takes the draft away and keeps what is published', async () => {
    const { body } = await call('POST', '/manage/schedule', FREE_WEEK)
    expect(await publish((body as Schedule).id)).toMatchObject({ status: 409, body: { message: /публиковать нечего/ } })
    const { id } = await week(CHANGED)
    expect((await call('POST', `/manage/schedule/${id}/clear`)).status).toBe(204)
    expect(await load(id)).toMatchObject({ isPublished: true, isModified: false })
    expect((await publish(id)).status).toBe(409)
    await call('POST', `/manage/schedule/${(await week(DRAFT)).id}/clear`)
    expect(await week(DRAFT)).toMatchObject({ countCourier: 0 })
  })

  test('a day put back as it was is no change', async () => {
    const { id } = await week(PRESENT)
    const date = '2026-03-20'
    const rows = await day(id, date, true)
    const items = rows.map(({ pointId, courierId, timeStart, timeEnd, breakTimeStart, breakTimeEnd }) => ({
      ...{ pointId, courierId, timeStart, timeEnd },
      ...(breakTimeStart ? { breakTimeStart, breakTimeEnd } : {}),
    }))
    await call('POST', `/manage/schedule/${id}/day/${date}`, { items: items.slice(1) })
    expect((await load(id)).isModified).toBe(true)
    await call('POST', `/manage/schedule/${id}/day/${date}`, { items: items.toReversed() })
    expect((await load(id)).isModified).toBe(false)
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

test('the simulation follows what is published: who is taken off stays away, who is put on comes', async () => {
  const { id } = await week(PRESENT)
  const date = '2026-03-18'
  const rows = await day(id, date, true)
  const off = world.db.couriers.all().find(({ id: one, cityId, slotId }) => {
    const isLater = rows.some(({ courierId, timeStart }) => courierId === one && (timeStart ?? '') >= '14:00')
    return cityId === 1 && slotId === null && isLater
  })
  const on = world.db.couriers.all().find(({ id: one, cityId }) => {
    return cityId === 1 && world.db.employee(one).status === 10 && !rows.some(({ courierId }) => courierId === one)
  })
  const items = rows
    .filter(({ courierId }) => courierId !== off?.id)
    .map(({ pointId, courierId, timeStart, timeEnd }) => ({ pointId, courierId, timeStart, timeEnd }))
  const added = row(on?.id ?? 0, { timeStart: '13:30', timeEnd: '15:00' })
  const saved = await call('POST', `/manage/schedule/${id}/day/${date}`, { items: [...items, added] })
  expect(saved.status).toBe(200)
  expect((await call('GET', `/manage/schedule/${id}/publish`)).status).toBe(200)
  clock.advance(3600)
  world.settle()
  expect(on?.slotId).not.toBeNull()
  clock.advance(9 * 3600)
  world.settle()
  expect(
    world.db.slots
      .all()
      .filter(({ courierId, startedAt }) => courierId === off?.id && startedAt > clock.second() - 36_000),
  ).toEqual([])
  expect(on?.slotId).toBeNull()
})

test('a courier’s weeks are the published ones he works in, a day off has no times', async () => {
  const id = courier(0)
  const weeks = rowsOf<CourierSchedule>(await call('GET', `/manage/courier/${id}/schedule`))
  expect(weeks.map(({ dateStart }) => dateStart)).toEqual([CHANGED, PRESENT, EXPIRED])
  expect(weeks[0]).not.toHaveProperty('days')
  const { days } = (await call('GET', `/manage/courier/${id}/schedule/${weeks[1]?.id}`)).body as CourierSchedule
  expect(days).toHaveLength(7)
  expect(days.filter(({ timeStart }) => timeStart === undefined)).toHaveLength(1)
  const draft = await week(DRAFT)
  expect((await call('GET', `/manage/courier/${id}/schedule/${draft.id}`)).status).toBe(404)
})
