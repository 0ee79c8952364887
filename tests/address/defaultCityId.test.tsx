import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { User } from '../../src/api/user'
import { Breadcrumbs } from '../../src/app/shell/Breadcrumbs'
import { defaultCityId, useRememberCity, useRequiredCity } from '../../src/kit/address/defaultCityId'
import { defineList } from '../../src/kit/directory/defineList'
import { useDirectory } from '../../src/kit/directory/useDirectory'
import { readListQuery } from '../../src/kit/list/useListPage'
import type { ListQuery } from '../../src/lib/listQuery'
import { numberStruct } from '../../src/lib/structs'
import { session, signOut } from '../../src/session/session'
import { visitList } from './rememberedList'

const CITIES = [1, 2, 3].map((id) => ({ id, name: `Город ${id}` }))
const signIn = (allowedCities = CITIES) => {
  session.user = { id: 1, fio: 'Кто-то', accesses: [], allowedCities } as unknown as User
}

beforeEach(() => signIn())
afterEach(() => {
  cleanup()
  signOut()
  session.user = null
})

const searches: object[] = []

const orders = defineList({
  name: 'orders-of-city',
  search: async (query: ListQuery<{ cityId: number }>) => {
    searches.push(query)
    return { rows: [{ id: 1 }], total: 1, perPage: 20, pageCount: 1 }
  },
  filters: { cityId: numberStruct() },
  dialogs: {},
})

const COLUMNS = [{ key: 'id', title: 'ID', width: 80, render: () => '' }]
const points = { ...orders, needsCity: true }

async function openCity(path: string, hook: () => unknown): Promise<string> {
  window.history.replaceState(null, '', path)
  const { unmount } = renderHook(hook)
  await waitFor(() => expect(window.location.search).toContain('cityId='))
  const { search } = window.location
  unmount()
  return search
}

test('a screen opens with the city chosen last, first with the first allowed one', async () => {
  expect(await openCity('/couriers', useRequiredCity)).toBe('?cityId=1')
  expect(await openCity('/couriers?cityId=3', useRequiredCity)).toBe('?cityId=3')
  expect(await openCity('/points', () => useDirectory(points, COLUMNS))).toBe('?cityId=3')
  expect(await openCity('/orders?cityId=2', () => useDirectory(orders, COLUMNS))).toBe('?cityId=2')
  expect(await openCity('/couriers', useRequiredCity)).toBe('?cityId=2')
})

test('a city that is not allowed is ignored, and sign-out clears the chosen city', () => {
  renderHook(() => useRememberCity(2))
  expect(defaultCityId()).toBe(2)
  renderHook(() => useRememberCity(undefined))
  expect(defaultCityId()).toBe(2)
  signIn(CITIES.slice(2))
  expect(defaultCityId()).toBe(3)
  signOut()
  signIn()
  expect(defaultCityId()).toBe(1)
})

test.each<[string, () => unknown]>([
  ['a screen of one city', useRequiredCity],
  ['a list of one city', () => useDirectory(points, COLUMNS)],
])('%s opens for a user who is granted a first city', async (_name, hook) => {
  signIn([])
  window.history.replaceState(null, '', '/couriers')
  renderHook(hook)
  expect(window.location.search).toBe('')
  await act(async () => signIn(CITIES.slice(1)))
  await waitFor(() => expect(window.location.search).toBe('?cityId=2'))
})

test.each([
  ['', 2],
  ['?cityId=1', 1],
  ['?cityId=9', 2],
])('the address of a report opened with «%s» names the city that it shows', async (search, cityId) => {
  renderHook(() => useRememberCity(2))
  window.history.replaceState(null, '', `/reports/delivery${search}`)
  const steps = window.history.length
  const { result, rerender } = renderHook(useRequiredCity)
  expect(result.current).toBe(cityId)
  await waitFor(() => expect(window.location.search).toBe(`?cityId=${cityId}`))
  expect(window.history.length).toBe(steps)
  rerender()
  expect(result.current).toBe(cityId)
})

test('the city of an open report follows the cities of the user', async () => {
  signIn([])
  window.history.replaceState(null, '', '/reports/delivery')
  const { result } = renderHook(useRequiredCity)
  expect(result.current).toBeUndefined()
  await act(async () => signIn(CITIES.slice(2)))
  expect(result.current).toBe(3)
  await waitFor(() => expect(window.location.search).toBe('?cityId=3'))
})

test.each<[string, () => number | undefined]>([
  ['a screen of one city', useRequiredCity],
  ['a list of one city', () => useDirectory(points, COLUMNS).list.query.cityId],
])('%s replaces a city that is not allowed before it is shown', async (_name, useShownCity) => {
  const shown: (number | undefined)[] = []
  window.history.replaceState(null, '', '/couriers?cityId=99')
  await act(async () => renderHook(() => shown.push(useShownCity())))
  expect(window.location.search).toBe('?cityId=1')
  expect(shown.at(-1)).toBe(1)
  expect(shown).not.toContain(99)
  expect(defaultCityId()).toBe(1)
})

test('a list of one city does not request a city that is not allowed', async () => {
  searches.length = 0
  window.history.replaceState(null, '', '/points?cityId=99')
  await act(async () => renderHook(() => useDirectory(points, COLUMNS)))
  expect(searches).toEqual([{ page: 1, cityId: 1 }])
})

test('a list of all cities ignores a city that is not allowed, until the user may see it', async () => {
  searches.length = 0
  window.history.replaceState(null, '', '/orders?cityId=99')
  const { result } = await act(async () => renderHook(() => useDirectory(orders, COLUMNS)))
  expect(searches).toEqual([{ page: 1 }])
  expect(result.current.list.hasFilters).toBe(false)
  await act(async () => signIn([...CITIES, { id: 99, name: 'Город 99' }]))
  expect(searches).toEqual([{ page: 1 }, { page: 1, cityId: 99 }])
  await act(async () => signIn(CITIES))
  expect(searches.at(-1)).toEqual({ page: 1 })
})

test('a city in the address of a user without cities is ignored', async () => {
  signIn([])
  searches.length = 0
  window.history.replaceState(null, '', '/points?cityId=99')
  const { result } = await act(async () => renderHook(() => useDirectory(points, COLUMNS)))
  expect(result.current.list.state).toMatchObject({ status: 'ready', rows: [] })
  expect(searches).toEqual([])
})

test('a prefetched list ignores a city that is not allowed', () => {
  const read = (search: string) => readListQuery(search, orders, { allowedCities: CITIES } as unknown as User)
  expect(read('?cityId=99')).toEqual({ page: 1 })
  expect(read('?cityId=3')).toEqual({ page: 1, cityId: 3 })
})

test('breadcrumbs return to the list as the user left it', () => {
  visitList('/orders', 'status=10')
  const { hook, searchHook } = memoryLocation({ path: '/orders/edit/5' })
  signIn()
  Object.assign(session.user ?? {}, { accesses: ['order_view'] })
  const route = { title: 'Заказ', trail: [{ label: 'Заказы', path: '/orders' }] } as never
  act(() => {
    render(
      <Router hook={hook} searchHook={searchHook}>
        <Breadcrumbs route={route} params={{}} />
      </Router>,
    )
  })
  expect(screen.getByRole('link', { name: 'Заказы' }).getAttribute('href')).toBe('/orders?status=10')
})
