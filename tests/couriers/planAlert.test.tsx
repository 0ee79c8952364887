import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
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
  mockFetch(({ path: asked }) => {
    if (asked.includes('/schedule/search')) return { status: 500, body: { message: 'Сбой' } }
    if (asked.includes('/slot/search')) return { body: [SHIFT] }
    return { body: asked.includes('/courier/online') ? [{ point: { id: 2, name: 'Центр' }, couriers: [COURIER] }] : [] }
  })
  navigate(`${path}?cityId=1`)
  render(page)
  expect((await screen.findByText(/^План смен не загрузился/)).closest('[role=alert]')).toBeTruthy()
})
