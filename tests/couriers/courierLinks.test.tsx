import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { OPENED_FROM_SCREEN } from '../../src/kit/useGoBack'
import { NOTIFICATION_COLUMNS } from '../../src/pages/notifications/notificationListDefinition'
import { salaryColumns } from '../../src/pages/salary/salaryListDefinition'
import { setUpScreens } from '../form/setUpScreens'

setUpScreens({ accesses: ['courier_view'] })

type Cells<Row> = readonly { key: string; render: (row: Row, index: number) => ReactNode }[]

const cell = <Row,>(columns: Cells<Row>, key: string, row: Row) =>
  columns.find((column) => column.key === key)?.render(row, 0)

test.each([
  [
    'salary',
    cell(
      salaryColumns({ mayOpenCourier: true, onPay: () => undefined, cityId: 1, may: () => false } as never),
      'courier',
      {
        courier: { id: 4, fio: 'Ким' },
      },
    ),
  ],
  ['notifications', cell(NOTIFICATION_COLUMNS, 'courierId', { id: 1, courierId: 4, courierName: 'Ким' } as never)],
])('«Назад» of a courier opened from %s returns there', (_screen, link) => {
  navigate('/')
  render(link)
  fireEvent.click(screen.getByRole('link', { name: 'Ким' }))
  expect(window.location.pathname).toBe('/couriers/4')
  expect(window.history.state).toBe(OPENED_FROM_SCREEN)
})
