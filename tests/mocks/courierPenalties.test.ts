/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import type { CourierPenaltyRecord } from '../../mocks/store/records/penalties'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { CourierPenalty, CourierStatistics } from '../../src/api/couriers'
import { type Caller, createCaller, rowsOf } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 300 }).world
  call = createCaller(world, 'dispatcher')
})

const COURIER = 1001
const list = async (id: number, filter: object = {}) =>
  rowsOf<CourierPenalty>(await call('POST', `/manage/courier/${id}/penalty`, filter))
const penaltyWhere = (condition: (penalty: CourierPenaltyRecord) => boolean): CourierPenaltyRecord => {
  const penalty = world.db.courierPenalties.all().find((candidate) => candidate.cityId === 1 && condition(candidate))
  if (!penalty) throw new Error('No such penalty')
  return penalty
}

describe('applied penalties', () => {
  test('are listed with the user who applied them, latest first', async () => {
    const { courierId } = penaltyWhere(({ comment }) => comment !== null)
    const rows = await list(courierId)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row).toMatchObject({
        name: expect.any(String),
        price: expect.any(Number),
        refereeName: expect.any(String),
      })
    const dates = rows.map(({ createdAt }) => createdAt ?? '')
    expect([...dates].sort().reverse()).toEqual(dates)
    expect(await list(courierId, { dateStart: '2026-03-19' })).toEqual([])
    expect(await list(courierId, { dateEnd: '2026-03-19' })).toEqual(rows)
  })

  test('are created with the name and price of their type, and cancelled', async () => {
    const before = await list(COURIER)
    expect(
      (await call('POST', `/manage/courier/${COURIER}/penalty/create`, { typeId: 3, comment: 'Третий раз' })).status,
    ).toBe(200)
    const after = await list(COURIER)
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toMatchObject({
      name: 'Опоздание с заказом',
      price: 1000,
      comment: 'Третий раз',
      createdAt: '2026-03-18 13:00:00',
    })
    expect(world.db.courierPenalty(after[0]?.id ?? 0).refereeId).toBe(DEMO_ACCOUNTS.dispatcher.id)
    await call('POST', `/manage/courier/${COURIER}/penalty/create`, { typeId: 2 })
    expect((await list(COURIER))[0]).not.toHaveProperty('comment')
    for (const { id } of (await list(COURIER)).slice(0, 2))
      expect((await call('DELETE', `/manage/courier/penalty/${id}`)).status).toBe(204)
    expect(await list(COURIER)).toEqual(before)
  })

  test.each([[{}], [{ typeId: null }], [{ typeId: '3' }], [{ typeId: 99 }]])('are refused with %j', async (form) => {
    const { status, body } = await call('POST', `/manage/courier/${COURIER}/penalty/create`, form)
    expect(status).toBe(422)
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['typeId'])
  })

  test('that were withheld from a payout cannot be cancelled', async () => {
    const { id } = penaltyWhere(({ paidAt }) => paidAt !== null)
    expect(await call('DELETE', `/manage/courier/penalty/${id}`)).toMatchObject({
      status: 409,
      body: { message: 'Штраф уже удержан из выплаты, удалить его нельзя' },
    })
  })

  test('need a courier of the own city and the permissions of their own', async () => {
    const inAlmaty = world.db.couriers.all().find(({ cityId }) => cityId === 3)?.id
    const ofAlmaty = world.db.courierPenalties.all().find(({ cityId }) => cityId === 3)?.id
    expect((await call('POST', `/manage/courier/${inAlmaty}/penalty`, {})).status).toBe(403)
    expect((await call('POST', `/manage/courier/${inAlmaty}/penalty/create`, { typeId: 1 })).status).toBe(403)
    expect((await call('DELETE', `/manage/courier/penalty/${ofAlmaty}`)).status).toBe(403)
    expect((await call('POST', '/manage/courier/99/penalty', {})).status).toBe(404)
    expect((await call('POST', '/manage/courier/99/penalty/create', { typeId: 1 })).status).toBe(404)
    expect((await call('DELETE', '/manage/courier/penalty/99999')).status).toBe(404)
    const operator = createCaller(world, 'operator')
    expect((await operator('POST', `/manage/courier/${COURIER}/penalty`, {})).status).toBe(403)
    expect((await operator('POST', `/manage/courier/${COURIER}/penalty/create`, { typeId: 1 })).status).toBe(403)
    expect((await operator('DELETE', '/manage/courier/penalty/1')).status).toBe(403)
  })
})

describe('statistics of a courier', () => {
  const statistics = (body: object, id = COURIER) => call('POST', `/manage/courier/${id}/statistics`, body)

  test('sum the days, both ends included', async () => {
    const of = async (dateStart: string, dateEnd: string) =>
      (await statistics({ dateStart, dateEnd })).body as Required<CourierStatistics>
    const whole = await of('2026-03-10', '2026-03-16')
    expect(whole.workHours).toBeGreaterThan(20)
    expect(whole.totalAmount).toBe(whole.orderAmount + whole.bonusAmount + whole.hoursAmount - whole.penaltyAmount)
    const parts = [await of('2026-03-10', '2026-03-12'), await of('2026-03-13', '2026-03-16')]
    for (const name of [
      'countSuccessOrders',
      'orderAmount',
      'bonusAmount',
      'hoursAmount',
      'totalAmount',
      'distance',
    ] as const) {
      expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(whole[name])
    }
    expect(await of('2020-01-01', '2020-01-31')).toMatchObject({ workHours: 0, totalAmount: 0, distance: 0 })
  })

  test.each([
    [{}, ['dateStart', 'dateEnd']],
    [{ dateStart: '2026-03-10' }, ['dateEnd']],
    [{ dateStart: '10-03-2026', dateEnd: '2026-03-16' }, ['dateStart']],
    [{ dateStart: '2026-03-16', dateEnd: '2026-03-10' }, ['dateEnd']],
  ])('are refused for %j', async (body, fields) => {
    const answer = await statistics(body)
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(fields)
  })

  test('need a courier of the own city and the permission to see couriers', async () => {
    const period = { dateStart: '2026-03-10', dateEnd: '2026-03-16' }
    const inAlmaty = world.db.couriers.all().find(({ cityId }) => cityId === 3)?.id
    expect((await statistics(period, inAlmaty)).status).toBe(403)
    expect((await statistics(period, 99)).status).toBe(404)
    expect((await createCaller(world, 'manager')('POST', `/manage/courier/${COURIER}/statistics`, period)).status).toBe(
      403,
    )
  })
})
