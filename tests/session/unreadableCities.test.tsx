import { jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { CitySelect } from '../../src/kit/list/CitySelect'
import { loadSession, session } from '../../src/session/session'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from './mockFetch'

setUpScreens()

/** Contract: a row without a required field is left out, counted and shown. */
test('a city of the user that cannot be read is counted in the selects of cities', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const user = { id: 1, fio: 'Ким', role: { name: 'operator' }, accesses: [] }
  mockFetch(() => ({ body: { ...user, allowedCities: [{ id: 1, name: 'Караганда' }, { id: 2 }] } }))
  session.key = 'key'
  await loadSession()
  render(<CitySelect list={{ query: { page: 1, cityId: 1 }, setFilters: () => undefined }} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Город' }))
  await screen.findByText(/^1.город не показан$/)
})
