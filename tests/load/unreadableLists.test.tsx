import { beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { EditBranchPage } from '../../src/pages/companies/branches/BranchForm'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { CourierReportPage } from '../../src/pages/reports/CourierReportPage'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

/** Contract: a row without a required field is left out, counted and shown, also in lists that a screen only chooses from. */

setUpScreens()
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const ZONES = [{ id: 51, name: 'Центр' }, { id: 52 }]

test.each<[string, string, string, ReactNode, Record<string, unknown>, RegExp]>([
  [
    'the companies of payments',
    '/payments',
    '/payments',
    <PaymentsPage key="" />,
    { '/v1/dictionary/company': [{ value: 3, label: 'Пекарня' }, { value: 4 }], '/v1/manage/pay/search': [] },
    /^1.контрагент не показан/,
  ],
  [
    'the periods of a report',
    '/reports/couriers',
    '/reports/couriers',
    <CourierReportPage key="" />,
    { '/v1/dictionary/report-courier-period': [{ value: 8 }, { value: 7, label: 'Март' }] },
    /^1.период не показан/,
  ],
  [
    'the zones of an import',
    '/points/5/settings',
    '/points/:id/settings',
    <ZoneSettingsPage key="" />,
    { '/v1/manage/point/5': { id: 5, name: 'Склад', deliveryZones: ZONES } },
    /^1.зона доставки не показана/,
  ],
  [
    'the zones of a branch',
    '/companies/4/branch/9',
    '/companies/:sectionId/branch/:id',
    <EditBranchPage key="" />,
    {
      '/v1/manage/company/4': { id: 4, name: 'Пекарня', points: [{ id: 5, name: 'Склад', deliveryZones: ZONES }] },
      '/v1/manage/company/branch/9': { id: 9, cityId: 1, pointId: 5, deliveryZones: [] },
      '/v1/dictionary/point/1': [{ value: 5, label: 'Склад' }],
    },
    /^1.зона доставки не показана/,
  ],
])('%s', async (_what, address, path, page, answers, alert) => {
  mockFetch(({ path: called }) => ({ body: answers[called.split('?')[0] ?? ''] ?? [] }))
  const { hook, searchHook } = memoryLocation({ path: address })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <Route path={path}>{page}</Route>
    </Router>,
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(alert)
})
