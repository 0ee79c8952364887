/** @jest-environment node */
import { expect, test } from '@jest/globals'
import {
  durationText,
  findShiftAnomalies,
  type ShiftToCheck,
  shiftDurationSeconds,
} from '../../src/domain/shiftAnomalies'
import { toEpochSecond } from '../../src/lib/moments'

const NOW = toEpochSecond('2026-03-18 13:00:00', 5)
const shift = (more: Partial<ShiftToCheck>, id = 1): ShiftToCheck => ({
  id,
  courier: { id: 7 },
  createdAt: '2026-03-17 10:00:00',
  finishedAt: '2026-03-17 18:00:00',
  countOrder: 5,
  ...more,
})

test.each<[string, Partial<ShiftToCheck>, string[]]>([
  ['an ordinary one', {}, []],
  ['12 hours are no anomaly', { finishedAt: '2026-03-17 22:00:00' }, []],
  ['a minute more is', { finishedAt: '2026-03-17 22:01:00' }, ['long']],
  ['open for 14 hours', { createdAt: '2026-03-17 23:00:00', finishedAt: undefined }, ['open']],
  ['open for longer', { createdAt: '2026-03-17 22:59:00', finishedAt: undefined }, ['open', 'unclosed', 'openLong']],
  ['a break of 2 hours', { breakTimeStart: '2026-03-17 12:00:00', breakTimeEnd: '2026-03-17 14:00:00' }, []],
  ['a longer break', { breakTimeStart: '2026-03-17 12:00:00', breakTimeEnd: '2026-03-17 14:01:00' }, ['longBreak']],
  ['an offset only in the start', { createdAt: '2026-03-17T05:00:00Z', finishedAt: '2026-03-17 19:00:00' }, []],
  ['an offset only in the break', { breakTimeStart: '2026-03-17T07:00:00Z', breakTimeEnd: '2026-03-17 13:00:00' }, []],
  ['no orders', { countOrder: 0 }, ['noOrders']],
  ['no orders yet', { countOrder: 0, createdAt: '2026-03-18 12:00:00', finishedAt: undefined }, ['open']],
  ['an unknown count', { countOrder: undefined }, []],
])('anomalies of a shift: %s', (_name, more, found) => {
  expect(findShiftAnomalies([shift(more)], () => 5, NOW).get(1)).toEqual(found)
})

test.each([
  ['over', '2026-03-18 02:00:00', ['open', 'unclosed']],
  ['still running', '2026-03-18 14:00:00', ['open']],
])('an open shift of yesterday whose planned end is %s', (_name, end, found) => {
  const open = shift({ createdAt: '2026-03-17 23:00:00', finishedAt: undefined })
  const plans = new Map([[1, { start: toEpochSecond('2026-03-17 23:00:00', 5), end: toEpochSecond(end, 5) }]])
  expect(findShiftAnomalies([open], () => 5, NOW, plans).get(1)).toEqual(found)
})

test('an open shift of today is not of an earlier day, even after its planned end', () => {
  const open = shift({ createdAt: '2026-03-18 08:00:00', finishedAt: undefined })
  const plans = new Map([[1, { start: toEpochSecond('2026-03-18 08:00:00', 5), end: NOW - 60 }]])
  expect(findShiftAnomalies([open], () => 5, NOW, plans).get(1)).toEqual(['open'])
})

test('earnings over twice the median of at least three shifts of the courier', () => {
  const paid = (id: number, orderAmount: number, courier = 7) =>
    shift({ salary: { orderAmount }, courier: { id: courier } }, id)
  const found = findShiftAnomalies(
    [paid(1, 1000), paid(2, 1000), paid(3, 2001), paid(4, 9000, 8), paid(5, 100, 8)],
    () => 5,
    NOW,
  )
  expect([...found].filter(([, kinds]) => kinds.includes('highPay')).map(([id]) => id)).toEqual([3])
})

test.each([
  [550 * 60, '9\u00a0ч 10\u00a0мин'],
  [59 * 60 + 59, '59\u00a0мин'],
])('%d seconds read %s', (seconds, text) => expect(durationText(seconds)).toBe(text))

test.each<[string, number | undefined, number | undefined]>([
  ['2026-03-17 19:00:00', 5, 9 * 3600],
  ['2026-03-17 19:00:00', undefined, undefined],
  ['2026-03-17T14:00:00Z', undefined, 9 * 3600],
])('a shift from 05:00Z to %s in timezone %s lasts %s seconds', (finishedAt, timezone, seconds) =>
  expect(shiftDurationSeconds({ createdAt: '2026-03-17T05:00:00Z', finishedAt }, timezone, NOW)).toBe(seconds),
)
