import { expect, test } from '@jest/globals'
import { summarizeFines } from '../../src/parts/fines/fineSummary'

const TODAY = '2026-03-18'
const ALMATY = 5

test.each<[string, Parameters<typeof summarizeFines>[0], ReturnType<typeof summarizeFines>]>([
  ['no fines', [], { monthSum: 0, monthCount: 0, undatedCount: 0, today: [] }],
  [
    'fines of today and of the month before',
    [
      { id: 1, name: 'Опоздание', price: 500, createdAt: '2026-03-17T20:00:00Z' },
      { id: 2, name: 'Грубость', price: 900, createdAt: '2026-02-28T10:00:00Z' },
    ],
    { monthSum: 500, monthCount: 1, undatedCount: 0, today: ['Опоздание'] },
  ],
  [
    'a fine without a date, which is not «no fines»',
    [{ id: 1, name: 'Опоздание', price: 500 }],
    { monthSum: 0, monthCount: 0, undatedCount: 1, today: [] },
  ],
  [
    'a fine without a price, which is not 0 ₸',
    [{ id: 1, name: 'Опоздание', createdAt: '2026-03-18T05:00:00Z' }],
    { monthSum: undefined, monthCount: 1, undatedCount: 0, today: ['Опоздание'] },
  ],
])('%s', (_name, fines, summary) => {
  expect(summarizeFines(fines, TODAY, ALMATY)).toEqual(summary)
})
