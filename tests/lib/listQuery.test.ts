import { describe, expect, test } from '@jest/globals'
import {
  type FilterStructs,
  filtersToBody,
  formatSort,
  isEmptyValue,
  mergeQueryString,
  parseListQuery,
  parseSort,
} from '../../src/lib/listQuery'
import { booleanStruct, isoDateStruct, numberStruct, textStruct } from '../../src/lib/structs'
import fc from '../seededFastCheck'

type Filters = { id: number; name: string; status: boolean; dateStart: string }
const FILTERS: FilterStructs<Filters> = {
  id: numberStruct(),
  name: textStruct(),
  status: booleanStruct(),
  dateStart: isoDateStruct(),
}
const read = (search: string) => parseListQuery<Filters>(search, FILTERS, ['name', 'id'])

describe('parseListQuery', () => {
  test('an empty address is the first page', () => {
    expect(read('')).toEqual({ page: 1 })
  })

  test('ids are numbers, booleans are booleans', () => {
    expect(read('?id=5&name=Ка&status=false&dateStart=2026-11-21&page=3&orderBy=name_SORT_DESC')).toEqual({
      id: 5,
      name: 'Ка',
      status: false,
      dateStart: '2026-11-21',
      page: 3,
      orderBy: 'name_SORT_DESC',
    })
  })

  test('a text filter of digits remains a string', () => {
    expect(read('name=007').name).toBe('007')
  })

  test.each([
    'id=abc',
    'id=-5',
    'id=1.5',
    'id=99999999999999999999',
    'status=yes',
    'dateStart=21-11-2026',
    'id=',
    'name=%20',
    'orderBy=name',
    'orderBy=status_SORT_ASC',
  ])('an invalid value is dropped alone: %s', (bad) => {
    expect(read(`${bad}&page=2`)).toEqual({ page: 2 })
  })

  test.each(['0', '-1', '1.5', 'x', '', '1e400'])('page %j is the first one', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })

  test('keys that the list does not use are left unchanged', () => {
    expect(read('edit=5&utm=x')).toEqual({ page: 1 })
  })
})

describe('mergeQueryString', () => {
  test('a pasted text filter is trimmed', () => {
    expect(mergeQueryString('', { externalId: ' A 17\t' })).toBe('externalId=A+17')
  })

  test('overwrites its keys and keeps the rest', () => {
    expect(mergeQueryString('page=3&name=a&edit=5', { page: 2, name: 'б в' })).toBe('page=2&name=%D0%B1+%D0%B2&edit=5')
  })

  test('empty values and the first page remove their keys; zero and false are kept', () => {
    expect(
      mergeQueryString('page=3&id=1&name=a&status=true', { page: 1, id: undefined, name: '  ', status: null }),
    ).toBe('')
    expect(mergeQueryString('', { id: 0, status: false })).toBe('id=0&status=false')
  })

  test('written values are read back', () => {
    fc.assert(
      fc.property(
        fc.record({
          page: fc.integer({ min: 1, max: 10_000 }),
          id: fc.nat(),
          name: fc
            .string({ minLength: 1 })
            .map((name) => name.trim())
            .filter((name) => name !== ''),
          status: fc.boolean(),
        }),
        (query) => {
          expect(read(mergeQueryString('', query))).toEqual(query)
        },
      ),
    )
  })
})

test('the body is the query without page and without empty values', () => {
  expect(filtersToBody<Filters>({ page: 4, orderBy: 'id_SORT_ASC', id: 0, name: '', status: false })).toEqual({
    orderBy: 'id_SORT_ASC',
    id: 0,
    status: false,
  })
})

test('sorting is written in the format of the contract', () => {
  expect(formatSort({ field: 'createdAt', descending: true })).toBe('createdAt_SORT_DESC')
  expect(parseSort('createdAt_SORT_ASC')).toEqual({ field: 'createdAt', descending: false })
  for (const bad of [undefined, '', 'createdAt', 'createdAt_SORT_UP', 'a b_SORT_ASC']) {
    expect(parseSort(bad)).toBeUndefined()
  }
})

test.each([[undefined], [null], [''], [' '], [[]]])('%j is ignored as a filter', (value) => {
  expect(isEmptyValue(value)).toBe(true)
})

test.each([[0], [false], ['0'], [[0]]])('%j is kept as a filter', (value) => {
  expect(isEmptyValue(value)).toBe(false)
})
