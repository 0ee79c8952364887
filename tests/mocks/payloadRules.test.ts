/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { array, nullable, number, object, optional, string } from 'superstruct'
import { HttpError } from '../../mocks/http/httpError'
import { eachRowPayloadRule, integerAtLeast, notBlank, oneOf, withPayloadRules } from '../../mocks/http/payloadRules'
import { parseRequestPayload, searchBodyStruct } from '../../mocks/http/requestPayload'
import { numberStruct, textStruct } from '../../src/lib/structs'

const Body = object({
  name: string(),
  note: optional(nullable(string())),
  level: optional(nullable(number())),
  items: array(object({ title: string(), price: number() })),
})
const Form = withPayloadRules(Body, {
  name: notBlank,
  level: oneOf(1, 2),
  items: eachRowPayloadRule({ title: notBlank, price: integerAtLeast(1) }, 'Добавьте строку'),
})
const ITEM = { title: 'Плов', price: 1200 }

function errorsOf(value: unknown): Record<string, string> | undefined {
  try {
    parseRequestPayload(value, Form)
    return undefined
  } catch (error) {
    return error instanceof HttpError ? error.errors : undefined
  }
}

test('optional fields are null, unrequested fields are left out', () => {
  const bare = { name: 'Обед', note: ' ', items: [{ ...ITEM, id: 4 }], id: 7 }
  expect(parseRequestPayload(bare, Form)).toEqual({ name: 'Обед', note: null, level: null, items: [ITEM] })
})

test.each([
  [{ items: [ITEM] }, { name: 'Поле обязательное' }],
  [{ name: '  ', items: [ITEM] }, { name: 'Поле обязательное' }],
  [{ name: 7, items: [ITEM] }, { name: 'Неверное значение' }],
  [{ name: 'Обед', level: 3, items: [ITEM] }, { level: 'Значение не из списка' }],
  [{ name: 'Обед', items: [] }, { items: 'Добавьте строку' }],
  [{ name: 'Обед', items: [ITEM, { title: ' ', price: 1 }] }, { items: 'Поле обязательное' }],
  [{ name: 'Обед', items: [{ ...ITEM, price: 0 }] }, { items: 'Целое число не меньше 1' }],
  [{ name: 'Обед', items: [{ title: 'Плов' }] }, { items: 'Поле обязательное' }],
])('%j is refused with %j', (value, errors) => {
  expect(errorsOf(value)).toEqual(errors)
})

test('a search reads numbers from texts, and null as no filter', () => {
  const Search = searchBodyStruct({ id: numberStruct(), name: textStruct() })
  expect(parseRequestPayload({ id: '12', name: null, orderBy: 'id_SORT_ASC' }, Search)).toEqual({
    id: 12,
    name: undefined,
    orderBy: 'id_SORT_ASC',
  })
})
