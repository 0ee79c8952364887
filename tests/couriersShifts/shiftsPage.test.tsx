import { afterEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { setClockSource } from '../../src/lib/clock'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch } from '../session/mockFetch'

setUpScreens({
  accesses: ['courier_slot_manage'],
  allowedCities: [
    { id: 1, name: 'Караганда', timezone: 5 },
    { id: 2, name: 'Усть-Каменогорск', timezone: 6 },
  ],
})
afterEach(() => setClockSource(Date.now))

test('the list is loaded again although the form was left during its save', async () => {
  const held = delayedReplies()
  const shift = { id: 31, cityId: 1, courier: { id: 4, fio: 'Ахметов Ержан' }, createdAt: '2026-03-17 09:58:12' }
  let finishedAt = '2026-03-17 18:04:00'
  const network = mockFetch(({ method, path }) => {
    if (path.includes('/slot/search')) return { body: [{ ...shift, finishedAt, sessionEnd: finishedAt }] }
    return method === 'POST' && path.endsWith('/slot/31') ? held.next() : { body: [] }
  })
  navigate('/couriers-shifts?form=edit&entry=31')
  render(<ShiftsPage />)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: '+5 мин' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(network.callsOf('/v1/manage/slot/31')).toHaveLength(1))
  await act(async () => navigate('/couriers-shifts'))
  finishedAt = '2026-03-17 18:09:00'
  await waitFor(() => held.give(0, { body: {} }))
  await waitFor(() => expect(toastState.shown.map(({ text }) => text)).toEqual(['Смена сохранена']))
  expect(await screen.findByText(/18:09/)).toBeTruthy()
})

test('«= сейчас» sends the time of the city of the shift, also without a filter by city', async () => {
  setClockSource(() => Date.UTC(2026, 2, 17, 12))
  const shift = { id: 31, cityId: 2, courier: { id: 4, fio: 'Ахметов Ержан' }, createdAt: '2026-03-17 09:58:12' }
  const { callsOf } = mockFetch(({ path }) => ({ body: path.includes('/slot/search') ? [shift] : [] }))
  navigate('/couriers-shifts?form=edit&entry=31')
  render(<ShiftsPage />)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: '= сейчас' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(callsOf('/v1/manage/slot/31')).toHaveLength(1))
  expect(JSON.parse(callsOf('/v1/manage/slot/31')[0]?.body ?? '')).toEqual({ sessionEnd: '2026-03-17 18:00:00' })
})

test('if no shift of the page has the chosen deviation after a reload, the list says so', async () => {
  const shift = { id: 31, cityId: 1, courier: { id: 4, fio: 'Ахметов Ержан' }, createdAt: '2026-03-17 09:00:00' }
  let finishedAt = '2026-03-17 22:00:00'
  mockFetch(({ path }) => ({ body: path.includes('/slot/search') ? [{ ...shift, finishedAt }] : [] }))
  navigate('/couriers-shifts')
  render(<ShiftsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'дольше 12 ч: 1' }))
  finishedAt = '2026-03-17 18:00:00'
  await act(async () => navigate('/couriers-shifts?anomaly=long&cityId=1'))
  expect(await screen.findByText('На этой странице нет смен с отклонением «дольше 12 ч»')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^дольше 12 ч/ }))
  expect(await screen.findByText(/Ахметов Ержан/)).toBeTruthy()
})

const SHIFTS = [
  { id: 31, cityId: 1, courier: { id: 4, fio: 'Ахметов Ержан' }, createdAt: '2026-03-17 09:00:00' },
  { id: 32, cityId: 1, courier: { id: 5, fio: 'Ким Асель' }, createdAt: '2026-03-17 09:00:00' },
].map((shift) => ({ ...shift, finishedAt: shift.id === 31 ? '2026-03-17 22:00:00' : '2026-03-17 18:00:00' }))
const TWO_PAGES = { 'x-pagination-total-count': '4', 'x-pagination-page-count': '2', 'x-pagination-per-page': '2' }
const shiftsShown = () => screen.queryAllByText(/^(Ахметов|Ким)/).map(({ textContent }) => textContent)
const tile = () => screen.findByRole('button', { name: 'дольше 12 ч: 1' })

test('a link shows the shifts of the page with a deviation; the page is kept, and Back undoes the tile', async () => {
  mockFetch(({ path }) => ({ body: path.includes('/slot/search') ? SHIFTS : [], headers: TWO_PAGES }))
  navigate('/couriers-shifts?page=2&anomaly=long')
  render(<ShiftsPage />)
  expect((await tile()).ariaPressed).toBe('true')
  await waitFor(() => expect(shiftsShown()).toEqual(['Ахметов Ержан']))
  fireEvent.click(await tile())
  expect(window.location.search).toBe('?page=2')
  await waitFor(() => expect(shiftsShown()).toHaveLength(2))
  act(() => window.history.back())
  await waitFor(() => expect(shiftsShown()).toEqual(['Ахметов Ержан']))
})

test('an unknown deviation in the address shows all shifts, and a known one no tile before they load', async () => {
  const held = delayedReplies()
  const network = mockFetch(({ path }) => (path.includes('/slot/search') ? held.next() : { body: [] }))
  navigate('/couriers-shifts?anomaly=long')
  render(<ShiftsPage />)
  await waitFor(() => expect(network.calls).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^дольше 12 ч/ })).toBeNull()
  await act(async () => held.give(0, { body: SHIFTS }))
  await waitFor(() => expect(shiftsShown()).toEqual(['Ахметов Ержан']))
  act(() => navigate('/couriers-shifts?anomaly=longest'))
  await waitFor(() => expect(shiftsShown()).toHaveLength(2))
  expect((await tile()).ariaPressed).toBe('false')
})
