import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { User } from '../../src/api/user'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { useCourierCandidates } from '../../src/pages/orders/courier/useCourierCandidates'
import { session } from '../../src/session/session'
import { configureApi, mockFetch } from '../session/mockFetch'

const SEARCH = '/v1/manage/courier/search?expand=slot%2ClastActiveOrder'

beforeEach(() => {
  session.user = { id: 3, fio: 'Ким', accesses: ['courier_location_view'], allowedCities: [] } as unknown as User
  configureApi()
})
afterEach(() => {
  cleanup()
  session.user = null
})

test('an order without a city, which is optional, still offers couriers', async () => {
  const network = mockFetch(() => ({ body: [{ id: 4, fio: 'Курманов Ержан' }] }))
  const { result } = renderHook(() => useCourierCandidates([{}], true))
  await waitFor(() => expect(result.current.value?.couriers.map(({ fio }) => fio)).toEqual(['Курманов Ержан']))
  expect(network.calls.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([[SEARCH, { activeSlot: true }]])
})

test('nothing is requested while the dialog is closed', async () => {
  const network = mockFetch(() => ({ body: [] }))
  renderHook(() => useCourierCandidates([{ cityId: 1 }], false))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(network.calls).toEqual([])
})

test('positions that are late, or fail, neither delay nor prevent the choice', async () => {
  let answerPositions: (reply: { status: number; body: unknown }) => void = () => undefined
  mockFetch(({ path }) =>
    path.includes('/courier/location/')
      ? new Promise((resolve) => (answerPositions = resolve))
      : { body: path === SEARCH ? [{ id: 4, fio: 'Курманов Ержан' }] : [] },
  )
  const { result } = renderHook(() => useCourierCandidates([{ cityId: 1 }], true))
  await waitFor(() => expect(result.current.value?.couriers.map(({ fio }) => fio)).toEqual(['Курманов Ержан']))
  await act(async () => {
    answerPositions({ status: 500, body: { message: 'Карта не отвечает' } })
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
  expect(result.current).toMatchObject({ status: 'ready', failure: undefined })
})

test('couriers that could not be read are counted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(() => ({ body: [{ id: 4, fio: 'Курманов Ержан' }, { fio: 'Без номера' }] }))
  const { result } = renderHook(() => useCourierCandidates([{}], true))
  await waitFor(() => expect(result.current.value?.unreadable).toBe(1))
})

test('an order that may have ended while the stream was interrupted is not counted', async () => {
  const order = { id: 1, status: 20, courier: { id: 4, fio: 'Курманов Ержан' }, createdAt: '2026-03-18 12:00:00' }
  mockFetch(() => ({ body: [{ id: 4, fio: 'Курманов Ержан' }] }))
  const { result, rerender } = renderHook(() => useCourierCandidates([{}], true))
  const inHand = () => {
    rerender()
    return result.current.value?.couriers.map(({ ordersInHand }) => ordersInHand)
  }
  orderBook.receive([order])
  await waitFor(() => expect(inHand()).toEqual([1]))
  orderBook.reconnect()
  expect(inHand()).toEqual([0])
  orderBook.receive([order])
  expect(inHand()).toEqual([1])
})
