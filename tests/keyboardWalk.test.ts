/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { withRowsCounted } from '../.storybook/keyboardWalk.mjs'

/** The stops of Tab as a reviewer reads them. */

const row = (key: string, ...words: string[]) => words.map((one) => ({ words: one, row: key, list: 'orders' }))

test('rows like others before are counted at the end of their list, and what is below stands there', () => {
  const stops = [
    { words: 'button «Фильтр»' },
    ...row('1', 'tr', 'a «Открыть»'),
    ...row('2', 'a «Открыть»'),
    ...row('3', 'a «Открыть»', 'a «Сменить курьера»'),
    ...row('4', 'a «Открыть»'),
    ...row('5', 'a «Открыть»', 'a «Сменить курьера»'),
    { words: 'button «Вперёд»' },
  ]
  expect(withRowsCounted(stops)).toEqual([
    'button «Фильтр»',
    'tr',
    'a «Открыть»',
    'a «Открыть»',
    'a «Открыть»',
    'a «Сменить курьера»',
    '… 2 more',
    'button «Вперёд»',
  ])
})

test('stops of the same name outside of rows, and rows of two lists, all stand there', () => {
  const button = { words: 'button «Удалить»' }
  const other = { words: 'a «Открыть»', row: '9', list: 'couriers' }
  expect(withRowsCounted([button, button, ...row('1', 'a «Открыть»'), other])).toEqual([
    'button «Удалить»',
    'button «Удалить»',
    'a «Открыть»',
    'a «Открыть»',
  ])
})

test('a list that ends the page is counted, too', () => {
  expect(withRowsCounted([...row('1', 'a «Открыть»'), ...row('2', 'a «Открыть»')])).toEqual(['a «Открыть»', '… 1 more'])
})

test('blocks of fields that are no rows are counted from three in a row on', () => {
  const stops = (words: string[]) => words.map((one) => ({ words: one }))
  const block = ['input «Минимум»', 'input «Бонус»']
  expect(withRowsCounted(stops([...block, ...block, ...block, 'button «Добавить»']))).toEqual([
    ...block,
    '… 2 more',
    'button «Добавить»',
  ])
  expect(withRowsCounted(stops([...block, ...block]))).toEqual([...block, ...block])
})
