/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import type { DraftWeek } from '../../src/domain/schedules/draftWeek'
import {
  confirmedCouriersText,
  hasScheduleDraft,
  isConfirmedByAll,
  publishBlockReason,
  scheduleState,
} from '../../src/domain/schedules/states'
import {
  daysWithErrors,
  minutesToHoursText,
  type ScheduleIssueKind,
  validateWeek,
} from '../../src/domain/schedules/validateWeek'
import { selectableWeeks, weekDates, weekTitle } from '../../src/domain/schedules/weekDates'
import { shortWeekdayName, weekdayName } from '../../src/lib/weekdays'
import { DATES } from './weekArbitraries'
import { days, shift } from './weekFixtures'

type Obstacle = typeof publishBlockReason
const obstacle = (week: Partial<Parameters<Obstacle>[0]>, facts: Partial<Parameters<Obstacle>[1]>) =>
  publishBlockReason(
    { dateEnd: '2026-03-23', courierByDays: [], ...week },
    { hasSeenRows: false, hasUnsaved: false, today: '2026-03-23', ...facts },
  )

describe('weeks', () => {
  test('are named by their days as all dates are shown', () => {
    expect(weekTitle({ dateStart: '2026-12-29', dateEnd: '2027-01-04' })).toBe('29-12-2026 – 04-01-2027')
  })

  test('run from Tuesday to Monday; on a Monday the present one began six days ago', () => {
    expect(selectableWeeks('2026-03-23')[0]).toEqual({ dateStart: '2026-03-17', dateEnd: '2026-03-23' })
    expect(selectableWeeks('2026-03-24').map(({ dateStart }) => dateStart)).toEqual([
      ...['2026-03-24', '2026-03-31', '2026-04-07', '2026-04-14'],
    ])
  })

  test('name each day by its date', () => {
    expect(weekDates('2026-03-17').map(shortWeekdayName)).toEqual(['Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс', 'Пн'])
    expect(weekdayName('2026-03-17')).toBe('Вторник')
  })

  test('are over, not published, published or changed, in this order', () => {
    const week = { dateEnd: '2026-03-23' }
    expect(scheduleState({ ...week, isPublished: true, isModified: true }, '2026-03-24')).toBe('expired')
    expect(scheduleState(week, '2026-03-23')).toBe('unpublished')
    expect(scheduleState({ ...week, isPublished: true }, '2026-03-23')).toBe('published')
    expect(scheduleState({ ...week, isPublished: true, isModified: true }, '2026-03-23')).toBe('modified')
  })

  test.each([
    [
      'it has unsaved rows',
      { isPublished: true, isModified: true },
      { hasUnsaved: true },
      'Сначала сохраните изменения',
    ],
    ['it has no shifts', { isPublished: false }, {}, 'Не запланировано ни одной смены'],
    ['nothing differs from the published plan', { isPublished: true }, {}, 'Отличий от опубликованного нет'],
    ['it is over', { isPublished: true }, { today: '2026-03-24' }, 'Неделя прошла, публиковать нечего'],
  ])('a week cannot be published if %s', (_name, week, facts, expected) => {
    expect(obstacle(week, facts)).toBe(expected)
  })

  test('a past week with changes, or a week whose loaded draft has shifts, can be published', () => {
    expect(obstacle({ isPublished: true, isModified: true }, { today: '2026-03-24' })).toBeUndefined()
    expect(obstacle({ isPublished: false }, { hasSeenRows: true })).toBeUndefined()
  })

  const counts = (countAll: number) => [{ countAll }, { countAll: 0 }]

  test('have a draft when something is planned or changed', () => {
    expect(hasScheduleDraft({ isPublished: false, courierByDays: counts(0) })).toBe(false)
    expect(hasScheduleDraft({ isPublished: false, courierByDays: counts(1) })).toBe(true)
    expect(hasScheduleDraft({ isPublished: true, courierByDays: counts(1) })).toBe(false)
    expect(hasScheduleDraft({ isPublished: true, isModified: true, courierByDays: counts(0) })).toBe(true)
  })

  test('have a draft by either of the optional counters', () => {
    expect(hasScheduleDraft({ isPublished: false, courierByDays: [], countCourier: 3 })).toBe(true)
    expect(hasScheduleDraft({ isPublished: false, courierByDays: [], countCourier: 0 })).toBe(false)
    expect(hasScheduleDraft({ isPublished: false, courierByDays: [] })).toBe(false)
  })

  test('have a draft if its loaded rows show shifts that the counters leave out', () => {
    expect(hasScheduleDraft({ isPublished: false, courierByDays: counts(0) }, true)).toBe(true)
    expect(hasScheduleDraft({ isPublished: true, courierByDays: counts(2) }, true)).toBe(false)
    expect(hasScheduleDraft({ isPublished: false, isModified: true, courierByDays: counts(0) })).toBe(true)
  })

  test('are green when all couriers confirmed and there is at least one', () => {
    expect(isConfirmedByAll({ isPublished: true, countCourier: 2, countConfirmCourier: 2 })).toBe(true)
    expect(isConfirmedByAll({ isPublished: true, countCourier: 0, countConfirmCourier: 0 })).toBe(false)
    expect(isConfirmedByAll({ isPublished: false, countCourier: 2, countConfirmCourier: 2 })).toBe(false)
    expect(confirmedCouriersText({ countCourier: 52, countConfirmCourier: 12 })).toBe('12 из 52 курьеров')
    expect(confirmedCouriersText({ countCourier: 0, countConfirmCourier: 0 })).toBe('0 из 0 курьеров')
    expect(confirmedCouriersText({ countCourier: 52 })).toBe('—')
    expect(confirmedCouriersText({})).toBe('—')
  })
})

describe('verdicts', () => {
  const kinds = (rows: DraftWeek['days'], context = {}) =>
    validateWeek(rows, context).map(({ tone, kind, day, key }) => `${tone} ${kind} ${day}/${key}`)
  const red = (kind: ScheduleIssueKind, ...places: string[]) => places.map((place) => `red ${kind} ${place}`)
  const yellow = (kind: ScheduleIssueKind, ...places: string[]) => places.map((place) => `yellow ${kind} ${place}`)

  test('a plain week has none', () => {
    expect(kinds(days([shift(1)], [shift(2)], [shift(3, { breakStart: 780, breakEnd: 810 })]))).toEqual([])
  })

  test('yellow: overlap in any point, over midnight and over the border of the week', () => {
    expect(kinds(days([shift(1), shift(2, { pointId: 2, start: 1000, end: 1300 })]))).toEqual(
      expect.arrayContaining(yellow('overlap', '0/1', '0/2')),
    )
    const night = shift(1, { start: 1320, end: 1900 })
    expect(kinds(days([night], [shift(2, { start: 420, end: 900 })]))).toEqual(yellow('overlap', '0/1', '1/2'))
    const around = { before: [night], after: [shift(9, { start: 0, end: 300 })] }
    expect(kinds(days([shift(2, { start: 420, end: 900 })]), { around })).toEqual(yellow('overlap', '0/2'))
    const last = [[], [], [], [], [], [], [night]]
    expect(kinds(days(...last), { around })).toEqual(yellow('overlap', '6/1'))
  })

  test('yellow: a whole day, a break outside or half given', () => {
    expect(kinds(days([shift(1, { end: 540 })]))).toEqual(yellow('zero', '0/1'))
    expect(kinds(days([shift(1, { breakStart: 780 })]))).toEqual(yellow('break', '0/1'))
    expect(kinds(days([shift(1, { breakStart: 480, breakEnd: 600 })]))).toEqual(yellow('break', '0/1'))
  })

  test('red: something missing, a text that is no time', () => {
    expect(kinds(days([shift(1, { pointId: null })]))).toEqual(red('missing', '0/1'))
    expect(kinds(days([shift(1, { start: null, unread: { start: 'x' } })]))).toEqual(red('unread', '0/1'))
  })

  test('red: a day that had rows keeps one', () => {
    expect(kinds(days(), { hadRows: [true] })).toEqual(['red empty 0/null'])
    expect(kinds(days(), { hadRows: [false] })).toEqual([])
  })

  test('yellow: rest under 8 hours, also over the border; two shifts of a day have a pause, not a rest', () => {
    const late = shift(1, { start: 900, end: 1440 })
    expect(kinds(days([late], [shift(2, { start: 479, end: 900 })]))).toEqual(yellow('rest', '1/2'))
    expect(kinds(days([late], [shift(2, { start: 480, end: 900 })]))).toEqual([])
    const around = { before: [late], after: [] }
    expect(kinds(days([shift(2, { start: 300, end: 600 })]), { around })).toEqual(yellow('rest', '0/2'))
    expect(kinds(days([shift(1, { end: 780 }), shift(2, { start: 900 })]))).toEqual([])
  })

  test('yellow: over 12 hours, over 60 hours, over 6 days, two points in a day, a blocked courier', () => {
    expect(kinds(days([shift(1, { end: 1260 })]))).toEqual([])
    expect(kinds(days([shift(1, { end: 1275 })]))).toEqual(yellow('long', '0/1'))
    const six = Array.from({ length: 6 }, (_, index) => [shift(index + 1, { start: 480, end: 1080 })])
    expect(kinds(days(...six))).toEqual([])
    expect(kinds(days(...six.with(5, [shift(6, { start: 480, end: 1095 })])))).toEqual(yellow('hours', '5/6'))
    const seven = DATES.map((_, index) => [shift(index + 1, { end: 840 })])
    expect(kinds(days(...seven))).toEqual(yellow('days', '6/7'))
    expect(kinds(days([shift(1, { end: 780 }), shift(2, { start: 840, pointId: 2 })]))).toEqual(yellow('points', '0/2'))
    expect(kinds(days([shift(1)]), { isBlocked: (id: number) => id === 1 })).toEqual(yellow('blocked', '0/1'))
  })

  test('only red ones block their day, and say with what', () => {
    const found = validateWeek(days([shift(1), shift(2, { start: 720, end: 1200 })], [shift(3, { pointId: null })]))
    expect([...daysWithErrors(found)]).toEqual([1])
    expect(found[0]?.text).toBe('пересекается с 12–20')
    expect(minutesToHoursText(570)).toBe('9 ч 30 мин')
  })
})
