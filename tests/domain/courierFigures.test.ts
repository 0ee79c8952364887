import { expect, test } from '@jest/globals'
import { COURIER_STATISTICS_FIELDS, courierFigureDifference } from '../../src/pages/couriers/card/statisticsFigures'

const NBSP = '\u00a0'
const of = (key: string) =>
  COURIER_STATISTICS_FIELDS.find((figure) => figure.key === key) as (typeof COURIER_STATISTICS_FIELDS)[number]

test.each([
  ['orderAmount', 9_000, 10_500, `+1${NBSP}500${NBSP}₸`, 'good'],
  ['orderAmount', 10_500, 9_000, `−1${NBSP}500${NBSP}₸`, 'bad'],
  // The server may send a penalty as a positive or negative number. The console always shows it as a negative sum, so a higher penalty
  // than in the previous period gives a negative difference.
  ['penaltyAmount', 0, 1_500, `−1${NBSP}500${NBSP}₸`, 'bad'],
  ['penaltyAmount', 0, -1_500, `−1${NBSP}500${NBSP}₸`, 'bad'],
  ['penaltyAmount', -2_000, 500, `+1${NBSP}500${NBSP}₸`, 'good'],
  ['workHours', 40, 38.5, `−1,5${NBSP}ч`, 'neutral'],
])('%s of %d, then of %d, differs by what is shown', (key, before, now, text, tone) => {
  expect(courierFigureDifference(of(key), { [key]: now }, { [key]: before })).toEqual({ text, tone })
})

test('no difference is shown without a previous period or a change', () => {
  expect(courierFigureDifference(of('orderAmount'), { orderAmount: 1 }, undefined)).toBeUndefined()
  expect(courierFigureDifference(of('penaltyAmount'), { penaltyAmount: 500 }, { penaltyAmount: -500 })).toBeUndefined()
})
