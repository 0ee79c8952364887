/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { applyCommand } from '../../src/domain/schedules/applyCommand'
import {
  confirmationBoard,
  countConfirmations,
  couriersToTell,
  toldTexts,
} from '../../src/domain/schedules/confirmation'
import { coverByHour, median } from '../../src/domain/schedules/cover'
import { demandDates, loadTone, medianByHour } from '../../src/domain/schedules/demand'
import { weekDifference } from '../../src/domain/schedules/difference'
import { replacements } from '../../src/domain/schedules/repair'
import { savingOrder } from '../../src/domain/schedules/savingOrder'
import { NO_TIMES, type Shift } from '../../src/domain/schedules/shift'
import { confirmationText, isConfirmedByAll, mayPublish, scheduleState } from '../../src/domain/schedules/states'
import { blockedDays, hoursText, type VerdictKind, weekVerdicts } from '../../src/domain/schedules/verdicts'
import { changedDays, type DraftWeek } from '../../src/domain/schedules/week'
import { longDayName, offeredWeeks, shortDayName, weekDates, weekTitle } from '../../src/domain/schedules/weeks'
import fc from '../property'
import { commands, DATES, weeks } from './weekArbitraries'

const shift = (key: number, change: Partial<Shift> = {}): Shift => ({
  ...{ key, courierId: 1, pointId: 1, ...NO_TIMES, start: 540, end: 1080 },
  ...change,
})
const days = (...rows: Shift[][]): DraftWeek['days'] => DATES.map((date, index) => ({ date, rows: rows[index] ?? [] }))

describe('weeks', () => {
  test('are named by their days as all dates are shown', () => {
    expect(weekTitle({ dateStart: '2026-12-29', dateEnd: '2027-01-04' })).toBe('29-12-2026 – 04-01-2027')
  })

  test('run from Tuesday to Monday; on a Monday the present one began six days ago', () => {
    expect(offeredWeeks('2026-03-23')[0]).toEqual({ dateStart: '2026-03-17', dateEnd: '2026-03-23' })
    expect(offeredWeeks('2026-03-24').map(({ dateStart }) => dateStart)).toEqual([
      ...['2026-03-24', '2026-03-31', '2026-04-07', '2026-04-14'],
    ])
  })

  test('name each day by its date', () => {
    expect(weekDates('2026-03-17').map(shortDayName)).toEqual(['Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс', 'Пн'])
    expect(longDayName('2026-03-17')).toBe('Вторник')
  })

  test('are over, not published, published or changed, in this order', () => {
    const week = { dateEnd: '2026-03-23' }
    expect(scheduleState({ ...week, isPublished: true, isModified: true }, '2026-03-24')).toBe('expired')
    expect(scheduleState(week, '2026-03-23')).toBe('unpublished')
    expect(scheduleState({ ...week, isPublished: true }, '2026-03-23')).toBe('published')
    expect(scheduleState({ ...week, isPublished: true, isModified: true }, '2026-03-23')).toBe('modified')
  })

  const counts = (countAll: number) => [{ countAll }, { countAll: 0 }]

  test('are published when something is planned or changed', () => {
    expect(mayPublish({ isPublished: false, courierByDays: counts(0) })).toBe(false)
    expect(mayPublish({ isPublished: false, courierByDays: counts(1) })).toBe(true)
    expect(mayPublish({ isPublished: true, courierByDays: counts(1) })).toBe(false)
    expect(mayPublish({ isPublished: true, isModified: true, courierByDays: counts(0) })).toBe(true)
  })

  test('a planned row is told by either counter, both being optional', () => {
    expect(mayPublish({ isPublished: false, courierByDays: [], countCourier: 3 })).toBe(true)
    expect(mayPublish({ isPublished: false, courierByDays: [], countCourier: 0 })).toBe(false)
    expect(mayPublish({ isPublished: false, courierByDays: [] })).toBe(false)
  })

  test('are published by rows that were seen where the counters are of what is published', () => {
    expect(mayPublish({ isPublished: false, courierByDays: counts(0) }, true)).toBe(true)
    expect(mayPublish({ isPublished: true, courierByDays: counts(2) }, true)).toBe(false)
    expect(mayPublish({ isPublished: false, isModified: true, courierByDays: counts(0) })).toBe(true)
  })

  test('are green when everybody has confirmed, and there is somebody', () => {
    expect(isConfirmedByAll({ isPublished: true, countCourier: 2, countConfirmCourier: 2 })).toBe(true)
    expect(isConfirmedByAll({ isPublished: true, countCourier: 0, countConfirmCourier: 0 })).toBe(false)
    expect(isConfirmedByAll({ isPublished: false, countCourier: 2, countConfirmCourier: 2 })).toBe(false)
    expect(confirmationText({ countCourier: 52, countConfirmCourier: 12 })).toBe('12 из 52 курьеров')
    expect(confirmationText({ countCourier: 0, countConfirmCourier: 0 })).toBe('0 из 0 курьеров')
    expect(confirmationText({ countCourier: 52 })).toBe('—')
    expect(confirmationText({})).toBe('—')
  })
})

describe('verdicts', () => {
  const kinds = (rows: DraftWeek['days'], context = {}) =>
    weekVerdicts(rows, context).map(({ tone, kind, day, key }) => `${tone} ${kind} ${day}/${key}`)
  const red = (kind: VerdictKind, ...places: string[]) => places.map((place) => `red ${kind} ${place}`)
  const yellow = (kind: VerdictKind, ...places: string[]) => places.map((place) => `yellow ${kind} ${place}`)

  test('a plain week has none', () => {
    expect(kinds(days([shift(1)], [shift(2)], [shift(3, { breakStart: 780, breakEnd: 810 })]))).toEqual([])
  })

  test('red: overlap in any point, over midnight and over the border of the week', () => {
    expect(kinds(days([shift(1), shift(2, { pointId: 2, start: 1000, end: 1300 })]))).toEqual(
      expect.arrayContaining(red('overlap', '0/1', '0/2')),
    )
    const night = shift(1, { start: 1320, end: 1900 })
    expect(kinds(days([night], [shift(2, { start: 420, end: 900 })]))).toEqual(red('overlap', '0/1', '1/2'))
    const around = { before: [night], after: [shift(9, { start: 0, end: 300 })] }
    expect(kinds(days([shift(2, { start: 420, end: 900 })]), { around })).toEqual(red('overlap', '0/2'))
    const last = [[], [], [], [], [], [], [night]]
    expect(kinds(days(...last), { around })).toEqual(red('overlap', '6/1'))
  })

  test('red: no length, a break outside or half given, something missing, a text that is no time', () => {
    expect(kinds(days([shift(1, { end: 540 })]))).toEqual(red('zero', '0/1'))
    expect(kinds(days([shift(1, { breakStart: 780 })]))).toEqual(red('break', '0/1'))
    expect(kinds(days([shift(1, { breakStart: 480, breakEnd: 600 })]))).toEqual(red('break', '0/1'))
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
    const found = weekVerdicts(days([shift(1), shift(2, { start: 720, end: 1200 })], [shift(3, { end: 1275 })]))
    expect([...blockedDays(found)]).toEqual([0])
    expect(found[0]?.text).toBe('пересекается с 12–20')
    expect(hoursText(570)).toBe('9 ч 30 мин')
  })
})

describe('cover', () => {
  test('counts courier-hours by hour and point, without breaks, over midnight', () => {
    const rows = [
      shift(1, { start: 540, end: 660, breakStart: 600, breakEnd: 630 }),
      shift(2, { pointId: 2, start: 1380, end: 1500 }),
    ]
    const cover = coverByHour(days(rows), { before: [shift(9, { start: 1400, end: 1470 })] })
    expect(cover[0]?.slice(8, 12)).toEqual([0, 1, 0.5, 0])
    expect([cover[0]?.[23], cover[1]?.[0], cover[1]?.[1], cover[0]?.[0]]).toEqual([1, 1, 0, 0.5])
    expect(coverByHour(days(rows), { pointId: 2 })[0]?.[9]).toBe(0)
  })

  test('holds orders against couriers', () => {
    expect([median([5, 1, 3]), median([4, 2]), median([])]).toEqual([3, 3, 0])
    expect([loadTone(6, 3), loadTone(6, 2), loadTone(7, 2), loadTone(0, 0), loadTone(1, 0)]).toEqual([
      ...['success', 'warning', 'danger', undefined, 'danger'],
    ])
    // Wednesday, 18 March: the Tuesday of this week is over, the Wednesday is not, and next week is looked back from.
    expect(demandDates('2026-03-17', '2026-03-18')).toEqual(['2026-03-10', '2026-03-03', '2026-02-24', '2026-02-17'])
    expect(demandDates('2026-03-18', '2026-03-18')[0]).toBe('2026-03-11')
    expect(demandDates('2026-03-24', '2026-03-18')[0]).toBe('2026-03-17')
    expect(demandDates('2026-04-07', '2026-03-18')[0]).toBe('2026-03-17')
    expect(medianByHour([[4], [2], [0, 8]]).slice(0, 2)).toEqual([2, 0])
  })
})

test('a publication says who gets, loses and moves what', () => {
  const before = days([shift(1), shift(2, { courierId: 2 }), shift(3, { courierId: 3 })], [shift(4)])
  const after = days([shift(9, { start: 600 }), shift(2, { courierId: 2 })], [shift(4), shift(8, { courierId: 4 })])
  const { couriers, total } = weekDifference(before, after)
  expect(total).toBe(4)
  expect(couriers).toMatchObject([
    {
      courierId: 1,
      added: [],
      removed: [],
      moved: [{ from: { date: DATES[0] }, to: { shift: { start: 600 } } }],
      minutes: -60,
    },
    { courierId: 3, removed: [{ date: DATES[0] }], minutes: -540 },
    { courierId: 4, added: [{ date: DATES[1] }], minutes: 540 },
  ])
  expect(weekDifference(before, before).couriers).toEqual([])
})

test('a shift is taken over by who is free, of the same type, of the point first, with the fewest hours', () => {
  const week = {
    days: days(
      [shift(1), shift(2, { courierId: 2 }), shift(3, { courierId: 5, start: 1380, end: 1500 })],
      [
        shift(4, { courierId: 3 }),
        shift(5, { courierId: 4, pointId: 2, end: 600 }),
        shift(6, { courierId: 8, end: 900 }),
        shift(7, { courierId: 9, start: 100, end: 300 }),
      ],
    ),
  }
  const couriers = [1, 2, 3, 4, 5, 6, 8, 9].map((id) => ({ id, courierTypeId: id === 6 ? 10 : 1 }))
  expect(replacements(week, { day: 0, key: 1 }, couriers).map(({ courierId }) => courierId)).toEqual([8, 3, 4, 5])
})

describe('saving', () => {
  /** Refuses as a server may: a shift that overlaps with one of a neighbouring day. */
  function isAccepted(state: Shift[][], day: number): boolean {
    const line = state.flatMap((rows, at) =>
      rows.map(({ courierId, start, end }) => ({
        courierId,
        at,
        from: at * 1440 + (start ?? 0),
        to: at * 1440 + (end ?? 0),
      })),
    )
    const own = line.filter(({ at }) => at === day)
    return own.every((one) =>
      line.every(
        (other) => other === one || other.courierId !== one.courierId || other.from >= one.to || one.from >= other.to,
      ),
    )
  }
  const isClean = (week: DraftWeek) => blockedDays(weekVerdicts(week.days)).size === 0

  /** Without what is red, and with a row in each day that nothing else can overlap. */
  function legal(week: DraftWeek): DraftWeek {
    const red = new Set(weekVerdicts(week.days).flatMap(({ tone, key }) => (tone === 'red' ? [key] : [])))
    return {
      days: week.days.map((day, index) => ({
        ...day,
        rows: [...day.rows.filter(({ key }) => !red.has(key)), shift(100 + index, { courierId: 100 + index })],
      })),
    }
  }

  test('sends each changed day so that no server meets a shift at two places, and ends as planned', () => {
    fc.assert(
      fc.property(weeks.map(legal), fc.array(commands, { maxLength: 12 }), (base, sequence) => {
        const target = sequence.reduce((week, command) => {
          const next = applyCommand(week, command)
          return isClean(next) && next.days.every(({ rows }) => rows.length > 0) ? next : week
        }, base)
        const steps = savingOrder(base, target)
        const state = base.days.map(({ rows }) => [...rows])
        for (const { day, rows } of steps) {
          expect(rows.length).toBeGreaterThan(0)
          state[day] = [...rows]
          expect(isAccepted(state, day)).toBe(true)
        }
        expect(state.map((rows) => rows.map(({ key }) => key))).toEqual(
          target.days.map(({ rows }, index) =>
            changedDays(base, target).includes(index)
              ? rows.map(({ key }) => key)
              : base.days[index]?.rows.map(({ key }) => key),
          ),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('a swap between neighbouring days goes in two steps', () => {
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
    const steps = savingOrder(base, target).map(({ day, rows, isWhole }) => [day, rows.length, isWhole])
    expect(steps).toEqual([
      [0, 1, false],
      [1, 2, true],
      [0, 2, true],
    ])
  })

  test('days that lose rows go first', () => {
    const base = { days: days([shift(1)], [shift(2, { courierId: 2 })], [shift(3), shift(4, { courierId: 2 })]) }
    const target = { days: days([shift(1), shift(5, { courierId: 3 })], base.days[1]?.rows as Shift[], [shift(3)]) }
    expect(savingOrder(base, target).map(({ day }) => day)).toEqual([2, 0])
  })
})

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

  test('is asked anew of those whose rows change, of nobody else', () => {
    const told = (times: Record<number, string>) =>
      toldTexts(
        [{ date: 'a', rows: Object.entries(times).map(([id, time]) => ({ courierId: Number(id), time })) }],
        ({ time }) => time,
      )
    expect(couriersToTell(told({ 1: '9', 2: '9', 3: '9' }), told({ 1: '9', 2: '10', 4: '9' }))).toEqual([2, 3, 4])
  })

  test('has who did not confirm first, by the hours to the first shift that is to come', () => {
    const starts = new Map([
      [1, [500]],
      [2, [90, 200]],
      [3, [150]],
      [4, []],
    ])
    const board = confirmationBoard(
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

  test('a courier of the week who is not listed has not confirmed', () => {
    const board = confirmationBoard(
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
