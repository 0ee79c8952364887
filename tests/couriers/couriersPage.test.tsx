import { beforeAll, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'wouter/use-browser-location'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { toastState } from '../../src/ui/toasts'
import { OPTION } from '../antdSelectors'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

const CITIES = [
  { id: 1, name: 'Караганда' },
  { id: 2, name: 'Астана' },
]
setUpScreens({ accesses: ['courier_view', 'courier_location_update', 'courier_location_view'], allowedCities: CITIES })
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  Element.prototype.scrollIntoView = () => undefined
})

const ONLINE = [{ point: { id: 2, name: 'Центр' }, couriers: [{ id: 4, fio: 'Ахметов Ержан' }] }]
const POINTS = [
  { value: 2, label: 'Центр' },
  { value: 3, label: 'Юг' },
]

async function choosePoint(dialog: ReturnType<typeof within>, name: string): Promise<void> {
  fireEvent.mouseDown(await dialog.findByRole('combobox', { name: 'Отправная точка' }))
  fireEvent.click(await screen.findByText(name, { selector: OPTION }))
}

test('the couriers are loaded again although the form of the point was left during its save', async () => {
  const held = delayedReplies()
  const network = mockFetch(({ method, path }) => {
    if (path.includes('/courier/online')) return { body: ONLINE }
    if (path.includes('/dictionary/')) return { body: POINTS }
    return method === 'POST' && path.endsWith('/courier/4/location') ? held.next() : { body: [] }
  })
  const loads = () => network.calls.filter(({ path }) => path.includes('/courier/online')).length
  navigate('/couriers?cityId=1&form=point&entry=4')
  render(<CouriersPage />)
  const dialog = within(await screen.findByRole('dialog'))
  await choosePoint(dialog, 'Юг')
  fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(network.callsOf('/v1/manage/courier/4/location')).toHaveLength(1))
  await act(async () => navigate('/couriers?cityId=1'))
  const before = loads()
  await act(async () => held.give(0, { body: {} }))
  await waitFor(() => expect(toastState.shown.map(({ text }) => text)).toEqual(['Отправная точка изменена']))
  await waitFor(() => expect(loads()).toBe(before + 1))
})

test("the form of a courier's point waits for the couriers, so that the loaded point does not count as a colleague's change", async () => {
  const held = delayedReplies()
  const network = mockFetch(({ path }) => {
    if (path.includes('/courier/online')) return network.callsOf(path).length === 1 ? held.next() : { body: ONLINE }
    return { body: path.includes('/dictionary/') ? POINTS : {} }
  })
  navigate('/couriers?cityId=1&form=point&entry=4')
  render(<CouriersPage />)
  const dialog = within(await screen.findByRole('dialog'))
  const point = await dialog.findByRole('combobox', { name: 'Отправная точка' })
  await act(waitForRequests)
  expect(point.closest('form')?.getAttribute('aria-busy')).toBe('true')
  await act(async () => held.give(0, { body: ONLINE }))
  expect(point.closest('form')?.getAttribute('aria-busy')).toBe('false')
  await choosePoint(dialog, 'Юг')
  fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(network.callsOf('/v1/manage/courier/4/location')).toHaveLength(1))
})

const TWO_COURIERS = [
  {
    point: { id: 2, name: 'Центр' },
    couriers: [
      { id: 4, fio: 'Ахметов Ержан' },
      { id: 5, fio: 'Ким Асель' },
    ],
  },
]
const couriersShown = () => screen.queryAllByText(/^(Ахметов|Ким)/).map(({ textContent }) => textContent)
const searchBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Найти курьера' })

test('a link shows the search of the couriers, and Back shows the search before', async () => {
  mockFetch(({ path }) => ({ body: path.includes('/courier/online') ? TWO_COURIERS : [] }))
  navigate('/couriers?cityId=1&search=%D0%BA%D0%B8%D0%BC')
  render(<CouriersPage />)
  expect((await searchBox()).value).toBe('ким')
  expect(couriersShown()).toEqual(['Ким Асель'])
  act(() => navigate('/couriers?cityId=1'))
  expect((await searchBox()).value).toBe('')
  expect(couriersShown()).toHaveLength(2)
  act(() => window.history.back())
  await waitFor(() => expect(couriersShown()).toEqual(['Ким Асель']))
  expect((await searchBox()).value).toBe('ким')
})

test('the search of the couriers is typed into the address without history entries', async () => {
  mockFetch(({ path }) => ({ body: path.includes('/courier/online') ? TWO_COURIERS : [] }))
  navigate('/couriers?cityId=1')
  render(<CouriersPage />)
  const box = await searchBox()
  const { length } = window.history
  await userEvent.type(box, 'ким ')
  expect(box.value).toBe('ким ')
  await userEvent.type(box, 'а')
  expect([box.value, window.history.length]).toEqual(['ким а', length])
  expect(new URLSearchParams(window.location.search).get('search')).toBe('ким а')
  expect(couriersShown()).toEqual(['Ким Асель'])
})

const mapRow = (fio: string) => screen.findByRole('button', { name: new RegExp(`^${fio}`), hidden: true })
const chosenOnMap = () => screen.queryByRole('region', { name: /^Выбран/ })?.getAttribute('aria-label')

function mockMap() {
  const courier = (id: number, fio: string) => ({ id, fio, slot: { id, status: true } })
  return mockFetch(({ path, body }) => {
    if (path.includes('/courier/online')) return { body: TWO_COURIERS }
    if (!path.includes('/courier/search')) return { body: [] }
    const { cityId } = JSON.parse(body)
    return { body: cityId === 1 ? [courier(4, 'Ахметов')] : [courier(7, 'Сулейменов'), courier(8, 'Цой')] }
  })
}

test('a link shows the courier and the city chosen on the map; Back undoes a choice, and closing removes it', async () => {
  mockMap()
  navigate('/couriers?cityId=1&form=map&mapCity=2&courier=7')
  render(<CouriersPage />)
  const row = await mapRow('Сулейменов')
  expect(chosenOnMap()).toMatch(/Сулейменов/)
  fireEvent.click(row)
  expect(chosenOnMap()).toBeUndefined()
  expect(window.location.search).toBe('?cityId=1&form=map&mapCity=2')
  act(() => window.history.back())
  await waitFor(() => expect(chosenOnMap()).toMatch(/Сулейменов/))
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(window.location.search).toBe('?cityId=1')
})

test('walking along the couriers of the map adds one step to the history', async () => {
  mockMap()
  navigate('/couriers?cityId=2&form=map')
  render(<CouriersPage />)
  const row = await mapRow('Сулейменов')
  const { length } = window.history
  fireEvent.click(row)
  fireEvent.click(await mapRow('Цой'))
  expect(chosenOnMap()).toMatch(/Цой/)
  expect(window.history.length).toBe(length + 1)
  act(() => window.history.back())
  await waitFor(() => expect(chosenOnMap()).toBeUndefined())
  expect(window.location.search).toBe('?cityId=2&form=map')
})

test.each(['courier=99', 'courier=x', 'courier=7', 'mapCity=99&courier=-1'])(
  'the map is shown without a chosen courier for a link with %s',
  async (query) => {
    mockMap()
    navigate(`/couriers?cityId=1&form=map&${query}`)
    render(<CouriersPage />)
    const row = await mapRow('Ахметов')
    expect(chosenOnMap()).toBeUndefined()
    fireEvent.click(row)
    expect(chosenOnMap()).toMatch(/Ахметов/)
    expect(new URLSearchParams(window.location.search).get('courier')).toBe('4')
  },
)

test('a link with an unknown city of the map shows the city of the list, and closing removes the city', async () => {
  mockMap()
  navigate('/couriers?cityId=2&form=map&mapCity=99')
  render(<CouriersPage />)
  await mapRow('Сулейменов')
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(window.location.search).toBe('?cityId=2')
})
