/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { getResponse } from 'msw'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { createHandlers } from '../../mocks/server/createHandlers'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { Notification } from '../../src/api/notifications'
import { type Caller, createCaller, rowsOf, total } from './call'
import { EventReader } from './eventReader'

let world: World
let call: Caller
beforeEach(() => {
  world = createTestWorld({ size: 20 }).world
  call = createCaller(world, 'operator')
})

const search = (filter: object) => call('POST', '/manage/notification/search?page=1', filter)

test('notifications are found by order, city and status, the newest first', async () => {
  const about = rowsOf<Notification>(await search({ orderId: SPECIAL_ORDER_IDS.late }))
  expect(about).toMatchObject([
    { description: `Заказ № ${SPECIAL_ORDER_IDS.late} опаздывает`, status: true, cityId: 1 },
  ])
  expect(about[0]?.courierName).toMatch(/^[А-Я]/)
  const all = await search({})
  const active = await search({ status: true })
  expect(total(active)).toBeLessThanOrEqual(total(all))
  expect(rowsOf<Notification>(active).every(({ status }) => status)).toBe(true)
  const ids = rowsOf<Notification>(all).map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect(rowsOf<Notification>(await search({ orderBy: 'id_SORT_ASC' }))[0]?.id).toBeLessThan(ids[0] ?? 0)
  expect((await search({ cityId: 2 })).status).toBe(403)
})

test('hiding one decreases the count of the stream once', async () => {
  const abort = new AbortController()
  const request = new Request(`http://api.test/v1/sse/order?access-token=${demoUserSessionKey('operator')}`, {
    signal: abort.signal,
  })
  const events = new EventReader((await getResponse(createHandlers(world), request)) as Response)
  const before = Number((await events.next()).data)
  const [first] = rowsOf<Notification>(await search({ status: true }))
  expect((await call('POST', `/manage/notification/${first?.id}`)).status).toBe(200)
  expect(await events.next()).toEqual({ event: 'notification', data: String(before - 1) })
  expect(await call('POST', `/manage/notification/${first?.id}`)).toMatchObject({ status: 409 })
  expect(total(await search({ status: true }))).toBe(before - 1)
  abort.abort()
})
