import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Order } from '../../src/api/orders'
import { orderBook } from '../../src/live/orderBook/orderBook'
import { OrderFinder } from '../../src/pages/orders/find/OrderFinder'

const ACTIVE: Order = { id: 510_007, status: 50, phone: '77011234567', customerName: 'Алёна Ким' }
const ARCHIVED: Order = { id: 510_001, status: 100, phone: '77011234567', customerName: 'Алёна Ким' }

const setFilters = jest.fn()
let location: ReturnType<typeof memoryLocation> & { history: string[] }

beforeEach(() => orderBook.receive([ACTIVE, ARCHIVED]))
afterEach(() => {
  cleanup()
  orderBook.clear()
  setFilters.mockClear()
})

function find(text: string, isArchive = false) {
  location = memoryLocation({ path: '/orders', record: true })
  render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <OrderFinder isArchive={isArchive} setFilters={setFilters} />
    </Router>,
  )
  const input = screen.getByRole('textbox', { name: 'Найти заказ' })
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: text } })
  return input
}

const enter = (input: HTMLElement) => fireEvent.submit(input.closest('form') as HTMLFormElement)
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('a part of a phone finds the loaded orders of this list, and says the field and what the server cannot do', () => {
  enter(find('12345'))
  expect(location.history.at(-1)).toBe('/orders?order=12345')
  cleanup()
  enter(find('701 1234'))
  expect(location.history.at(-1)).toBe('/orders?order=510007')
  cleanup()
  find('701 1234')
  expect(links()).toEqual(['510007 Алёна Ким, +7 (701) 123-45-67найдено: телефон'])
  expect(screen.getByText(/среди загруженных \(1\)$/)).toBeTruthy()
  expect(screen.getByText(/^По телефону, адресу и имени сервер не ищет/)).toBeTruthy()
  cleanup()
  find('701 1234', true)
  expect(links()).toEqual(['510001 Алёна Ким, +7 (701) 123-45-67найдено: телефон'])
  expect(screen.getByText(/^По телефону, адресу и имени сервер архив не ищет/)).toBeTruthy()
})

test('an order with exactly the typed number comes before those that contain it', () => {
  const others = Array.from({ length: 9 }, (_, index) => ({ ...ACTIVE, id: 5_100_071 + index, phone: undefined }))
  orderBook.clear()
  orderBook.receive([...others.map((order) => ({ ...order, externalId: '510007' })), ACTIVE] as Order[])
  find('510007')
  expect(links()[0]).toMatch(/^510007 /)
  expect(links()).toHaveLength(8)
})

test('names and external numbers become filters of the server', () => {
  find('Дастархан')
  fireEvent.click(screen.getByRole('button', { name: 'Отобрать: Заведение «Дастархан»' }))
  expect(setFilters).toHaveBeenLastCalledWith({ companyName: 'Дастархан' })
  cleanup()
  find('GL-4821')
  fireEvent.click(screen.getByRole('button', { name: 'Отобрать: Внешний номер «GL-4821»' }))
  expect(setFilters).toHaveBeenLastCalledWith({ externalId: 'GL-4821' })
})

test('results stay open while Safari handles a click on one of them', () => {
  const input = find('ким')
  act(() => input.focus())
  // On a click on a link, Safari focuses the link's nearest ancestor that can have the focus; without one it removes the focus.
  const focused = screen.getByRole('link').closest<HTMLElement>('[tabindex]')
  act(() => (focused ? focused.focus() : input.blur()))
  expect(links()).toHaveLength(1)
  fireEvent.click(screen.getByRole('link'))
  expect(location.history.at(-1)).toBe('/orders?order=510007')
  expect(links()).toEqual([])
})

test('Escape and leaving close the results and keep the text', () => {
  const input = find('ким') as HTMLInputElement
  expect(links()).toHaveLength(1)
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(links()).toEqual([])
  expect(input.value).toBe('ким')
  fireEvent.focus(input)
  expect(links()).toHaveLength(1)
  fireEvent.blur(input)
  expect(links()).toEqual([])
})

test('Escape in the panel closes it and returns the focus to the field', () => {
  const input = find('701 1234')
  const panel = document.getElementById(input.getAttribute('aria-controls') ?? '')
  act(() => panel?.focus())
  expect(document.activeElement).toBe(panel)
  fireEvent.keyDown(panel as HTMLElement, { key: 'Escape' })
  expect(panel?.hidden).toBe(true)
  expect(document.activeElement).toBe(input)
})
