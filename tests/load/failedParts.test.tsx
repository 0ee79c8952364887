import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Form } from 'react-final-form'
import type { CourierDetails } from '../../src/api/couriers'
import type { Schedule } from '../../src/api/schedules'
import { NO_NEIGHBOUR_DAYS } from '../../src/domain/schedules/spans'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { BranchPositionField } from '../../src/pages/companies/branches/BranchPositionField'
import { CourierStatisticsTab } from '../../src/pages/couriers/card/CourierStatisticsTab'
import { EmployeePhotoDialog } from '../../src/pages/employees/EmployeePhotoDialog'
import { PointPositionField } from '../../src/pages/points/PointPositionField'
import { RatioPreview } from '../../src/pages/rates/ratioRate/RatioPreview'
import { WeekScheduleBoard } from '../../src/pages/schedules/grid/WeekScheduleBoard'
import { PublishPreview } from '../../src/pages/schedules/publish/PublishPreview'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import type { WeekScreenState } from '../../src/pages/schedules/week/useWeekScreen'
import { createWeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { setUpScreens } from '../form/setUpScreens'
import { days, shift } from '../schedules/weekFixtures'
import { mockFetch } from '../session/mockFetch'

const SCHEDULE = {
  ...{ id: 7, cityId: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23' },
  ...{ isPublished: false, isModified: true, courierByDays: [], confirmCouriers: [] },
} as Schedule
const nothing = () => undefined
const saver = { results: [], isSaving: false, save: async () => true, resolve: nothing, forget: nothing }
const AROUND = createLoadedValue(NO_NEIGHBOUR_DAYS)
const WEEK = {
  ...{ schedule: SCHEDULE, saver, around: AROUND, names: createScheduleNameLookup([], [], new Map()) },
  ...{ couriers: createLoadedValue([]), address: { isCopied: false }, isDraftView: false },
} as unknown as WeekScreenState

setUpScreens({ accesses: ['point_view'] })

test.each<[string, string, () => ReactElement, RegExp]>([
  [
    'neighbour weeks of a publication',
    '/schedule/search',
    () => <PublishPreview schedule={SCHEDULE} couriers={[]} points={[]} />,
    /^Соседние недели не загрузились/,
  ],
  [
    "last week's hours of the week grid",
    '/schedule/search',
    () => (
      <WeekScheduleBoard
        state={WEEK}
        editor={createWeekEditor({ week: { days: days([shift(1)]) }, people: new Map() })}
      />
    ),
    /^Часы прошлой недели не загрузились/,
  ],
  [
    'conditions beside the form of one',
    '/courier-ratio-rate/1',
    () => (
      <Form initialValues={{ cityId: 1 }} onSubmit={nothing}>
        {() => <RatioPreview id={4} />}
      </Form>
    ),
    /^Условия города не загрузились/,
  ],
  [
    'the place of the city of a point',
    '/point/search',
    () => (
      <Form initialValues={{ cityId: 1, lat: 49.8, long: 73.1 }} onSubmit={nothing}>
        {() => <PointPositionField id={4} listed={undefined} />}
      </Form>
    ),
    /^Положение города не загрузилось/,
  ],
  [
    "the zones on a branch's map",
    '/point/5',
    () => (
      <Form initialValues={{ cityId: 1, pointId: 5 }} onSubmit={nothing}>
        {() => <BranchPositionField />}
      </Form>
    ),
    /^Зоны точки не загрузились/,
  ],
  [
    'the photo of an employee, for a user who may not change it',
    '/employee/5',
    () => (
      <EmployeePhotoDialog
        open
        id={5}
        known={undefined}
        onDelete={nothing}
        onSaved={nothing}
        onAway={nothing}
        onClose={nothing}
      />
    ),
    /^Отказ/,
  ],
])('%s', async (_name, failing, element, text) => {
  mockFetch(({ path }) => {
    if (path.includes(failing)) return { status: 500, body: { message: 'Отказ' } }
    return { body: path.includes('/day/') ? [{ courierId: 1, pointId: 1, timeStart: '09:00', timeEnd: '18:00' }] : [] }
  })
  render(element())
  expect((await screen.findByText(text)).isConnected).toBe(true)
  expect(screen.getByText('Отказ').isConnected).toBe(true)
})

test('the previous period of a courier', async () => {
  let count = 0
  mockFetch(() => (count++ === 0 ? { body: { ordersCount: 3 } } : { status: 500, body: { message: 'Отказ' } }))
  const courier = { id: 4, cityId: 1, fio: 'Ким' } as unknown as CourierDetails
  render(
    <CourierStatisticsTab
      courier={courier}
      fines={createLoadedValue([], nothing as never)}
      version={1}
      onFinesChanged={nothing}
    />,
  )
  expect((await screen.findByText(/^Прошлый период не загрузился/)).isConnected).toBe(true)
})
