import { expect, test } from '@jest/globals'
import {
  type FormFieldLabels,
  formDifferenceLabel,
  formDifferenceVersionText,
} from '../../src/kit/form/formDifferences'
import { type FormMergeRules, mergeFormValues } from '../../src/kit/form/mergeFormValues'

const WORDS: FormFieldLabels = new Map([
  ['items', { label: 'Состав' }],
  ['items[0].name', { label: 'Название' }],
  ['items[0].quantity', { label: 'Количество' }],
  ['items[0].price', { label: 'Цена', unit: '₸' }],
  ['steps', { label: 'Ступени' }],
  ['steps[0].from', { label: 'От' }],
  ['steps[0].price', { label: 'Бонус', unit: '₸' }],
  ['polygon', { label: 'Контур' }],
])
const RULES: FormMergeRules = { rows: { items: { key: ['name'] }, steps: { key: ['from'] } } }

const dish = (name: string, quantity: number, price = 1800) => ({ name, quantity, price })
const TEA = dish('Чай', 1, 300)
const square = (long: number, side: number) => [
  [long, 49],
  [long + side, 49],
  [long + side, 49 + side],
  [long, 49 + side],
]

type Versions = [opened: unknown, theirs: unknown, mine: unknown]
type Case = [what: string, field: string, versions: Versions, rows: readonly string[][]]

test.each<Case>([
  [
    'only the columns of a row that differ',
    'items',
    [
      [dish('Плов', 2), TEA],
      [dish('Плов', 3), TEA],
      [dish('Плов', 5), TEA],
    ],
    [['Состав: Плов', 'Количество: 2', 'Количество: 3', 'Количество: 5']],
  ],
  [
    'all columns of a row that one of them has removed',
    'items',
    [[dish('Плов', 2), TEA], [TEA], [dish('Плов', 5), TEA]],
    [['Состав: Плов', 'Количество: 2, Цена: 1 800 ₸', 'нет', 'Количество: 5, Цена: 1 800 ₸']],
  ],
  [
    'the only column of a row without its label',
    'steps',
    [[{ from: 10, price: 500 }], [{ from: 10, price: 550 }], [{ from: 10, price: 600 }]],
    [['Ступени: 10', '500 ₸', '550 ₸', '600 ₸']],
  ],
  [
    'rows without a key of their own, without those that are equal everywhere',
    'items',
    [
      [TEA, TEA, dish('Плов', 2)],
      [TEA, dish('Плов', 2)],
      [TEA, TEA, TEA, dish('Плов', 2)],
    ],
    [
      [
        'Состав',
        'Чай, Количество 1, Цена 300 ₸\nОстальное одинаково',
        'Без отличающихся строк',
        'Чай, Количество 1, Цена 300 ₸\nЧай, Количество 1, Цена 300 ₸\nОстальное одинаково',
      ],
    ],
  ],
  [
    'all rows of a list that one of them has reordered and the other extended',
    'items',
    [
      [TEA, TEA, dish('Плов', 2)],
      [dish('Плов', 2), TEA, TEA, dish('Манты', 1)],
      [TEA, TEA, dish('Плов', 2), dish('Самса', 1)],
    ],
    [
      [
        'Состав',
        'Чай, Количество 1, Цена 300 ₸\nЧай, Количество 1, Цена 300 ₸\nПлов, Количество 2, Цена 1 800 ₸',
        'Плов, Количество 2, Цена 1 800 ₸\nЧай, Количество 1, Цена 300 ₸\nЧай, Количество 1, Цена 300 ₸\nМанты, Количество 1, Цена 1 800 ₸',
        'Чай, Количество 1, Цена 300 ₸\nЧай, Количество 1, Цена 300 ₸\nПлов, Количество 2, Цена 1 800 ₸\nСамса, Количество 1, Цена 1 800 ₸',
      ],
    ],
  ],
  [
    'the areas of outlines with equally many corners',
    'polygon',
    [square(73, 0.01), square(73, 0.02), square(73, 0.03)],
    [['Контур', '4 угла, 0,813 км²', '4 угла, 3,25 км²', '4 угла, 7,32 км²']],
  ],
])('%s', (_what, field, [opened, latest, typed], rows) => {
  const { conflicts } = mergeFormValues<object>(
    { opened: { [field]: opened }, latest: { [field]: latest }, typed: { [field]: typed } },
    RULES,
  )
  const shown = conflicts.map((difference) => [
    formDifferenceLabel(WORDS, difference),
    ...[difference.opened, difference.latest, difference.typed].map((version) =>
      formDifferenceVersionText(WORDS, difference, version),
    ),
  ])
  expect(
    shown.map((row) =>
      row.map((text) => text.replaceAll(/[\u00a0\u2068\u2069]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))),
    ),
  ).toEqual(rows)
})

test('only the first label of fields that are chosen together begins with a capital', () => {
  const words: FormFieldLabels = new Map([
    ['start', { label: 'Начало' }],
    ['end', { label: 'Конец' }],
  ])
  const versions = { opened: { start: 1, end: 2 }, latest: { start: 3, end: 4 }, typed: { start: 5, end: 6 } }
  const { conflicts } = mergeFormValues<object>(versions, { together: [['start', 'end']] })
  expect(conflicts.map((difference) => formDifferenceLabel(words, difference))).toEqual(['Начало, конец'])
})
