import { beforeAll, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { setClockSource } from '../../src/lib/clock'
import { ArchiveDaysCard } from '../../src/pages/orders/archive/days/ArchiveDaysCard'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()
beforeAll(() => setClockSource(() => Date.UTC(2026, 2, 31, 9)))

test.each([
  ['2026-03-01', undefined],
  ['2026-02-28', 'Показан последний 31 день из 32'],
])('days from %s: a note is shown only if the period is cut', async (dateStart, note) => {
  const { calls } = mockFetch()
  render(<ArchiveDaysCard query={{ page: 1, dateStart, dateEnd: '2026-03-31' }} setFilters={() => undefined} />)
  await screen.findByRole('slider', { name: /Заказы по дням: 31\sдень/ })
  expect(calls).toHaveLength(31)
  expect(screen.queryByText(/^Показан последний/)?.textContent?.replace(/\s/g, ' ')).toBe(note)
})
