import { describe, expect, test } from '@jest/globals'
import { adjacentCourierId, sortCouriersByDistance } from '../../src/parts/couriers/adjacentCourier'
import { courierMarks, courierMarkTone, positionAgeText } from '../../src/parts/couriers/courierMarks'
import { groupOrdersByCourier } from '../../src/parts/couriers/courierOrders'
import {
  joinCouriersWithPositions,
  keepDepartedCouriers,
  keepEarlierPositions,
  type MapCourier,
  removeLongDepartedCouriers,
} from '../../src/parts/couriers/courierPositions'

const NOW = Date.UTC(2026, 2, 18, 8) / 1000
const NONE = groupOrdersByCourier([])
const orders = (deadline: 'dueAt' | 'statusEndsAt', left: (number | undefined)[]) =>
  groupOrdersByCourier(
    left.map((seconds, id) => ({
      id,
      courierId: 1,
      dueAt: undefined,
      statusEndsAt: undefined,
      [deadline]: seconds === undefined ? undefined : NOW + seconds,
    })),
  )
const dueIn = (...left: (number | undefined)[]) => orders('dueAt', left)
const statusEndsIn = (...left: (number | undefined)[]) => orders('statusEndsAt', left)
const LEFT_SECONDS = 60

const courier = (id: number, more: Partial<MapCourier> = {}): MapCourier => ({
  id,
  fio: `Курьер ${id}`,
  courierTypeId: 1,
  isBusy: false,
  state: 'Свободен',
  place: { lat: 49.8, long: 73.1 },
  seenAt: NOW,
  orderId: undefined,
  leftAt: undefined,
  ...more,
})

describe('the couriers of a response', () => {
  test('a busy one has his order, each the moment at which he was seen, in the city’s time', async () => {
    const joined = await joinCouriersWithPositions(
      [
        { id: 1, fio: 'А', lastActiveOrder: { id: 5, status: 70 } },
        { id: 2, fio: 'Б', lastActiveOrder: { id: 6, status: 1 } },
      ],
      [{ courierId: 1, lat: 49.8, long: 73.1, updatedAt: '2026-03-18 13:00:00' }],
      5,
      new AbortController().signal,
    )
    expect(joined.map(({ id, orderId, seenAt, isBusy }) => [id, orderId, seenAt, isBusy])).toEqual([
      [1, 5, NOW, true],
      [2, undefined, undefined, false],
    ])
  })

  test('the position of a courier who is not at work is left out', async () => {
    const nobody = joinCouriersWithPositions([], [{ courierId: 9, lat: 1, long: 2 }], 5, new AbortController().signal)
    expect(await nobody).toEqual([])
  })

  test('a courier missing from the next response is shown as gone for a minute', () => {
    const first = [courier(1), courier(2, { isBusy: true, state: 'В пути', orderId: 7 })]
    const second = keepDepartedCouriers(first, [courier(1)], NOW)
    expect(second.map(({ id, state, leftAt, orderId }) => [id, state, leftAt, orderId])).toEqual([
      [1, 'Свободен', undefined, undefined],
      [2, 'Ушёл со смены', NOW, undefined],
    ])
    expect(keepDepartedCouriers(second, [courier(1)], NOW + LEFT_SECONDS - 1)).toHaveLength(2)
    expect(keepDepartedCouriers(second, [courier(1)], NOW + LEFT_SECONDS)).toHaveLength(1)
  })

  test('a gone courier disappears after a minute without responses', () => {
    const shown = keepDepartedCouriers([courier(1), courier(2)], [courier(1)], NOW)
    expect(removeLongDepartedCouriers(shown, NOW + LEFT_SECONDS - 1)).toBe(shown)
    expect(removeLongDepartedCouriers(shown, NOW + LEFT_SECONDS).map(({ id }) => id)).toEqual([1])
  })

  test('a returning courier is shown again', () => {
    const left = keepDepartedCouriers([courier(1)], [], NOW)
    expect(keepDepartedCouriers(left, [courier(1)], NOW + 30)).toEqual([courier(1)])
  })
})

test('couriers whose positions did not load keep their last places with their age', () => {
  const place = { lat: 50, long: 74 }
  const last = [courier(1, { place, seenAt: NOW - 30 }), courier(2)]
  const fresh = [courier(1, { place: undefined, seenAt: undefined }), courier(2), courier(3, { place: undefined })]
  const kept = keepEarlierPositions(last, fresh)
  expect(kept.map(({ id, place, seenAt }) => [id, place?.lat, seenAt])).toEqual([
    [1, 50, NOW - 30],
    [2, 49.8, NOW],
    [3, undefined, NOW],
  ])
})

describe('marks', () => {
  test('a courier is late if any of his orders is overdue', () => {
    const busy = courier(1, { isBusy: true, orderId: 0 })
    expect(courierMarkTone(busy, dueIn(1), NOW)).toBe('busy')
    expect(courierMarkTone(busy, dueIn(-1), NOW)).toBe('late')
    expect(courierMarkTone(busy, dueIn(900, undefined, -1), NOW)).toBe('late')
    expect(courierMarkTone({ ...busy, id: 2 }, dueIn(-1), NOW)).toBe('busy')
    expect(courierMarkTone(courier(1), NONE, NOW)).toBe('free')
    expect(courierMarkTone(courier(1), dueIn(-1), NOW)).toBe('free')
    expect(courierMarkTone(busy, statusEndsIn(-1), NOW)).toBe('busy')
  })

  test('a ring drains to the end of the status, and is urgent from 02:00', () => {
    const ring = (...left: (number | undefined)[]) =>
      courierMarks([courier(1, { isBusy: true, orderId: 0 })], statusEndsIn(...left), NOW)[0]?.ring
    expect(ring(900)).toEqual({ share: 0.5, isUrgent: false })
    expect(ring(1800, undefined, 900)).toEqual({ share: 0.5, isUrgent: false })
    expect(ring(undefined)).toBeUndefined()
    expect(ring(121)?.isUrgent).toBe(false)
    expect(ring(120)?.isUrgent).toBe(true)
    expect(ring(-60)).toEqual({ share: 0, isUrgent: true })
  })

  test.each([
    [0, 'live', undefined],
    [90, 'live', undefined],
    [91, 'stale', 'нет координат 91\u00a0с'],
    [14 * 60, 'old', 'нет координат 14\u00a0мин'],
  ])('a position of %d seconds is %s', (age, drawn, words) => {
    const seen = courier(1, { seenAt: NOW - age })
    expect(courierMarks([seen], NONE, NOW)[0]?.age).toBe(drawn)
    expect(positionAgeText(seen, NOW)).toBe(words)
  })

  test('a position without a time is never live and says so; a courier without a position is not drawn', () => {
    const undated = courier(1, { seenAt: undefined })
    expect(courierMarks([undated], NONE, NOW)[0]).toMatchObject({ age: 'stale', tone: 'free' })
    expect(positionAgeText(undated, NOW)).toBe('время координат неизвестно')
    expect(courierMarks([courier(1, { place: undefined })], NONE, NOW)).toEqual([])
    expect(positionAgeText(courier(1, { place: undefined }), NOW)).toBe('нет координат')
  })

  test('a gone courier is drawn neither as live nor as free', () => {
    const [mark] = courierMarks([courier(1, { leftAt: NOW })], NONE, NOW)
    expect(mark).toMatchObject({ age: 'old', isFaint: true, tone: 'gone' })
  })
})

describe('the walk', () => {
  test('sorts by distance from the centre, couriers without a position last', () => {
    const at = (id: number, lat: number | undefined) =>
      courier(id, { place: lat === undefined ? undefined : { lat, long: 73.1 } })
    const order = sortCouriersByDistance([at(1, 49.9), at(2, undefined), at(3, 49.8), at(4, 49.82)], {
      lat: 49.8,
      long: 73.1,
    })
    expect(order.map(({ id }) => id)).toEqual([3, 4, 1, 2])
  })

  test.each([
    [null, 1, 3],
    [null, -1, 5],
    [3, 1, 4],
    [5, 1, 5],
    [3, -1, 3],
    [99, 1, 3],
  ] as const)('from %p by %d to %d', (chosen, step, next) => {
    expect(adjacentCourierId([3, 4, 5], chosen, step)).toBe(next)
  })

  test('no neighbour to move to', () => expect(adjacentCourierId([], null, 1)).toBeUndefined())
})
