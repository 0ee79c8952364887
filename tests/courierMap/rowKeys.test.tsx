import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CourierMapDialog } from '../../src/parts/couriers/CourierMapDialog'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens({ accesses: ['courier_view', 'courier_location_view'] })
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  Element.prototype.scrollIntoView = () => undefined
})

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const pressedRows = () =>
  screen.getAllByRole('button', { name: /^(Ахметов|Ким)/, pressed: true }).map(({ dataset }) => dataset.courier)
const openedCards = () => jest.mocked(window.open).mock.calls.map(([url]) => url)

beforeEach(async () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  const courier = (id: number, fio: string) => ({ id, fio, slot: { id, status: true } })
  mockFetch(({ path }) => ({
    body: path.includes('/courier/search') ? [courier(1, 'Ахметов'), courier(2, 'Ким')] : [],
  }))
  render(<CourierMapDialog open onClose={() => undefined} />)
  await screen.findByRole('button', { name: /^Ахметов/ })
  act(() => row('Ахметов').focus())
  await userEvent.keyboard('{Enter}')
})

test('Enter on the row of another courier selects him', async () => {
  act(() => row('Ким').focus())
  await userEvent.keyboard('{Enter}')
  expect(pressedRows()).toEqual(['2'])
  expect(openedCards()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(openedCards()).toEqual([expect.stringContaining('/2')])
})

test('after J on a row, Enter opens the card of the courier that J selected', async () => {
  await userEvent.keyboard('j')
  expect(pressedRows()).toEqual(['2'])
  expect(document.activeElement).toBe(row('Ким'))
  await userEvent.keyboard('{Enter}')
  expect(openedCards()).toEqual([expect.stringContaining('/2')])
})
