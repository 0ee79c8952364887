import { beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { RatioPreview } from '../../src/pages/rates/ratioRate/RatioPreview'
import { PayWhatIfPanel } from '../../src/pages/rates/whatIf/PayWhatIfPanel'
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
