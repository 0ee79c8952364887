/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { applyScheduleCommand } from '../../src/domain/schedules/applyScheduleCommand'
import { changedDraftDays, type DraftWeek } from '../../src/domain/schedules/draftWeek'
import { planWeekSaveSteps } from '../../src/domain/schedules/planWeekSaveSteps'
import type { ScheduleShift } from '../../src/domain/schedules/scheduleShift'
import { type ScheduleIssue, validateWeek } from '../../src/domain/schedules/validateWeek'
import fc from '../seededFastCheck'
import { commands, weeks } from './weekArbitraries'
import { days, shift } from './weekFixtures'

describe('saving', () => {
  function isAccepted(state: ScheduleShift[][], day: number): boolean {
    const line = state.flatMap((rows, index) =>
      rows.map(({ courierId, start, end }) => ({
        courierId,
        at: index,
        from: index * 1440 + (start ?? 0),
        to: index * 1440 + (end ?? 0),
      })),
    )
    const own = line.filter(({ at }) => at === day)
    return own.every((one) =>
      line.every(
        (other) => other === one || other.courierId !== one.courierId || other.from >= one.to || one.from >= other.to,
      ),
    )
  }
  /** Problems for which a server may refuse a shift. The test generates only weeks without such problems. */
  const isRefused = ({ tone, kind }: ScheduleIssue) => tone === 'red' || kind === 'overlap' || kind === 'zero'
  const isClean = (week: DraftWeek) => !validateWeek(week.days).some(isRefused)

  function legal(week: DraftWeek): DraftWeek {
    const refused = new Set(validateWeek(week.days).flatMap((verdict) => (isRefused(verdict) ? [verdict.key] : [])))
    return {
      days: week.days.map((day, index) => ({
        ...day,
        rows: [...day.rows.filter(({ key }) => !refused.has(key)), shift(100 + index, { courierId: 100 + index })],
      })),
    }
  }

  test('the server accepts the days after each step, and the last step reaches the target', () => {
    fc.assert(
      fc.property(weeks.map(legal), fc.array(commands, { maxLength: 12 }), (base, sequence) => {
        const target = sequence.reduce((week, command) => {
          const next = applyScheduleCommand(week, command)
          return isClean(next) && next.days.every(({ rows }) => rows.length > 0) ? next : week
        }, base)
        const steps = planWeekSaveSteps(base, target)
        const state = base.days.map(({ rows }) => [...rows])
        for (const { day, rows } of steps) {
          expect(rows.length).toBeGreaterThan(0)
          state[day] = [...rows]
          expect(isAccepted(state, day)).toBe(true)
        }
        expect(state.map((rows) => rows.map(({ key }) => key))).toEqual(
          target.days.map(({ rows }, index) =>
            changedDraftDays(base, target).includes(index)
              ? rows.map(({ key }) => key)
              : base.days[index]?.rows.map(({ key }) => key),
          ),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('a swap between neighbouring days is saved in two steps', () => {
    const [night, noon] = [
      { start: 1320, end: 1920 },
      { start: 420, end: 900 },
    ]
    const base = {
      days: days(
        [shift(1, night), shift(2, { courierId: 2, start: 480, end: 960 })],
        [shift(3, { courierId: 2, ...noon }), shift(4, { start: 540 })],
      ),
    }
    const target = {
      days: days(
        [shift(1, { courierId: 2, ...night }), shift(2, { start: 480, end: 960 })],
        [shift(3, noon), shift(4, { courierId: 2, start: 540 })],
      ),
    }
    const steps = planWeekSaveSteps(base, target).map(({ day, rows, isWhole }) => [day, rows.length, isWhole])
    expect(steps).toEqual([
      [0, 1, false],
      [1, 2, true],
      [0, 2, true],
    ])
  })

  test('days from which rows are removed are saved first', () => {
    const base = { days: days([shift(1)], [shift(2, { courierId: 2 })], [shift(3), shift(4, { courierId: 2 })]) }
    const target = {
      days: days([shift(1), shift(5, { courierId: 3 })], base.days[1]?.rows as ScheduleShift[], [shift(3)]),
    }
    expect(planWeekSaveSteps(base, target).map(({ day }) => day)).toEqual([2, 0])
  })
})
