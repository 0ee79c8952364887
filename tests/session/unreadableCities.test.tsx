import { jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { CityFilterSelect } from '../../src/kit/list/CityFilterSelect'
import { NoCitiesAlert } from '../../src/kit/load/NoCitiesAlert'
import { CopyRatesDialog } from '../../src/pages/rates/copy/CopyRatesDialog'
import { EmptyCourierRates } from '../../src/pages/rates/courierRate/EmptyCourierRates'
import { useOtherCityOptions } from '../../src/pages/rates/useOtherCityOptions'
import { loadSession, session } from '../../src/session/session'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from './mockFetch'

setUpScreens()

async function signIn(...allowedCities: object[]) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const user = { id: 1, fio: 'Ким', role: { name: 'operator' }, accesses: [] }
  mockFetch(() => ({ body: { ...user, allowedCities } }))
  session.key = 'key'
  await loadSession()
}

const noop = () => undefined

const CopyDialog = () => (
  <CopyRatesDialog open title="Копия" cities={useOtherCityOptions(1)} plan={async () => []} onClose={noop} />
)

/** Contract: a row without a required field is left out, counted and shown. */
test.each([
  ['Город', () => <CityFilterSelect list={{ query: { page: 1, cityId: 1 }, setFilters: noop }} />],
  ['Скопировать из города', () => <EmptyCourierRates cityId={1} locked={undefined} onSaved={noop} />],
  ['В какой город', CopyDialog],
])('a city of the user that cannot be read is counted in «%s»', async (name, Element) => {
  await signIn({ id: 1, name: 'Караганда' }, { id: 3, name: 'Астана' }, { id: 2 })
  render(<Element />)
  fireEvent.mouseDown(await screen.findByLabelText(name))
  await screen.findByText(/^1.город не показан$/)
})

test('a user whose cities cannot be read is not told that he has none', async () => {
  await signIn({ id: 2 })
  render(<NoCitiesAlert />)
  screen.getByText('Города не загрузились')
  screen.getByText(/^1.город не показан: сервер прислал не все поля$/)
})
