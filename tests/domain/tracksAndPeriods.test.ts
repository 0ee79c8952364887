/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { lastSevenDays, offsetPeriod, PERIOD_PRESETS, periodDates } from '../../src/domain/periods'
import { lastOrderEndSecond, onlineIntervals, shiftOrderAndBonusPay } from '../../src/domain/shifts'
import {
  joinTrackLegs,
  metresToKmText,
  orderIdsWithoutTrack,
  positionAlongTrack,
  trackLegs,
  trackLegTitle,
  trackLength,
} from '../../src/domain/tracks'
import { weekdayName } from '../../src/lib/weekdays'

describe('periods', () => {
  test('the last 7 days are today and the six days before it', () => {
    expect(lastSevenDays('2026-03-03')).toEqual({ dateStart: '2026-02-25', dateEnd: '2026-03-03' })
    expect(periodDates(lastSevenDays('2026-03-03'))).toHaveLength(7)
  })

  test('the equal period before and after', () => {
    const week = lastSevenDays('2026-03-18')
    expect(offsetPeriod(week, -1)).toEqual({ dateStart: '2026-03-05', dateEnd: '2026-03-11' })
    expect(offsetPeriod(offsetPeriod(week, -1), 1)).toEqual(week)
  })

  test('the presets', () => {
    expect(Object.fromEntries(PERIOD_PRESETS.map(({ label, of }) => [label, Object.values(of('2026-03-18'))]))).toEqual(
      {
        Сегодня: ['2026-03-18', '2026-03-18'],
        '7 дней': ['2026-03-12', '2026-03-18'],
        '30 дней': ['2026-02-17', '2026-03-18'],
        'Этот месяц': ['2026-03-01', '2026-03-18'],
        'Прошлый месяц': ['2026-02-01', '2026-02-28'],
      },
    )
  })

  test('each day is named by its real date', () => {
    const week = periodDates({ dateStart: '2026-03-17', dateEnd: '2026-03-23' })
    expect(week.map(weekdayName)).toEqual([
      'Вторник',
      'Среда',
      'Четверг',
      'Пятница',
      'Суббота',
      'Воскресенье',
      'Понедельник',
    ])
  })
})

describe('tracks', () => {
  const items = [
    {
      orderIds: [1],
      track: [
        [49.8, 73.1],
        [49.81, 73.1],
      ] as [number, number][],
    },
    { orderIds: [], track: [] },
    {
      orderIds: [2, 3],
      track: [
        [49.81, 73.1],
        [0, 0],
        [49.81, 73.12],
      ] as [number, number][],
    },
  ]

  test('items without a line and invalid coordinate pairs are left out', () => {
    const legs = trackLegs(items)
    expect(legs.map(({ index, places }) => [index, places.length])).toEqual([
      [0, 2],
      [2, 2],
    ])
    expect(joinTrackLegs(legs)).toHaveLength(4)
    expect(legs.map(trackLegTitle)).toEqual(['Заказ 1', 'Заказы 2, 3'])
    expect(trackLegTitle({ orderIds: [] })).toBe('Без заказа')
  })

  test('an order without its route is reported, unless another item has a line of it', () => {
    expect(orderIdsWithoutTrack(items)).toEqual([])
    const none = [0, 0] as [number, number]
    expect(orderIdsWithoutTrack([...items, { orderIds: [4, 2], track: [] }, { orderIds: [5], track: [none] }])).toEqual(
      [4, 5],
    )
  })

  test('a position on the line by its distance from the start', () => {
    const line = [
      { lat: 49.8, long: 73.1 },
      { lat: 49.81, long: 73.1 },
      { lat: 49.82, long: 73.1 },
    ]
    expect(positionAlongTrack(line, -5)).toEqual(line[0])
    expect(positionAlongTrack(line, trackLength(line) / 2)?.lat).toBeCloseTo(49.81, 5)
    expect(positionAlongTrack(line, trackLength(line) * 2)).toEqual(line[2])
    expect(positionAlongTrack([], 5)).toBeUndefined()
  })

  test('kilometres with one decimal', () => {
    expect(metresToKmText(41_260)).toBe('41,3\u00a0км')
    expect(metresToKmText(0)).toBe('0,0\u00a0км')
  })
})

describe('the last order of a shift', () => {
  const at = (time: string) => `2026-03-18 ${time}:00`
  const second = (time: string) => Date.parse(`2026-03-18T${time}:00+05:00`) / 1000
  const shift = { from: second('10:00'), until: second('15:00') }
  const orders = [
    { createdAt: at('08:00'), finishedAt: at('09:00') },
    { createdAt: at('13:00'), finishedAt: at('14:00') },
    { createdAt: at('14:30'), finishedAt: at('15:10') },
    { createdAt: at('18:00'), finishedAt: at('19:00') },
    { createdAt: at('14:00') },
  ]

  test('may end after the shift, but not start after it', () => {
    expect(lastOrderEndSecond(orders, shift, 5)).toBe(second('15:10'))
    expect(lastOrderEndSecond(orders, { ...shift, until: undefined }, 5)).toBe(second('19:00'))
  })

  test('an order without a start counts by its end; a shift may have no orders', () => {
    expect(lastOrderEndSecond([{ finishedAt: at('17:00') }], shift, 5)).toBe(second('17:00'))
    expect(lastOrderEndSecond(orders.slice(0, 1), shift, 5)).toBeUndefined()
  })
})

describe('shifts', () => {
  const at = (hour: string) => `2026-03-18 ${hour}:00:00`
  const ENTRIES = [
    { action: 'end', dateTime: at('08') },
    { action: 'start', dateTime: at('09') },
    { action: 'end', dateTime: at('12') },
    { action: 'pause', dateTime: at('13') },
    { action: 'start', dateTime: at('14') },
  ]
  const STRETCHES = [
    { start: undefined, end: at('08') },
    { start: at('09'), end: at('12') },
    { start: at('14'), end: undefined },
  ]

  test('an end closes the start before it; an end without a start is separate', () => {
    expect(onlineIntervals(ENTRIES, 5)).toEqual(STRETCHES)
  })

  test('entries may be in any order, some with an offset', () => {
    expect(onlineIntervals(ENTRIES.toReversed(), 5)).toEqual(STRETCHES)
    const mixed = [
      { action: 'end', dateTime: '2026-03-18T07:00:00Z' },
      { action: 'start', dateTime: at('09') },
    ]
    expect(onlineIntervals(mixed, 5)).toEqual([{ start: at('09'), end: '2026-03-18T07:00:00Z' }])
  })

  test('without all moments the order is the one given', () => {
    expect(onlineIntervals([{ action: 'start' }, { action: 'end', dateTime: at('08') }], 5)).toEqual([
      { start: undefined, end: at('08') },
    ])
  })

  test('the total is earnings plus bonus', () => {
    expect(shiftOrderAndBonusPay({ salary: { orderAmount: 8500, dailyBonus: 1500 } })).toBe(10_000)
    expect(shiftOrderAndBonusPay({ salary: { orderAmount: 8500 } })).toBeUndefined()
    expect(shiftOrderAndBonusPay({})).toBeUndefined()
  })
})
