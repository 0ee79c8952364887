import { beforeEach } from '@jest/globals'
import { render } from '@testing-library/react'
import { Route } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { setClockSource } from '../../src/lib/clock'
import { SchedulePage } from '../../src/pages/schedules/week/SchedulePage'
import { setUpScreens } from '../form/setUpScreens'
import { type Call, delayedReplies, mockFetch, type Reply } from '../session/mockFetch'

const WEEK = {
  ...{ id: 7, cityId: 1, dateStart: '2026-03-17', dateEnd: '2026-03-23' },
  ...{ isModified: true, courierByDays: [], confirmCouriers: [] },
}
export const row = (courierId: number, fio: string, timeStart?: string, timeEnd?: string) => ({
  ...{ courierId, pointId: 2, timeStart, timeEnd, courier: { fio } },
})

export const server = {
  isPublished: true,
  rows: {} as Record<string, unknown[]>,
  archive: [] as unknown[],
  held: delayedReplies(),
  isSlow: (_call: Call): boolean => false,
  isBroken: (_call: Call): boolean => false,
}

export function answer(call: Call): Reply | Promise<Reply | Error> {
  if (server.isSlow(call)) return server.held.next()
  if (server.isBroken(call)) return { status: 500, body: { message: 'День не читается' } }
  if (/\/day\/2026/.test(call.path)) return { body: server.rows[/day\/([\d-]+)/.exec(call.path)?.[1] ?? ''] ?? [] }
  if (call.path.includes('/order/archive/search')) return { body: server.archive }
  if (/\/schedule\/\d+$/.test(call.path)) return { body: { ...WEEK, isPublished: server.isPublished } }
  if (call.path.includes('/dictionary/courier')) return { body: [{ value: 4, label: 'Ким Асель', courierTypeId: 1 }] }
  if (call.path.includes('/dictionary/')) return { body: [{ value: 2, label: 'Центр' }] }
  return { body: [] }
}

export function setUpWeek(): void {
  setUpScreens({ accesses: ['schedule_view', 'schedule_create', 'schedule_publish'] })
  beforeEach(() => {
    server.archive = []
    server.held = delayedReplies()
    server.isSlow = () => false
    server.isBroken = () => false
    server.isPublished = true
    server.rows = { '2026-03-17': [row(4, 'Ким Асель', '09:00', '18:00')] }
  })
}

export function openWeek(query: string, now: number) {
  setClockSource(() => now)
  navigate(`/schedules/7?${query}`)
  const { calls } = mockFetch(answer)
  render(
    <>
      <Route path="/schedules/:id">
        <SchedulePage />
      </Route>
      <Route path="/cities">Города</Route>
    </>,
  )
  return calls
}

export const THIS_WEEK = Date.UTC(2026, 2, 17, 9)
export const NEXT_WEEK = Date.UTC(2026, 2, 25)
