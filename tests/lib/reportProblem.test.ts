import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { setBuildNumber } from '../../src/lib/buildNumber'
import { startProblemReports } from '../../src/lib/problemReports'
import { reportProblem } from '../../src/lib/reportProblem'

/** Contract: the error reports that the console sends to `reportUrl` of config.json. */

const URL_OF_SINK = 'https://reports.kz/console'
const KEY = 'secret+key'
const sendBeacon = jest.fn<(url: string, body: string) => boolean>(() => true)
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-18T08:00:00Z') })
  sendBeacon.mockClear()
  Object.assign(navigator, { sendBeacon })
  setBuildNumber('1a2b3c4')
  stop = startProblemReports({ url: URL_OF_SINK, key: () => KEY })
})

afterEach(() => {
  stop()
  jest.useRealTimers()
})

const reports = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body))

test('a page error and an unhandled rejection are sent with build and address', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('Ой') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Нет' }))
  expect(sendBeacon.mock.calls[0]?.[0]).toBe(URL_OF_SINK)
  expect(reports()).toMatchObject([
    { kind: 'error', text: expect.stringContaining('Ой'), build: '1a2b3c4', at: '2026-03-18T08:00:00.000Z' },
    { kind: 'rejection', text: 'Нет', address: window.location.href },
  ])
})

test('the key is never sent, in any form', () => {
  reportProblem('error', `a ${KEY} b ${encodeURIComponent(KEY)} c`)
  reportProblem('error', 'https://stream/v1/sse/order?access-token=other-key&x=1 Bearer third.key')
  const text = JSON.stringify(reports())
  for (const secret of [KEY, encodeURIComponent(KEY), 'other-key', 'third.key']) expect(text).not.toContain(secret)
})

test('a key in the page address is not sent', () => {
  window.history.replaceState(null, '', '/orders?access-token=other-key&id=5')
  reportProblem('error', 'Ой')
  window.history.replaceState(null, '', '/')
  expect(reports()[0].address).toMatch(/orders\?access-token=\*\*\*&id=5$/)
})

test('the same is sent once, and no more than ten a minute', () => {
  reportProblem('error', 'Ой')
  reportProblem('error', 'Ой')
  expect(reports()).toHaveLength(1)
  for (let count = 0; count < 30; count++) reportProblem('contract', `field ${count}`)
  expect(reports()).toHaveLength(10)
  jest.advanceTimersByTime(60_000)
  reportProblem('contract', 'a later one')
  expect(reports()).toHaveLength(11)
})

test('without a sink nothing is sent', () => {
  stop()
  reportProblem('error', 'Ой')
  expect(sendBeacon).not.toHaveBeenCalled()
})
