import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { PointsPage } from '../../src/pages/points/PointsPage'
import { BonusRatePage } from '../../src/pages/rates/bonusRate/BonusRatePage'
import { CourierRatePage } from '../../src/pages/rates/courierRate/CourierRatePage'
import { RatioRatePage } from '../../src/pages/rates/ratioRate/RatioRatePage'
import { DailyReportPage } from '../../src/pages/reports/DailyReportPage'
import { SchedulesPage } from '../../src/pages/schedules/list/SchedulesPage'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

/**
 * If the user has access to no city, each screen that shows one city displays a message, instead of an empty page or an endless skeleton.
 */

setUpScreens({
  allowedCities: [],
  accesses: ['courier_view', 'point_view', 'courier_rate_manage', 'report_view', 'schedule_view'],
})

test.each<[string, ReactNode]>([
  ['couriers', <CouriersPage key="" />],
  ['points', <PointsPage key="" />],
  ['courier rates', <CourierRatePage key="" />],
  ['bonus grids', <BonusRatePage key="" />],
  ['raised rates', <RatioRatePage key="" />],
  ['the report of days', <DailyReportPage key="" />],
  ['schedules', <SchedulesPage key="" />],
])('%s', async (_name, page) => {
  mockFetch(() => ({ body: [] }))
  navigate('/')
  render(page)
  expect(await screen.findByText('Нет доступных городов')).toBeTruthy()
})
