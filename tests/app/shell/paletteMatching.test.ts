import { expect, test } from '@jest/globals'
import { fuzzyFilter } from '../../../src/app/shell/palette/fuzzyFilter'

const ENTRIES = [
  { label: 'Активные заказы' },
  { label: 'Архив заказов' },
  { label: 'Профиль' },
  { label: 'Отчёт «Доставка»', words: 'Отчёты' },
  { label: 'Города', words: 'Справочник - Города Справочники' },
  { label: 'Нур-Султан', words: 'город' },
  { label: 'Тема: тёмная', words: 'оформление' },
]
const found = (query: string) => fuzzyFilter(ENTRIES, query).map(({ label }) => label)

test.each([
  ['ghjabkm', 'профиль'],
  ['GHJABKM', 'профиль'],
  ['`krf', 'ёлка'],
  ['j,kfcnm', 'область'],
  ['руддщ', 'hello'],
  ['42', '42'],
  ['ghjabkm 42', 'профиль 42'],
])('%s is %s in the other layout', (typed, meant) => {
  // The label that equals the converted text ranks first only if every letter was converted to the other keyboard layout.
  const labels = fuzzyFilter([{ label: `${meant}1` }, { label: meant }], typed).map(({ label }) => label)
  expect(labels).toEqual([meant, `${meant}1`])
})

test.each<[string, string[]]>([
  ['проф', ['Профиль']],
  ['ghja', ['Профиль']],
  ['ПРОФИЛЬ ', ['Профиль']],
  ['отчет', ['Отчёт «Доставка»']],
  ['отчёт', ['Отчёт «Доставка»']],
  ['темн', ['Тема: тёмная']],
  ['n`vyfz', ['Тема: тёмная']],
  ['султан', ['Нур-Султан']],
  ['заказ арх', ['Архив заказов']],
  ['зкз', ['Активные заказы', 'Архив заказов']],
  ['доставка заказ', []],
  ['ззз', []],
  ['«»', []],
])('%s finds %j', (query, labels) => {
  expect(found(query)).toEqual(labels)
})

test('matches at the start come before matches inside or in the description', () => {
  expect(found('город')).toEqual(['Города', 'Нур-Султан'])
  expect(found('ар')[0]).toBe('Архив заказов')
})

test('an empty query matches everything', () => {
  expect(fuzzyFilter(ENTRIES, '  ')).toEqual(ENTRIES)
})
