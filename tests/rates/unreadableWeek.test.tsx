import { beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { WhatIfPanel } from '../../src/pages/rates/whatIf/WhatIfPanel'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

/** Contract: a row without a required field is left out, counted and shown. */
test('shifts and salary records that cannot be read are counted above the estimate', async () => {
  mockFetch(() => ({ body: [{ id: 1, workDate: '2026-03-17' }, {}] }))
  render(<WhatIfPanel cityId={1} withRecords isChanged estimate={() => []} note="" />)
  await screen.findByText(/Нет данных для оценки/)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '1 смена не показана: сервер прислал не все поля',
    '1 запись не показана: сервер прислал не все поля',
  ])
})
