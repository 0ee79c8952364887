import { beforeEach, expect, test } from '@jest/globals'
import { nowMs } from '../../src/lib/clock'
import { measureServerSkew, serverSkewMs, skewMinutesToShow } from '../../src/lib/serverClock'

const written = (ahead: number, more: Record<string, string> = {}) =>
  new Headers({ date: new Date(Date.now() + ahead).toUTCString(), ...more })

const note = (ahead: number, more?: Record<string, string>, took = 100) =>
  measureServerSkew(written(ahead, more), Date.now() - took, Date.now())

beforeEach(() => note(0))

test.each([-300_000, -61_000, 90_000, 600_000])(
  'a machine that is %d ms wrong counts by the server’s clock',
  (ahead) => {
    note(ahead)
    expect(Math.abs(nowMs() - Date.now() - ahead)).toBeLessThan(2000)
  },
)

test('the duration of a response is not skew', () => {
  note(900)
  expect(serverSkewMs()).toBe(0)
})

test('a slow response, a cached one and one without a date are ignored', () => {
  note(300_000, {}, 5000)
  note(300_000, { age: '10' })
  measureServerSkew(new Headers(), Date.now(), Date.now())
  expect(serverSkewMs()).toBe(0)
})

test('skew is reported from a minute on, in terms of the machine', () => {
  note(50_000)
  expect(skewMinutesToShow()).toBe(0)
  note(180_000)
  expect(skewMinutesToShow()).toBe(-3)
  note(-180_000)
  expect(skewMinutesToShow()).toBe(3)
})
