/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { splitOrderTotal } from '../../src/domain/splitOrderTotal'

const sums = { sumItems: 3800, deliveryPrice: 0, correctionalPrice: -500, serviceFee: 100 }
const labels = ({ parts, apart }: ReturnType<typeof splitOrderTotal>) =>
  [parts, apart].map((lines) => lines.map(({ label, tenge }) => `${label} ${tenge}`))

const PARTS = ['Сумма блюд 3800', 'Доставка 0', 'Корректировка -500']

test.each([
  ['a fee beside the total stands apart', 3300, [PARTS, ['Сервисный сбор, отдельно 100']]],
  ['a fee within the total stands among the parts', 3400, [[...PARTS, 'Сервисный сбор 100'], []]],
  ['what no line explains is said', 3350, [[...PARTS, 'Не разложено 50'], ['Сервисный сбор, отдельно 100']]],
])('%s', (_, sumTotal, expected) => expect(labels(splitOrderTotal({ ...sums, sumTotal }))).toEqual(expected))

test('above the total the lines always add up to it', () => {
  for (const sumTotal of [0, 100, 3300, 3400, 5000]) {
    const { parts } = splitOrderTotal({ ...sums, sumTotal })
    expect(parts.reduce((total, { tenge }) => total + tenge, 0)).toBe(sumTotal)
  }
})

test('unknown amounts have no line', () => {
  expect(labels(splitOrderTotal({ sumTotal: 900 }))).toEqual([[], []])
  expect(labels(splitOrderTotal({ sumItems: 900 }))).toEqual([['Сумма блюд 900'], []])
})
