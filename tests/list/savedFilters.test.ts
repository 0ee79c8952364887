import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import {
  MAX_SAVED_FILTERS,
  parseSavedFilter,
  readSavedFilters,
  removeSavedFilter,
  renameSavedFilter,
  type SavedFilters,
  serializeFilters,
  setDefaultSavedFilter,
  upsertSavedFilter,
  writeSavedFilters,
} from '../../src/kit/list/savedFilters/savedFilters'
import { ORDER_SAVED_FILTER_SCREEN } from '../../src/pages/orders/list/orderQueryDefs'

const KEY = 'filters:2:orders'
const TWO: SavedFilters = {
  filters: [
    { name: 'Новые', query: 'status=10' },
    { name: 'Наличные', query: 'paymentTypeId=1' },
  ],
  defaultName: 'Новые',
}

const stored = (value: unknown) => localStorage.setItem(KEY, typeof value === 'string' ? value : JSON.stringify(value))

beforeEach(() => localStorage.clear())

describe('what is stored', () => {
  test('is restored only for the same user and screen', () => {
    writeSavedFilters(2, 'orders', TWO)
    expect(readSavedFilters(2, 'orders')).toEqual(TWO)
    expect(readSavedFilters(3, 'orders').filters).toEqual([])
    expect(readSavedFilters(2, 'archive').filters).toEqual([])
  })

  test.each([
    ['not JSON', '{'],
    ['null', null],
    ['a list', []],
    ['other fields', { list: 1 }],
    ['no list', { filters: 1 }],
  ])('is ignored when it is %s', (_what, value) => {
    stored(value)
    expect(readSavedFilters(2, 'orders')).toEqual({ filters: [] })
  })

  test('drops only a broken entry, and a default that does not exist', () => {
    stored({ filters: [{ name: 'Новые', query: 'status=10' }, { name: 5 }, null], defaultName: 'Старые' })
    expect(readSavedFilters(2, 'orders')).toEqual({
      filters: [{ name: 'Новые', query: 'status=10' }],
      defaultName: undefined,
    })
  })

  test('is removed with the last filter', () => {
    writeSavedFilters(2, 'orders', TWO)
    writeSavedFilters(2, 'orders', { filters: [] })
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('is kept in memory if the storage fails', () => {
    jest.spyOn(Object.getPrototypeOf(localStorage) as typeof localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeSavedFilters(4, 'orders', TWO)
    expect(readSavedFilters(4, 'orders')).toEqual(TWO)
  })
})

describe('the query', () => {
  test('keeps filters and order, never the page', () => {
    const text = serializeFilters({ page: 3, orderBy: 'id_SORT_ASC', status: 10, isNewClient: false })
    expect(parseSavedFilter(text, ORDER_SAVED_FILTER_SCREEN, [1])).toEqual({
      orderBy: 'id_SORT_ASC',
      status: 10,
      isNewClient: false,
    })
    expect(serializeFilters({ page: 3 })).toBe('')
  })

  test('drops unknown and unreadable filters', () => {
    expect(
      parseSavedFilter('status=x&colour=red&orderBy=colour_SORT_ASC&id=7', ORDER_SAVED_FILTER_SCREEN, [1]),
    ).toEqual({
      id: 7,
    })
  })

  test('drops a city that is no longer allowed, with its dependent filters', () => {
    const text = 'status=10&cityId=3&companyId=4&pointId=5&courierId=6'
    expect(parseSavedFilter(text, ORDER_SAVED_FILTER_SCREEN, [1, 2])).toEqual({ status: 10 })
    expect(parseSavedFilter(text, ORDER_SAVED_FILTER_SCREEN, [3])).toEqual({
      status: 10,
      cityId: 3,
      companyId: 4,
      pointId: 5,
      courierId: 6,
    })
  })
})

describe('changes', () => {
  test('a new name is added at the end, without the spaces around', () => {
    expect(upsertSavedFilter(TWO, { name: ' Мои ', query: 'id=1' }).filters.at(-1)).toEqual({
      name: 'Мои',
      query: 'id=1',
    })
  })

  test('the same name in any case is replaced in place and remains the default', () => {
    const { filters, defaultName } = upsertSavedFilter(TWO, { name: 'новые', query: 'status=20' })
    expect(filters).toEqual([{ name: 'новые', query: 'status=20' }, TWO.filters[1]])
    expect(defaultName).toBe('новые')
  })

  test('beyond the limit nothing is added, but a known one can be replaced', () => {
    const full: SavedFilters = {
      filters: Array.from({ length: MAX_SAVED_FILTERS }, (_, index) => ({ name: `Фильтр ${index}`, query: 'id=1' })),
    }
    expect(upsertSavedFilter(full, { name: 'Ещё', query: 'id=2' })).toBe(full)
    expect(upsertSavedFilter(full, { name: 'Фильтр 3', query: 'id=2' }).filters[3]).toEqual({
      name: 'Фильтр 3',
      query: 'id=2',
    })
  })

  test('a rename also renames the default; a taken or blank name changes nothing', () => {
    expect(renameSavedFilter(TWO, 'Новые', 'Свежие')).toEqual({
      filters: [{ name: 'Свежие', query: 'status=10' }, TWO.filters[1]],
      defaultName: 'Свежие',
    })
    expect(renameSavedFilter(TWO, 'Новые', 'НАЛИЧНЫЕ')).toBe(TWO)
    expect(renameSavedFilter(TWO, 'Новые', ' ')).toBe(TWO)
    expect(renameSavedFilter(TWO, 'Новые', 'НОВЫЕ').filters[0]?.name).toBe('НОВЫЕ')
  })

  test('deleting the default leaves none', () => {
    expect(removeSavedFilter(TWO, 'Новые')).toEqual({ filters: [TWO.filters[1]], defaultName: undefined })
    expect(removeSavedFilter(TWO, 'Наличные').defaultName).toBe('Новые')
    expect(setDefaultSavedFilter(TWO, undefined).defaultName).toBeUndefined()
  })
})
