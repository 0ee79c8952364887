/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { shiftCoverageByHour } from '../../src/domain/schedules/coverage'
import { demandSampleDates, medianByHour, workloadTone } from '../../src/domain/schedules/demand'
import { median } from '../../src/lib/median'
import { days, shift } from './weekFixtures'

describe('cover', () => {
  test('counts courier-hours by hour and point, without breaks, over midnight', () => {
    const rows = [
      shift(1, { start: 540, end: 660, breakStart: 600, breakEnd: 630 }),
      shift(2, { pointId: 2, start: 1380, end: 1500 }),
    ]
    const cover = shiftCoverageByHour(days(rows), { before: [shift(9, { start: 1400, end: 1470 })] })
    expect(cover[0]?.slice(8, 12)).toEqual([0, 1, 0.5, 0])
    expect([cover[0]?.[23], cover[1]?.[0], cover[1]?.[1], cover[0]?.[0]]).toEqual([1, 1, 0, 0.5])
    expect(shiftCoverageByHour(days(rows), { pointId: 2 })[0]?.[9]).toBe(0)
  })

  test('compares orders with couriers', () => {
    expect([median([5, 1, 3]), median([4, 2]), median([])]).toEqual([3, 3, 0])
    expect([
      workloadTone(6, 3),
      workloadTone(6, 2),
      workloadTone(7, 2),
      workloadTone(0, 0),
      workloadTone(1, 0),
    ]).toEqual([...['success', 'warning', 'danger', undefined, 'danger']])
    // The second argument is today. Today is not finished, so demand is computed only from earlier days.
    expect(demandSampleDates('2026-03-17', '2026-03-18')).toEqual([
      '2026-03-10',
      '2026-03-03',
      '2026-02-24',
      '2026-02-17',
    ])
    expect(demandSampleDates('2026-03-18', '2026-03-18')[0]).toBe('2026-03-11')
    expect(demandSampleDates('2026-03-24', '2026-03-18')[0]).toBe('2026-03-17')
    expect(demandSampleDates('2026-04-07', '2026-03-18')[0]).toBe('2026-03-17')
    expect(medianByHour([[4], [2], [0, 8]]).slice(0, 2)).toEqual([2, 0])
  })
})
