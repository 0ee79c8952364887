import { afterEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { setClockSource } from '../../src/lib/clock'
import { OrderDateFilterFields } from '../../src/pages/orders/list/OrderDateFilterFields'
import { setUpScreens } from '../form/setUpScreens'

setUpScreens()
afterEach(() => setClockSource(Date.now))

test.each([
  ['Сегодня', '2026-03-18', '2026-03-18'],
  ['Вчера', '2026-03-17', '2026-03-17'],
  ['7 дней', '2026-03-12', '2026-03-18'],
])('after «Вчера», «%s» sets both ends of the period and applies them at once', (label, dateStart, dateEnd) => {
  setClockSource(() => Date.UTC(2026, 2, 18, 7))
  const apply = jest.fn<(values: object) => void>()
  render(<Form onSubmit={apply}>{() => <OrderDateFilterFields />}</Form>)
  fireEvent.click(screen.getByRole('button', { name: 'Вчера' }))
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(apply.mock.calls.map(([values]) => values)).toEqual([
    { dateStart: '2026-03-17', dateEnd: '2026-03-17' },
    { dateStart, dateEnd },
  ])
  expect(screen.queryByText(/^Не (позже|раньше)/)).toBeNull()
})
