/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { Salary, SalarySummary } from '../../src/api/salary'
import { type Caller, createCaller, rowsOf, total } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 300 }).world
  call = createCaller(world, 'manager')
})

const search = (filter: object, query = '&cityId=1') => call('POST', `/manage/salary/search?page=1${query}`, filter)
const list = async (filter: object, query?: string) => rowsOf<Salary>(await search(filter, query))
const summary = async (filter: object) =>
  (await call('POST', '/manage/salary/summary?cityId=1', filter)).body as SalarySummary
const isPaid = async (row: Salary) =>
  (await list({ courierId: row.courier?.id, dateStart: row.workDate, dateEnd: row.workDate })).find(
    ({ id }) => id === row.id,
  )?.isPaidOut

describe('the list', () => {
  test('has a record per courier and day, the last day first; open shifts are not in it', async () => {
    const answer = await search({})
    const rows = rowsOf<Salary>(answer)
    expect(total(answer)).toBeGreaterThan(2500)
    expect(rows).toHaveLength(20)
    const dates = rows.map(({ workDate }) => workDate ?? '')
    expect([...dates].sort().reverse()).toEqual(dates)
    const open = world.db.slots.all().filter(({ finishedAt, cityId }) => finishedAt === null && cityId === 1)
    const today = await list({ dateStart: '2026-03-18' })
    expect(open.length).toBeGreaterThan(10)
    expect(today.some(({ courier }) => open.some(({ courierId }) => courierId === courier?.id))).toBe(false)
  })

  test('filters by dates, courier and payout', async () => {
    const day = { dateStart: '2026-03-10', dateEnd: '2026-03-10' }
    expect((await list(day)).every(({ workDate }) => workDate === '2026-03-10')).toBe(true)
    const { courier } = (await list(day))[0] as Salary
    expect((await list({ courierId: courier?.id })).every((row) => row.courier?.id === courier?.id)).toBe(true)
    for (const isPaidOut of [true, false]) {
      const rows = await list({ isPaidOut })
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.every((row) => row.isPaidOut === isPaidOut)).toBe(true)
    }
    expect(await list({ dateStart: '2026-03-19' })).toEqual([])
  })

  test('groups by courier, by name, with the first and the last date', async () => {
    const groups = await list({ dateStart: '2026-03-09', dateEnd: '2026-03-15' }, '&cityId=1&group=true')
    const names = groups.map(({ courier }) => courier?.fio ?? '')
    expect([...names].sort((a, b) => a.localeCompare(b, 'ru'))).toEqual(names)
    for (const group of groups) {
      expect(group).not.toHaveProperty('id')
      expect(group.ids?.length).toBeGreaterThan(0)
      expect((group.workDateStart ?? '') >= '2026-03-09' && (group.workDateEnd ?? '') <= '2026-03-15').toBe(true)
    }
    const row = (await list({ courierId: groups[0]?.courier?.id, dateStart: '2026-03-09', dateEnd: '2026-03-15' }))[0]
    expect(groups[0]?.ids).toContain(row?.id)
  })

  test('shows a penalty of a day off as its own record, one of a working day with its ended shift', async () => {
    const [fine] = world.db.courierPenalties.all()
    const open = world.db.slots.all().find(({ finishedAt, cityId }) => finishedAt === null && cityId === 1)
    if (!fine || !open) throw new Error('No penalty, or nobody at work')
    const applied = { ...fine, courierId: open.courierId, cityId: 1, price: 700, paidAt: null }
    world.db.courierPenalties.insert({ ...applied, id: 9001, createdAt: open.startedAt - 90 * 86_400 })
    world.db.courierPenalties.insert({ ...applied, id: 9002, createdAt: open.startedAt + 60 })
    const [dayOff, ...more] = await list({ courierId: open.courierId, dateEnd: '2026-01-01' })
    expect(more).toEqual([])
    expect(dayOff).toMatchObject({ hoursAmount: 0, penalty: 700, totalAmount: -700, holding: 0, payouts: -700 })
    expect((await call('GET', `/manage/salary/${dayOff?.id}/pay`)).status).toBe(422)
    expect(await list({ courierId: open.courierId, dateStart: '2026-03-18' })).toEqual([])
  })

  test('without a city is of all the caller’s cities', async () => {
    const every = total(await search({}, ''))
    expect(every).toBe(total(await search({})) + total(await search({}, '&cityId=3')))
  })

  test('refuses a foreign city, an invalid filter, and users without the permission', async () => {
    expect((await search({}, '&cityId=2')).status).toBe(403)
    expect((await search({}, '&cityId=one')).status).toBe(422)
    expect(await search({ dateEnd: '18-03-2026' })).toMatchObject({
      status: 422,
      body: { errors: { dateEnd: 'Неверное значение' } },
    })
    expect((await search({ isPaidOut: 'maybe' })).status).toBe(422)
    expect((await call('POST', '/manage/salary/summary?cityId=2', {})).status).toBe(403)
    const dispatcher = createCaller(world, 'dispatcher')
    for (const path of ['search', 'summary', 'pay-bulk']) {
      expect((await dispatcher('POST', `/manage/salary/${path}`, { ids: [1] })).status).toBe(403)
    }
    expect((await dispatcher('GET', '/manage/salary/1/pay')).status).toBe(403)
  })
})

describe('paying', () => {
  const UNPAID = { isPaidOut: false, dateEnd: '2026-03-16' }

  test('marks a record and updates the totals; a second payment is refused', async () => {
    const row = (await list(UNPAID))[0] as Salary
    const before = await summary(UNPAID)
    expect((await call('GET', `/manage/salary/${row.id}/pay`)).status).toBe(204)
    expect(await isPaid(row)).toBe(true)
    expect((await summary(UNPAID)).payouts).toBe((before.payouts ?? 0) - (row.payouts ?? 0))
    expect(await call('GET', `/manage/salary/${row.id}/pay`)).toMatchObject({
      status: 409,
      body: { message: 'Выплата уже произведена' },
    })
  })

  test('a group contains paid records or open ones, never both', async () => {
    const groups = await list({ dateStart: '2026-03-01' }, '&cityId=1&group=true')
    expect(new Set(groups.map(({ isPaidOut }) => isPaidOut))).toEqual(new Set([true, false]))
    for (const { ids = [], courier, isPaidOut } of groups.slice(0, 6)) {
      const rows = await list({ courierId: courier?.id, dateStart: '2026-03-01' })
      expect(rows.filter(({ id }) => ids.includes(id ?? 0)).every((row) => row.isPaidOut === isPaidOut)).toBe(true)
    }
  })

  test('pays the days of a group at once; one that is paid already refuses them all', async () => {
    const filter = { dateStart: '2026-03-06', isPaidOut: false }
    const [group, other] = (await list(filter, '&cityId=1&group=true')) as [Salary, Salary]
    expect((await call('POST', '/manage/salary/pay-bulk', { ids: group.ids })).status).toBe(204)
    expect(await list({ ...filter, courierId: group.courier?.id }, '&cityId=1&group=true')).toEqual([])
    const mixed = [...(other.ids ?? []), group.ids?.[0]]
    expect(await call('POST', '/manage/salary/pay-bulk', { ids: mixed })).toMatchObject({
      status: 409,
      body: { message: 'Выплата уже произведена' },
    })
    expect(await list({ ...filter, courierId: other.courier?.id }, '&cityId=1&group=true')).toEqual([other])
  })

  test('is refused when penalties have eaten everything', async () => {
    const row = (await list(UNPAID))[0] as Salary
    const { createdAt: _createdAt, ...fine } = world.db.courierPenalties.all()[0] ?? world.db.courierPenalty(1)
    const createdAt = world.db.slot(row.id ?? 0).startedAt
    world.db.courierPenalties.insert({
      ...fine,
      id: 9003,
      courierId: row.courier?.id ?? 0,
      cityId: 1,
      price: 1_000_000,
      createdAt,
      paidAt: null,
    })
    expect(
      (await list({ ...UNPAID, courierId: row.courier?.id, dateStart: row.workDate, dateEnd: row.workDate }))[0]
        ?.holding,
    ).toBe(0)
    expect((await call('GET', `/manage/salary/${row.id}/pay`)).status).toBe(422)
    expect(await isPaid(row)).toBe(false)
    world.db.courierPenalties.remove(9003)
  })

  test('a shift after the payout gets its own record', async () => {
    const row = (await list(UNPAID))[0] as Salary
    await call('GET', `/manage/salary/${row.id}/pay`)
    const slot = world.db.slot(row.id ?? 0)
    const startedAt = slot.startedAt + 60
    world.db.slots.insert({
      ...slot,
      id: 90_001,
      startedAt,
      endsAt: startedAt + 60,
      finishedAt: startedAt + 60,
      breakStart: null,
      breakEnd: null,
      paidAt: null,
    })
    const rows = await list({ courierId: slot.courierId, dateStart: row.workDate, dateEnd: row.workDate })
    expect(rows.map(({ id, isPaidOut }) => [id, isPaidOut])).toEqual([
      [90_001, false],
      [row.id, true],
    ])
  })

  test('refuses unknown records, records of other cities, and an invalid list', async () => {
    const inAstana = world.db.slots.all().find(({ cityId, finishedAt }) => cityId === 2 && finishedAt !== null)?.id
    const open = world.db.slots.all().find(({ cityId, finishedAt }) => cityId === 1 && finishedAt === null)?.id
    expect((await call('GET', '/manage/salary/999999/pay')).status).toBe(404)
    expect((await call('GET', `/manage/salary/${open}/pay`)).status).toBe(404)
    expect((await call('GET', `/manage/salary/${inAstana}/pay`)).status).toBe(403)
    const row = (await list(UNPAID))[0] as Salary
    expect((await call('POST', '/manage/salary/pay-bulk', { ids: [row.id, 999_999] })).status).toBe(404)
    expect((await call('POST', '/manage/salary/pay-bulk', { ids: [row.id, inAstana] })).status).toBe(403)
    for (const body of [{}, { ids: [] }, { ids: ['1'] }, { ids: row.id }]) {
      expect(await call('POST', '/manage/salary/pay-bulk', body)).toMatchObject({
        status: 422,
        body: { errors: { ids: expect.any(String) } },
      })
    }
    expect(await isPaid(row)).toBe(false)
  })
})
