/** @jest-environment node */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type MockServer, startMockServer } from '../../mocks/node'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../mocks/seeds/demoAccounts'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { STORY_MOMENT } from '../../mocks/testing'
import type { Order } from '../../src/api/orders'
import { EventReader } from './eventReader'
import { formDataOf, pictureFile } from './formBodies'

let server: MockServer
beforeAll(async () => {
  server = await startMockServer({ size: 60_000, at: STORY_MOMENT, speed: 0 })
})
afterAll(() => server.close())

const call = (path: string, init?: RequestInit) => fetch(`${server.apiUrl}/v1${path}`, init)
const bearer = { Authorization: `Bearer ${demoUserSessionKey('operator')}` }
const stream = (key: string, signal?: AbortSignal) =>
  fetch(`${server.streamUrl}/v1/sse/order?access-token=${key}`, { signal: signal ?? null })

test('signs in over HTTP, from another origin', async () => {
  const response = await call('/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://console.test' },
    body: JSON.stringify({ phone: DEMO_ACCOUNTS.operator.phone, password: DEMO_PASSWORD }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://console.test')
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('x-user-modified-hash')
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Date')
  expect(await response.json()).toMatchObject({ authKey: demoUserSessionKey('operator') })
})

test('the mock server responds to a preflight with the headers of the contract and no others', async () => {
  const response = await call('/manage/order/search', { method: 'OPTIONS', headers: { Origin: 'http://console.test' } })
  expect(response.status).toBe(204)
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Accept')
})

test('pages over HTTP', async () => {
  const response = await call('/manage/order/search?page=1', { method: 'POST', headers: bearer, body: '{"cityId":1}' })
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveLength(20)
  expect(Number(response.headers.get('x-pagination-page-count'))).toBeGreaterThan(1)
})

test('invalid JSON is refused, unknown paths are not found', async () => {
  const broken = await call('/manage/order/search', { method: 'POST', headers: bearer, body: '{' })
  expect(broken.status).toBe(400)
  expect((await call('/sse/order?access-token=x')).status).toBe(404)
  expect((await fetch(`${server.streamUrl}/v1/user`)).status).toBe(404)
  expect((await fetch(`${server.apiUrl}/elsewhere`)).status).toBe(404)
})

test('a body that is too large is refused while it is read', async () => {
  const body = formDataOf({ file: new File([new Uint8Array(13_000_000)], 'large.png', { type: 'image/png' }) })
  const path = `/manage/order/${SPECIAL_ORDER_IDS.cancelled}/upload-return-check`
  const response = await call(path, { method: 'POST', headers: bearer, body })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ message: 'Запрос слишком большой' })
})

test('a malformed request gets a response, and the server continues', async () => {
  const { hostname, port } = new URL(server.apiUrl)
  const odd = (path: string, method: string, body = '') =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ hostname, port, path, method, headers: { ...bearer, 'Content-Length': body.length } })
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
      sent.end(body)
    })
  expect(await odd('/v1/user', 'GET', '{}')).toBe(200)
  expect(await odd('/v1/manage/role/%E0%A4%A', 'GET')).toBe(400)
  expect(await odd('//', 'GET')).toBe(400)
  expect(await odd('/v1/user', 'TRACE')).toBe(400)
  expect((await call('/user', { headers: bearer })).status).toBe(200)
})

test('the mock server takes a file over HTTP', async () => {
  const upload = (type: string) =>
    call(`/manage/order/${SPECIAL_ORDER_IDS.cancelled}/upload-return-check`, {
      method: 'POST',
      headers: bearer,
      body: formDataOf({ file: pictureFile(type) }),
    })
  expect((await upload('image/gif')).status).toBe(422)
  expect((await upload('image/png')).status).toBe(204)
  const order = await call(`/manage/order/${SPECIAL_ORDER_IDS.cancelled}`, { headers: bearer })
  const { returnCheckUrl } = (await order.json()) as { returnCheckUrl: string }
  expect(returnCheckUrl).toMatch(new RegExp(`^${server.apiUrl}/v1/files/`))
  // The file is requested without a session key, as a browser does for an `<img>`.
  const file = await fetch(returnCheckUrl)
  expect(file.headers.get('Content-Type')).toBe('image/png')
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
  expect((await fetch(returnCheckUrl.replace(/[^/]+$/, '0.png'))).status).toBe(404)
})

test('the stream refuses a wrong key and a user without order_view', async () => {
  expect((await stream('nonsense')).status).toBe(401)
  expect((await stream(demoUserSessionKey('newcomer'))).status).toBe(403)
})

test('the stream sends the count of notifications first, then changes in the allowed cities', async () => {
  const abort = new AbortController()
  const response = await stream(demoUserSessionKey('operator'), abort.signal)
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  const events = new EventReader(response)
  const count = server.world.db.activeNotifications().filter(({ cityId }) => cityId === 1).length
  expect(await events.next()).toEqual({ event: 'notification', data: String(count) })

  const elsewhere = server.world.db.activeOrders().find(({ cityId }) => cityId === 2)
  if (elsewhere) server.world.events.emit({ type: 'order', order: elsewhere })
  await call(`/manage/order/${SPECIAL_ORDER_IDS.fresh}/change-status/20`, { headers: bearer })
  const { event, data } = await events.next()
  expect(event).toBe('order')
  expect(JSON.parse(data) as Order).toMatchObject({ id: SPECIAL_ORDER_IDS.fresh, status: 20, cityId: 1 })
  abort.abort()
})

test('several clients share the world; a closed stream is dropped, a blocked user gets no events', async () => {
  const { events } = server.world
  const subscribe = events.subscribe
  let left = 0
  jest.spyOn(events, 'subscribe').mockImplementation((listener) => {
    const unsubscribe = subscribe(listener)
    return () => {
      left++
      unsubscribe()
    }
  })
  const abort = new AbortController()
  const first = new EventReader(await stream(demoUserSessionKey('viewer'), abort.signal))
  const second = new EventReader(await stream(demoUserSessionKey('administrator')))
  await Promise.all([first.next(), second.next()])
  const order = server.world.db.order(SPECIAL_ORDER_IDS.full)
  server.world.events.emit({ type: 'order', order })
  expect((await first.next()).data).toBe((await second.next()).data)

  abort.abort()
  server.world.db.employees.update(DEMO_ACCOUNTS.administrator.id, { status: 0 })
  server.world.events.emit({ type: 'order', order })
  expect(await second.ended()).toBe(true)
  await expect(first.ended()).rejects.toThrow()
  expect(left).toBe(2)
})

test('200 events at once arrive whole', async () => {
  const abort = new AbortController()
  const events = new EventReader(await stream(demoUserSessionKey('viewer'), abort.signal))
  await events.next()
  const orders = server.world.db.orders
    .all()
    .filter(({ cityId }) => cityId === 1)
    .slice(-200)
  for (const order of orders) server.world.events.emit({ type: 'order', order })
  const seen = new Set<number>()
  while (seen.size < orders.length) seen.add((JSON.parse((await events.next()).data) as Order).id)
  expect([...seen]).toEqual(orders.map(({ id }) => id))
  abort.abort()
})
