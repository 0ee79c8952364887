import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { setClockSource } from '../../src/lib/clock'
import { NewScheduleForm } from '../../src/pages/schedules/list/NewScheduleForm'
import { DayTabs } from '../../src/pages/schedules/week/DayTabs'
import type { WeekScreenState } from '../../src/pages/schedules/week/useWeekScreen'
import { stubBrowserApis } from '../form/jsdomStubs'

stubBrowserApis()
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

test('the four offered weeks follow the date over midnight', async () => {
  jest.useFakeTimers()
  let now = Date.parse('2026-03-23T18:30:00Z')
  setClockSource(() => now)
  render(<NewScheduleForm cityId={1} />)
  const first = () => {
    const select = screen.getByRole('combobox', { name: 'Неделя' })
    fireEvent.mouseDown(select)
    const shown = screen.getAllByTitle(/2026/)[0]?.textContent
    fireEvent.keyDown(select, { key: 'Escape' })
    return shown
  }
  const before = first()
  now = Date.parse('2026-03-23T19:30:00Z')
  await act(() => jest.advanceTimersByTimeAsync(61_000))
  expect(first()).not.toBe(before)
})

test('a day whose counts the server left out shows a dash, not zeros', () => {
  const dates = ['2026-03-17', '2026-03-18']
  const schedule = { courierByDays: [{ date: '2026-03-17', countAll: 0, countConfirmed: 0 }] }
  render(<DayTabs state={{ schedule, date: dates[0], dates, changed: [] } as unknown as WeekScreenState} />)
  const [known, unknown] = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(known).toContain('всего 0')
  expect(unknown).toContain('—')
  expect(unknown).not.toContain('0/0')
})
