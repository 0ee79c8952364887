import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { setClockSource } from '../../src/lib/clock'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { ShiftPlanLoadFailureAlert } from '../../src/parts/plan/ShiftPlanLoadFailureAlert'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens({ accesses: ['courier_view', 'courier_slot_manage', 'schedule_view'] })

const COURIER = { id: 4, fio: 'Ахметов Ержан' }
const SHIFT = { id: 31, courier: COURIER, createdAt: '2026-03-17 09:58:12', finishedAt: '2026-03-17 18:04:00' }

test.each<[string, ReactNode]>([
  ['/couriers', <CouriersPage key="couriers" />],
  ['/couriers-shifts', <ShiftsPage key="shifts" />],
])('%s shows that the plan did not load', async (path, page) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(({ path: requested }) => {
    if (requested.includes('/schedule/search')) return { status: 500, body: { message: 'Сбой' } }
    if (requested.includes('/slot/search')) return { body: [SHIFT] }
    return {
      body: requested.includes('/courier/online') ? [{ point: { id: 2, name: 'Центр' }, couriers: [COURIER] }] : [],
    }
  })
  navigate(`${path}?cityId=1`)
  render(page)
  expect((await screen.findByText(/^План смен не загрузился/)).closest('[role=alert]')).toBeTruthy()
})

test('couriers whose plan has an unreadable shift are shown with a warning', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  setClockSource(() => Date.UTC(2026, 2, 18, 7))
  const week = { id: 5, dateStart: '2026-03-16', dateEnd: '2026-03-22' }
  const row = { pointId: 2, courierId: 4, timeStart: '09:00', timeEnd: '18:00' }
  mockFetch(({ path }) => {
    if (path.includes('/schedule/search')) return { body: [week] }
    if (path.includes('/day/')) return { body: [row, { ...row, courierId: 'Ким' }] }
    return { body: path.includes('/courier/online') ? [{ point: { id: 2, name: 'Центр' }, couriers: [COURIER] }] : [] }
  })
  navigate('/couriers?cityId=1')
  render(<CouriersPage />)
  expect((await screen.findByText(/^План смен неполный/)).closest('[role=alert]')).toBeTruthy()
})

test('an earlier plan that was not reloaded is named', () => {
  const failure = { message: 'Сбой' }
  const value = { days: new Map(), isIncomplete: false }
  render(<ShiftPlanLoadFailureAlert of={{ status: 'failed', value, failure, reload: () => undefined }} />)
  expect(screen.getByText('План смен не обновился')).toBeTruthy()
})
