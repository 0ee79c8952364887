import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { array, type } from 'superstruct'
import type { User } from '../../src/api/user'
import { actionsColumn, idColumn, moneyColumn, textColumn } from '../../src/kit/directory/columns'
import { defineList } from '../../src/kit/directory/defineList'
import { useDirectory } from '../../src/kit/directory/useDirectory'
import type { ListQuery } from '../../src/lib/listQuery'
import type { RowsPage } from '../../src/lib/listStore'
import { numberStruct, textStruct } from '../../src/lib/structs'
import { session } from '../../src/session/session'

type Thing = { id: number; name: string; price?: number | undefined }
type ThingFilters = { id: number; name: string }

const page: RowsPage<Thing> = { rows: [{ id: 1, name: 'Первая' }], total: 1, perPage: 20, pageCount: 9 }
const search = jest.fn(async (_query: ListQuery<ThingFilters>, _signal: AbortSignal) => page)

const things = (more: { afterChange?: 'keepPage' | 'dropQuery' | 'firstPage'; view?: 'point_view' } = {}) =>
  defineList({
    name: 'things',
    search,
    filters: { id: numberStruct(), name: textStruct() },
    dialogs: { add: 'point_create', edit: ['point_update', numberStruct()], delete: ['point_delete', numberStruct()] },
    ...more,
  })

const COLUMNS = [idColumn<Thing>({ isSortable: true }), textColumn<Thing>('name', 'Название', 100)]

function open(address: string, accesses: string[], definition = things()) {
  window.history.replaceState(null, '', address)
  session.user = { id: 1, fio: 'Кто-то', accesses, allowedCities: [] } as unknown as User
  return renderHook(() => useDirectory(definition, COLUMNS))
}
const address = () => window.location.pathname + window.location.search
const queries = () => search.mock.calls.map(([query]) => query)

beforeEach(() => {
  search.mockClear()
})
afterEach(() => {
  cleanup()
  session.user = null
})

test('filters of the address are sent as parsed, unknown ones are left in the address', async () => {
  open('/things?id=5&name=a&tab=x&unknown=1', [])
  await waitFor(() => expect(queries()).toEqual([{ page: 1, id: 5, name: 'a' }]))
})

test('the sort fields are those of its columns', async () => {
  open('/things?orderBy=id_SORT_DESC', [])
  await waitFor(() => expect(queries()).toEqual([{ page: 1, orderBy: 'id_SORT_DESC' }]))
  cleanup()
  open('/things?orderBy=name_SORT_DESC', [])
  await waitFor(() => expect(queries()[1]).toEqual({ page: 1 }))
})

test('a default applies until the user filters; cleared it means all; a reset restores it', async () => {
  const { result } = open('/things', [], { ...things(), defaults: { name: 'а' } })
  await waitFor(() => expect(queries()).toEqual([{ page: 1, name: 'а' }]))
  act(() => result.current.list.setFilters({ name: undefined }))
  expect(address()).toBe('/things?name=all')
  await waitFor(() => expect(queries()[1]).toEqual({ page: 1 }))
  expect(result.current.list.hasFilters).toBe(true)
  act(() => result.current.list.clearFilters())
  expect(address()).toBe('/things')
  await waitFor(() => expect(queries()[2]).toEqual({ page: 1, name: 'а' }))
})

test('a default that depends on the date follows it, unless the user has chosen', async () => {
  jest.useFakeTimers()
  try {
    let today = 5
    const defaults = () => ({ id: today })
    const { result } = open('/things', [], { ...things(), defaults })
    expect(queries()).toEqual([{ page: 1, id: 5 }])
    today = 6
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(queries().slice(1)).toEqual([{ page: 1, id: 6 }])
    await act(async () => result.current.list.setFilters({ id: 4 }))
    today = 7
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(queries().slice(2)).toEqual([{ page: 1, id: 4 }])
  } finally {
    jest.useRealTimers()
  }
})

test('of two defaults, the one that is not removed stays in the URL', async () => {
  const defaults = ({ name }: Partial<ThingFilters>) => ({ id: 7, name: name ?? 'а' })
  const { result } = open('/things', [], { ...things(), defaults })
  await waitFor(() => expect(queries()).toEqual([{ page: 1, id: 7, name: 'а' }]))
  act(() => result.current.list.setFilters({ name: undefined }))
  expect(address()).toBe('/things?name=all&id=7')
  await waitFor(() => expect(queries()[1]).toEqual({ page: 1, id: 7 }))
  await act(async () => result.current.list.setFilters({ id: undefined }))
  expect(address()).toBe('/things?name=all&id=all')
})

test('the default filter is in the first request, a link keeps its own; a nested list has filters for each parent', async () => {
  const saved = (screen: string, query: string) =>
    localStorage.setItem(
      `filters:1:${screen}`,
      JSON.stringify({ filters: [{ name: 'Мой', query }], defaultName: 'Мой' }),
    )
  saved('things', 'name=мой')
  open('/things', [])
  await waitFor(() => expect(queries()).toEqual([{ page: 1, name: 'мой' }]))
  expect(decodeURI(address())).toBe('/things?name=мой')
  cleanup()
  open('/things?id=5', [])
  await waitFor(() => expect(queries()[1]).toEqual({ page: 1, id: 5 }))
  cleanup()
  saved('things-4', 'id=9')
  const nested = defineList({
    ...things(),
    search: (query: ListQuery<ThingFilters>, signal: AbortSignal, _parent: number) => search(query, signal),
  })
  for (const [index, [parent, query]] of [[3, { page: 1 }] as const, [4, { page: 1, id: 9 }] as const].entries()) {
    cleanup()
    window.history.replaceState(null, '', '/things')
    renderHook(() => useDirectory(nested, COLUMNS, parent))
    await waitFor(() => expect(queries()[2 + index]).toEqual(query))
  }
  localStorage.clear()
})

test('the required city is not a filter: a reset keeps it', async () => {
  const ofCity = defineList({
    name: 'things',
    search: async (_query: ListQuery<ThingFilters & { cityId: number }>, _signal: AbortSignal) => page,
    filters: { id: numberStruct(), name: textStruct(), cityId: numberStruct() },
    dialogs: {},
    needsCity: true,
  })
  const list = async (at: string) => {
    cleanup()
    window.history.replaceState(null, '', at)
    session.user = { id: 1, fio: 'Кто-то', accesses: [], allowedCities: [{ id: 1 }, { id: 2 }] } as unknown as User
    return act(async () => renderHook(() => useDirectory(ofCity, COLUMNS)).result)
  }
  expect((await list('/things?cityId=2')).current.list.hasFilters).toBe(false)
  const filtered = await list('/things?cityId=2&name=a')
  expect(filtered.current.list.hasFilters).toBe(true)
  await act(async () => filtered.current.list.clearFilters())
  expect(address()).toBe('/things?cityId=2')
})

test('a user without cities sees an empty list and nothing is requested', async () => {
  const { result } = open('/things', [], { ...things(), needsCity: true })
  await waitFor(() => expect(result.current.list.state).toMatchObject({ status: 'ready', rows: [], total: 0 }))
  expect(search).not.toHaveBeenCalled()
  expect(address()).toBe('/things')
})

test('a dialog opens with its permission, also from a link', async () => {
  const isOpen = async (accesses: string[]) => {
    cleanup()
    const { result } = await act(async () => open('/things?form=edit&entry=1', accesses))
    return result.current.dialogs.isOpen
  }
  expect(await isOpen(['point_update'])).toBe(true)
  expect(await isOpen(['point_create', 'point_delete'])).toBe(false)
})

test('without the view permission the entries are not requested', async () => {
  const { result } = open('/things', ['point_create'], things({ view: 'point_view' }))
  expect(result.current).toMatchObject({ mayView: false })
  expect(result.current.may('add')).toBe(true)
  await act(async () => undefined)
  expect(search).not.toHaveBeenCalled()
})

describe('after a change', () => {
  const finish = async (at: string, afterChange?: 'keepPage' | 'dropQuery' | 'firstPage') => {
    const { result } = open(at, ['point_update'], things(afterChange && { afterChange }))
    await waitFor(() => expect(result.current.list.state.status).toBe('ready'))
    act(() => result.current.done('Готово')())
    await waitFor(() => expect(result.current.dialogs.isOpen).toBe(false))
    await waitFor(() => expect(queries()).toHaveLength(2))
    return queries()[1]
  }

  test('the page and its filter are kept by default', async () => {
    expect(await finish('/things?page=2&name=a&form=edit&entry=1')).toEqual({ page: 2, name: 'a' })
    expect(address()).toBe('/things?page=2&name=a')
  })

  test('the query is dropped, parameters of others are kept', async () => {
    expect(await finish('/things?page=2&name=a&tab=x&form=edit&entry=1', 'dropQuery')).toEqual({ page: 1 })
    expect(address()).toBe('/things?tab=x')
  })

  test('the first page of the filter is shown', async () => {
    expect(await finish('/things?page=2&name=a&form=edit&entry=1', 'firstPage')).toEqual({ page: 1, name: 'a' })
    expect(address()).toBe('/things?name=a')
  })
})

describe('the column of actions', () => {
  const actions = (may: string[]) => ({
    may: (form: string) => may.includes(form),
    show: () => undefined,
    rowId: undefined,
    rowName: undefined,
  })

  test('is shown with any of its permissions', () => {
    expect(actionsColumn<Thing, ReturnType<typeof things>['dialogs']>(actions([]))).toBeNull()
    expect(actionsColumn<Thing, ReturnType<typeof things>['dialogs']>(actions(['delete']))?.title).toBe('Действия')
  })
})

test('a mismatch of definition and call is a type error', () => {
  const [definition] = [things()]
  // @ts-expect-error: `search` accepts no filter `price`
  defineList({ ...definition, search, filters: { id: numberStruct(), name: textStruct(), price: numberStruct() } })
  // @ts-expect-error: `search` expects a number
  defineList({ ...definition, search, filters: { id: textStruct(), name: textStruct() } })
  // @ts-expect-error: a filter is missing
  defineList({ ...definition, search, filters: { id: numberStruct() } })
  const filters = { id: numberStruct(), name: textStruct() }
  // @ts-expect-error: there is no such permission
  defineList({ ...definition, search, filters, dialogs: { add: 'things_create' } })
  // @ts-expect-error: the column's value is not a string
  textColumn<Thing>('price', 'Цена', 100)
  // @ts-expect-error: the column's value is not a number
  moneyColumn<Thing>('name', 'Цена', 100)
  expect(array(type({ id: numberStruct() }))).toBeDefined()
})
