import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { courierDays } from '../../src/domain/courierDays'
import { CourierDayTimelines } from '../../src/pages/couriers/card/CourierDayTimelines'
import { toWorkedShifts } from '../../src/pages/couriers/card/courierDayShifts'

test('a shift that began before midnight of its date shows the time of the evening before', () => {
  const worked = toWorkedShifts(
    {
      id: 1,
      dateSlot: '2026-03-13',
      createdAt: '2026-03-12 23:50:00',
      finishedAt: '2026-03-13 08:00:00',
      countOrder: 3,
      history: [],
      trackInfo: [],
    },
    5,
  )
  const period = { dateStart: '2026-03-13', dateEnd: '2026-03-13' }
  const { container } = render(<CourierDayTimelines days={courierDays(period, new Map(), worked, '2026-03-18')} />)
  expect(screen.getByText(/^23:50–08:00 · /)).toBeTruthy()
  const marks = [...container.querySelectorAll('.day-strips__hours span span')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['23:00', '01:00', '03:00', '05:00', '07:00'])
  const { insetInlineStart, width } = container.querySelector<HTMLElement>('.day-strips__bar')?.style ?? {}
  expect(Number.parseFloat(insetInlineStart ?? '')).toBeCloseTo((50 / 540) * 100)
  expect(Number.parseFloat(width ?? '')).toBeCloseTo((490 / 540) * 100)
})

test('the bar of a shift that ends after the second day stops at the end of the axis', () => {
  const day = { date: '2026-03-13', planned: 480, plans: [{ start: 8 * 60, end: 16 * 60 }], worked: 3000, orders: 3 }
  const shifts = [{ start: 28 * 60, end: 70 * 60 }]
  const { container } = render(<CourierDayTimelines days={[{ ...day, shifts, deviation: 'late' }]} />)
  const bar = container.querySelector<HTMLElement>('.day-strips__bar--late')?.style
  expect([bar?.insetInlineStart, bar?.width]).toEqual(['50%', '50%'])
})
