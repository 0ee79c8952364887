import { expect, test } from '@jest/globals'
import { distributeFigures, type Figure, isMatching, sampleEvenly } from '../e2e/drilldownFigures'

/** Tests the helpers of `tests/e2e/followedFigures.test.ts`, because a comparison that cannot fail would prove nothing. */

const figure = (shown: number, checkText: string | undefined) =>
  isMatching({ drilldown: 'daily.payment', href: '/salary', shown, checkText })

test.each<[number, string | undefined, boolean]>([
  [8500, 'Выплаты: 8 500 ₸ из 8 500 ₸ ✓', true],
  [-8500, 'Выплаты: −8 500 ₸ из −8 500 ₸ ✓', true],
  [8500, 'Выплаты: 8 400 ₸ из 8 500 ₸ — разница −100 ₸', false],
  [8400, 'Выплаты: 8 500 ₸ из 8 500 ₸ ✓', false],
  [8500, 'Выплаты: −8 500 ₸ из −8 500 ₸ ✓', false],
  [8500, undefined, false],
])('%d read, «%s» shown: equal is %p', (shown, checkText, equal) => {
  expect(figure(shown, checkText)).toBe(equal)
})

const FIGURES: Figure[] = [40, 3].flatMap((count, at) =>
  Array.from({ length: count }, (_, index) => ({
    drilldown: at === 0 ? 'daily.payment' : 'courier.income',
    href: `/salary?day=${index}&drilldown=${at}`,
    shown: index,
  })),
)

test('each drill-down gets an equal share of the figures; another seed draws other figures', () => {
  const drawn = sampleEvenly(FIGURES, 10, 1)
  expect(drawn.filter(({ drilldown }) => drilldown === 'courier.income')).toHaveLength(3)
  expect(new Set(drawn.map(({ href }) => href)).size).toBe(10)
  expect(sampleEvenly(FIGURES, 10, 1)).toEqual(drawn)
  expect(sampleEvenly(FIGURES, 10, 2)).not.toEqual(drawn)
})

test('every figure opens in one window, figures of the same records in the same window', () => {
  const shares = distributeFigures(FIGURES, 3)
  expect(shares.flat()).toHaveLength(FIGURES.length)
  const windowsOf = (day: number) => shares.filter((own) => own.some(({ href }) => href.includes(`day=${day}&`)))
  for (const day of [0, 1, 2]) expect(windowsOf(day)).toHaveLength(1)
})
