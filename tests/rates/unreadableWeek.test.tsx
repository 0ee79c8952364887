import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { navigate } from 'wouter/use-browser-location'
import { BonusRatePage } from '../../src/pages/rates/bonusRate/BonusRatePage'
import { RatioPreview } from '../../src/pages/rates/ratioRate/RatioPreview'
import { PayWhatIfPanel } from '../../src/pages/rates/whatIf/PayWhatIfPanel'
import { session } from '../../src/session/session'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

/** Contract: a row without a required field is not shown. A message contains the number of such rows. */
test('shifts and salary records that cannot be read are counted above the estimate', async () => {
  mockFetch(() => ({ body: [{ id: 1, workDate: '2026-03-17' }, {}] }))
  render(<PayWhatIfPanel cityId={1} withRecords isChanged estimate={() => []} note="" />)
  await screen.findByText(/Нет данных для оценки/)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '1 смена не показана: сервер прислал не все поля',
    '1 запись не показана: сервер прислал не все поля',
  ])
})

test('the preview of a condition counts unreadable conditions and names the shown courier type', async () => {
  mockFetch(({ path }) => ({
    body: path.includes('/courier-ratio-rate/1') ? [{ id: 3, typeId: null, days: [] }, {}] : [],
  }))
  render(
    <Form initialValues={{ cityId: 1, ratio: 1.5 }} onSubmit={() => undefined}>
      {() => <RatioPreview id={3} />}
    </Form>,
  )
  expect((await screen.findByText('1 условие не показано: сервер прислал не все поля')).isConnected).toBe(true)
  expect(screen.getByText(/^Условие для всех типов курьеров\. Показан тип «Автокурьер»/).isConnected).toBe(true)
})

/** Contract: a row without a required field is left out, counted and shown as a number. */
test('the bonus estimate counts shifts that could not be read or have no number of orders', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  Object.assign(session.user ?? {}, { accesses: ['courier_slot_manage'] })
  const shift = { id: 1, dateSlot: '2026-03-17', countOrder: 8, courier: { id: 7, courierTypeId: 1 } }
  mockFetch(({ path }) => ({
    body: path.includes('/slot/search')
      ? [shift, { ...shift, id: 2, countOrder: undefined }, { ...shift, id: 3, courier: { id: 8 } }, {}]
      : [{ typeId: 1, rates: [{ minQuantityOrder: 5, price: 500 }] }],
  }))
  navigate('/settings/bonus-rate?cityId=1')
  render(<BonusRatePage />)
  fireEvent.click(screen.getByRole('button', { name: /Сравнить со сменами за 14 дней/ }))
  expect(await screen.findByText('3 смены не показаны: сервер прислал не все поля')).toBeTruthy()
  expect(screen.getByText(/получат 1 человеко-день/)).toBeTruthy()
})
