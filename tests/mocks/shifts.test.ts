/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { getEarningsCalculator } from '../../mocks/money/earningsCalculator'
import { formatLocalDateTime } from '../../mocks/store/dateTime'
import type { SlotRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { Shift } from '../../src/api/shifts'
import { type Caller, createCaller, rowsOf, total } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 300 }).world
  call = createCaller(world, 'dispatcher')
})

const EVERYTHING = 'courier,ordersCounter,distance,trackInfo,history,salary'
const search = (filter: object, expand = EVERYTHING, page = 1) =>
  call('POST', `/manage/slot/search?page=${page}&expand=${expand}`, filter)
const rows = async (filter: object, expand?: string) => rowsOf<Shift>(await search(filter, expand))
const slotWhere = (condition: (slot: SlotRecord) => boolean): SlotRecord => {
  const slot = world.db.slots.all().findLast((candidate) => candidate.cityId === 1 && condition(candidate))
  if (!slot) throw new Error('No such shift')
  return slot
}
const form = (second: number) => `${formatLocalDateTime(second, 5).slice(0, 16)}:00`
const edit = (slot: SlotRecord, body: object) => call('POST', `/manage/slot/${slot.id}`, body)
const isUnpaid = ({ finishedAt, paidAt }: SlotRecord) => finishedAt !== null && paidAt === null
const isOpen = ({ finishedAt }: SlotRecord) => finishedAt === null

describe('the list', () => {
  test('returns complete shifts, the latest first', async () => {
    const answer = await search({ cityId: 1 })
    const list = rowsOf<Shift>(answer)
    expect(total(answer)).toBeGreaterThan(2500)
    expect(list).toHaveLength(20)
    expect([...list].sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))).toEqual(list)
    expect(list[0]).toMatchObject({
      dateSlot: '2026-03-18',
      courier: { fio: expect.any(String) },
      countOrder: expect.any(Number),
    })
    expect(list[0]).not.toHaveProperty('finishedAt')
  })

  test('returns only the requested parts', async () => {
    const [bare] = await rows({ cityId: 1 }, '')
    for (const part of ['courier', 'countOrder', 'distance', 'trackInfo', 'history', 'salary']) {
      expect(bare).not.toHaveProperty(part)
    }
    const [some] = await rows({ cityId: 1 }, 'courier,salary')
    expect(some).toHaveProperty('salary.orderAmount')
    expect(some).not.toHaveProperty('history')
  })

  test('filters by dates, courier, shift and payment type', async () => {
    const day = { dateStart: '2026-03-10', dateEnd: '2026-03-11' }
    const answer = await search({ cityId: 1, ...day })
    expect(new Set(rowsOf<Shift>(answer).map(({ dateSlot }) => dateSlot))).toEqual(new Set(['2026-03-11']))
    expect(total(answer)).toBeGreaterThan(150)
    const { id, courierId } = slotWhere(isUnpaid)
    expect(await rows({ slotId: id })).toMatchObject([{ id }])
    expect((await rows({ courierId })).every(({ courier }) => courier?.id === courierId)).toBe(true)
    const cash = await rows({ cityId: 1, payTypeId: 1 })
    expect(cash.length).toBeGreaterThan(0)
    expect(cash.every(({ countOrder }) => (countOrder ?? 0) > 0)).toBe(true)
  })

  test('has shifts with and without a break, a history, a track', async () => {
    const list = (
      await Promise.all([1, 2, 3, 4, 5].map((page) => search({ cityId: 1, dateEnd: '2026-03-17' }, EVERYTHING, page)))
    ).flatMap(rowsOf<Shift>)
    for (const has of [
      ({ breakTimeStart }: Shift) => breakTimeStart !== undefined,
      ({ history }: Shift) => history.length > 0,
      ({ history }: Shift) => history.length > 2,
      ({ trackInfo }: Shift) => trackInfo.length > 0,
    ]) {
      expect(list.some(has)).toBe(true)
      expect(list.every(has)).toBe(false)
    }
  })

  test('has no two shifts of a courier at one time', () => {
    const ends = new Map<number, number>()
    const shifts = [...world.db.slots.all()].sort((a, b) => a.startedAt - b.startedAt)
    for (const { id, courierId, startedAt, finishedAt } of shifts) {
      if (startedAt < (ends.get(courierId) ?? 0)) throw new Error(`Shift ${id} begins before the last one is over`)
      ends.set(courierId, finishedAt ?? Number.POSITIVE_INFINITY)
    }
  })

  test('refuses a foreign city, an invalid filter and users without the permission', async () => {
    expect((await search({ cityId: 3 })).status).toBe(403)
    expect(await search({ dateStart: '2026-02-30' })).toMatchObject({
      status: 422,
      body: { errors: { dateStart: 'Неверное значение' } },
    })
    expect((await search({ courierId: 'Иван' })).status).toBe(422)
    expect((await createCaller(world, 'operator')('POST', '/manage/slot/search', {})).status).toBe(403)
    const { id } = slotWhere(isUnpaid)
    expect((await createCaller(world, 'manager')('POST', `/manage/slot/${id}`, {})).status).toBe(403)
  })
})

describe('an edit', () => {
  test('sets the end and the break of a finished shift; without a break there is none', async () => {
    const slot = slotWhere((candidate) => isUnpaid(candidate) && candidate.history.length > 0)
    const end = (slot.finishedAt ?? 0) + 600
    const pause = { breakTimeStart: form(slot.startedAt + 3600), breakTimeEnd: form(slot.startedAt + 5400) }
    expect((await edit(slot, { sessionEnd: form(end), ...pause })).status).toBe(200)
    const [after] = await rows({ slotId: slot.id })
    expect(after).toMatchObject({ sessionEnd: form(end), finishedAt: form(end), ...pause })
    expect(after?.history.at(-1)).toEqual({ action: 'end', dateTime: form(end) })
    expect((await edit(slot, { sessionEnd: form(end), breakTimeStart: null, breakTimeEnd: null })).status).toBe(200)
    expect((await rows({ slotId: slot.id }))[0]).not.toHaveProperty('breakTimeStart')
  })

  test('without a change keeps the seconds, and therefore every order', async () => {
    const slot = slotWhere(isUnpaid)
    const before = slot.finishedAt
    expect((await edit(slot, { sessionEnd: form(before ?? 0) })).status).toBe(200)
    expect(slot.finishedAt).toBe(before)
  })

  test('changes the plan of an open shift, or ends it', async () => {
    const slot = slotWhere((candidate) => isOpen(candidate) && world.db.courier(candidate.courierId).orderId === null)
    const later = world.clock.second() + 5 * 3600
    await edit(slot, { sessionEnd: form(later) })
    expect(slot).toMatchObject({ finishedAt: null, endsAt: later - (later % 60) })
    expect(world.db.courier(slot.courierId)).toMatchObject({ slotId: slot.id, slotNextAt: slot.endsAt })
    const now = world.clock.second()
    expect((await edit(slot, { sessionEnd: form(now) })).status).toBe(200)
    expect(slot.finishedAt).toBe(now)
    expect(world.db.courier(slot.courierId).slotId).toBeNull()
  })

  test('does not end the shift of a courier with an order', async () => {
    const slot = slotWhere((candidate) => isOpen(candidate) && world.db.courier(candidate.courierId).orderId !== null)
    const { status, body } = await edit(slot, { sessionEnd: form(world.clock.second()) })
    expect(status).toBe(409)
    expect(body).toEqual({ message: expect.stringContaining('выполняет заказ') })
    expect(slot.finishedAt).toBeNull()
  })

  test('never overlaps the next shift, a delivery, or a paid shift', async () => {
    const first = slotWhere(
      (candidate) => isUnpaid(candidate) && candidate.startedAt < world.clock.second() - 2 * 86_400,
    )
    const startedAt = (first.finishedAt ?? 0) + 1800
    const next = { ...first, id: 90_001, startedAt, endsAt: startedAt + 7200, finishedAt: startedAt + 7200 }
    world.db.slots.insert(next)
    const overlap = await edit(first, { sessionEnd: form(startedAt + 600) })
    expect(overlap).toMatchObject({ status: 409, body: { message: 'Смена пересекается со следующей сменой курьера' } })

    const deliveries = getEarningsCalculator(world.db)
    const busy = slotWhere((candidate) => isUnpaid(candidate) && deliveries.earned(candidate).orders.length > 0)
    const behind = await edit(busy, { sessionEnd: form(busy.startedAt + 120) })
    expect(behind).toMatchObject({ status: 409, body: { message: expect.stringContaining('доставлен позже') } })

    const paid = slotWhere(({ paidAt }) => paidAt !== null)
    expect((await edit(paid, { sessionEnd: form(paid.finishedAt ?? 0) })).status).toBe(409)
  })

  test.each([
    [() => ({}), 'sessionEnd'],
    [() => ({ sessionEnd: '2026-03-18' }), 'sessionEnd'],
    [() => ({ sessionEnd: '2026-02-31 10:00:00' }), 'sessionEnd'],
    [(slot: SlotRecord) => ({ sessionEnd: form(slot.startedAt - 600) }), 'sessionEnd'],
    [(slot: SlotRecord) => ({ sessionEnd: form(slot.startedAt + 30 * 3600) }), 'sessionEnd'],
    [
      (slot: SlotRecord) => ({ sessionEnd: form(slot.endsAt), breakTimeStart: form(slot.startedAt + 600) }),
      'breakTimeEnd',
    ],
    [
      (slot: SlotRecord) => ({ sessionEnd: form(slot.endsAt), breakTimeEnd: form(slot.startedAt + 600) }),
      'breakTimeStart',
    ],
    [
      (slot: SlotRecord) => ({
        sessionEnd: form(slot.endsAt),
        breakTimeStart: form(slot.startedAt + 1200),
        breakTimeEnd: form(slot.startedAt + 600),
      }),
      'breakTimeEnd',
    ],
    [
      (slot: SlotRecord) => ({
        sessionEnd: form(slot.endsAt),
        breakTimeStart: form(slot.startedAt - 1200),
        breakTimeEnd: form(slot.startedAt + 600),
      }),
      'breakTimeStart',
    ],
  ])('is refused when its times do not fit (%#)', async (body, field) => {
    const slot = slotWhere((candidate) => isUnpaid(candidate) && candidate.startedAt < world.clock.second() - 86_400)
    const before = JSON.stringify(slot)
    const { status, body: answer } = await edit(slot, body(slot))
    expect(status).toBe(422)
    expect(Object.keys((answer as { errors: object }).errors)).toEqual([field])
    expect(JSON.stringify(slot)).toBe(before)
  })

  test('does not find shifts of other cities or unknown ones', async () => {
    const foreign = world.db.slots.all().find(({ cityId }) => cityId === 3) as SlotRecord
    expect((await edit(foreign, { sessionEnd: form(foreign.endsAt) })).status).toBe(403)
    expect((await call('POST', '/manage/slot/999999', { sessionEnd: form(0) })).status).toBe(404)
  })
})
