/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import {
  buildConfirmationRows,
  countConfirmations,
  couriersToNotify,
  shiftTextsByCourier,
} from '../../src/domain/schedules/confirmation'

describe('confirmation', () => {
  test('counts a courier once a day and once a week', () => {
    const rows = [{ courierId: 1 }, { courierId: 1 }, { courierId: 2 }]
    expect(
      countConfirmations(
        [
          { date: 'a', rows },
          { date: 'b', rows: [{ courierId: 2 }] },
        ],
        (id) => id === 1,
      ),
    ).toEqual({
      countCourier: 2,
      countConfirmCourier: 1,
      courierByDays: [
        { date: 'a', countAll: 2, countConfirmed: 1 },
        { date: 'b', countAll: 1, countConfirmed: 0 },
      ],
    })
  })

  test('is reset only for couriers whose rows change', () => {
    const shiftTexts = (times: Record<number, string>) =>
      shiftTextsByCourier(
        [{ date: 'a', rows: Object.entries(times).map(([id, time]) => ({ courierId: Number(id), time })) }],
        ({ time }) => time,
      )
    expect(couriersToNotify(shiftTexts({ 1: '9', 2: '9', 3: '9' }), shiftTexts({ 1: '9', 2: '10', 4: '9' }))).toEqual([
      2, 3, 4,
    ])
  })

  test('lists unconfirmed couriers first, by the hours until their next shift', () => {
    const starts = new Map([
      [1, [500]],
      [2, [90, 200]],
      [3, [150]],
      [4, []],
    ])
    const board = buildConfirmationRows(
      [{ courierId: 4 }, { courierId: 1, isConfirmed: true }, { courierId: 2 }, { courierId: 3 }],
      starts,
      100,
    )
    expect(board.map(({ courierId, minutesToFirstShift }) => [courierId, minutesToFirstShift])).toEqual([
      [3, 50],
      [2, 100],
      [4, null],
      [1, 400],
    ])
  })

  test('a courier of the week who is missing from the list has not confirmed', () => {
    const board = buildConfirmationRows(
      [{ courierId: 1, isConfirmed: true }],
      new Map([
        [1, [500]],
        [2, [300]],
      ]),
      100,
    )
    expect(board.map(({ courierId, isConfirmed }) => [courierId, isConfirmed])).toEqual([
      [2, false],
      [1, true],
    ])
  })
})
