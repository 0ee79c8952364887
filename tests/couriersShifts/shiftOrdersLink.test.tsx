import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { Shift } from '../../src/api/shifts'
import { toEpochSecond } from '../../src/lib/moments'
import { shiftColumns } from '../../src/pages/couriersShifts/shiftColumns'
import { setUpScreens } from '../form/setUpScreens'

setUpScreens()

const SHIFT: Shift = {
  id: 31,
  courier: { id: 4, fio: 'Ахметов Ержан' },
  createdAt: '2026-03-17 18:00:00',
  countOrder: 9,
  history: [],
  trackInfo: [],
}

/**
 * The order count of a shift covers all dates of the shift, so its link filters orders by the same dates. A shift passes midnight at most
 * once: if an open shift started days ago, the link ends on the day after the start.
 */
test.each<[string, string, Partial<Shift>, string]>([
  ['open on its first date', '2026-03-17 23:59:59', {}, '2026-03-17'],
  ['open after midnight', '2026-03-18 00:00:00', {}, '2026-03-18'],
  ['left open for days', '2026-03-21 12:00:00', {}, '2026-03-18'],
  ['of the previous date', '2026-03-17 18:30:00', { dateSlot: '2026-03-16' }, '2026-03-17'],
  ['closed after midnight', '2026-03-21 12:00:00', { finishedAt: '2026-03-18 02:00:00' }, '2026-03-18'],
  ['closed before midnight', '2026-03-18 12:00:00', { finishedAt: '2026-03-17 23:00:00' }, '2026-03-17'],
])('the order count of a shift %s links to all of its orders', (_name, now, more, dateEnd) => {
  const actions = { now: toEpochSecond(now, 5), mayOpenOrders: true }
  const column = shiftColumns(1, actions as never).find(({ key }) => key === 'countOrder')
  const shift = { ...SHIFT, ...more }
  render(column?.render(shift))
  const { searchParams } = new URL((screen.getByRole('link') as HTMLAnchorElement).href)
  expect(Object.fromEntries(searchParams)).toMatchObject({ dateStart: shift.dateSlot ?? '2026-03-17', dateEnd })
})
