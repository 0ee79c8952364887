import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

/**
 * Contract: some servers omit a payment's `companyName`. The console then shows the name from the dictionary. The dictionary contains no
 * deleted companies, so the console shows the number of a deleted company.
 */

setUpScreens({ accesses: ['pay_delete'] })

test.each([
  ['with the name in the dictionary', 3, 'Пекарня'],
  ['missing from the dictionary', 4, 'Контрагент № 4'],
])('the question before a payment is deleted names a company %s', async (_name, companyId, company) => {
  mockFetch(({ path }) => ({
    body: path.includes('/dictionary/') ? [{ value: 3, label: 'Пекарня' }] : [{ id: 8, companyId, amount: 4000 }],
  }))
  const { hook, searchHook } = memoryLocation({ path: '/payments?form=delete&entry=8' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <PaymentsPage />
    </Router>,
  )
  expect((await screen.findByRole('dialog')).textContent).toMatch(
    `Оплата «${company}, 4\u00a0000\u00a0₸» будет удалена.`,
  )
})
