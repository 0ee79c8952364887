import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Schedule } from '../../src/api/schedules'
import { EditBranchPage } from '../../src/pages/companies/branches/BranchForm'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { ZoneSettingsPage } from '../../src/pages/points/ZoneSettingsPage'
import { CourierReportPage } from '../../src/pages/reports/CourierReportPage'
import { DailyReportPage } from '../../src/pages/reports/DailyReportPage'
import { NewScheduleForm } from '../../src/pages/schedules/list/NewScheduleForm'
import { PublishPreview } from '../../src/pages/schedules/publish/PublishPreview'
import { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { FineForm } from '../../src/parts/fines/FineForm'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

/**
 * Contract: a row without a required field is left out, and the screen shows the number of such rows. This also holds for rows in a select,
 * a grid or a dialog.
 */

setUpScreens({ accesses: ['schedule_view', 'schedule_create', 'courier_penalty'] })
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const ZONES = [{ id: 51, name: 'Центр' }, { id: 52 }]

const WEEK = { id: 7, cityId: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23', isPublished: true, isModified: true }
const SHIFT = { courierId: 4, pointId: 2, timeStart: '09:00', timeEnd: '18:00', courier: { fio: 'Ким Асель' } }
const SHIFTS = { '/v1/manage/schedule/7': WEEK, '/v1/manage/schedule/7/day/2026-03-17': [SHIFT, { courierId: 4 }] }
const FINE_TYPE = { id: 1, name: 'Опоздание', price: 500 }
const FINE = { id: 9, typeId: 1, price: 500 }
const nothing = () => undefined
const fineForm = <FineForm key="" open courier={{ id: 4 }} onSaved={nothing} onClose={nothing} />

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
  [
    'the shifts of the week grid',
    '/schedules/7?view=week',
    '/schedules/:id',
    <SchedulePage key="" />,
    SHIFTS,
    /^1.смена не показана/,
  ],
  [
    'the shifts of confirmations',
    '/schedules/7?view=confirmations',
    '/schedules/:id',
    <SchedulePage key="" />,
    SHIFTS,
    /^1.смена не показана/,
  ],
  [
    'the shifts of a publication, of both versions',
    '/',
    '/',
    <PublishPreview key="" schedule={WEEK as Schedule} couriers={[]} points={[]} />,
    SHIFTS,
    /^2.смены не показаны/,
  ],
  [
    'the types of a fine',
    '/',
    '/',
    fineForm,
    { '/v1/manage/penalty/search': [FINE_TYPE, { name: 'Без номера' }] },
    /^1.вид штрафа не показан/,
  ],
  [
    'the fines of a courier',
    '/',
    '/',
    fineForm,
    { '/v1/manage/penalty/search': [FINE_TYPE], '/v1/manage/courier/4/penalty': [FINE, { price: 500 }] },
    /^1.штраф не показан/,
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

test('the weeks that can be copied', async () => {
  mockFetch(() => ({ body: [WEEK, { dateStart: '2026-03-24' }] }))
  render(<NewScheduleForm cityId={1} />)
  fireEvent.click(screen.getByText('Копия'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1.неделя не показана/)
})

test('the days of the month before, with which the daily report compares', async () => {
  mockFetch(({ body }) => ({ body: body.includes('"month":2') ? [{ dateItem: '2026-02-27' }, {}] : [] }))
  const { hook, searchHook } = memoryLocation({ path: '/reports/delivery?month=3&year=2026&compare=true' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <DailyReportPage />
    </Router>,
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1.день для сравнения не показан/)
})
