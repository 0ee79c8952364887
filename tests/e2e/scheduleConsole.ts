import { beforeEach } from '@jest/globals'
import type { Page } from 'playwright-core'
import { addDays, selectableWeeks, weekDates } from '../../src/domain/schedules/weekDates'
import { USER } from '../server/contractServer'
import { CITY_ID, type Item, type ServedWeek, serveSchedules } from '../server/scheduleServer'
import type { PageSetup } from './console'
import { contractConsole } from './contractConsole'

export const OPERATOR = {
  ...USER,
  accesses: ['schedule_view', 'schedule_create', 'schedule_publish', 'courier_view'],
  allowedCities: [{ id: CITY_ID, name: 'Караганда', timezone: 5 }],
}
const COURIERS = [
  { value: '1', label: 'Абаев Алан', courierTypeId: 1 },
  { value: 2, label: 'Борисов Борис', courierTypeId: null },
]
const [present, next] = selectableWeeks(new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10))

export const [THIS, NEXT] = [present?.dateStart ?? '', next?.dateStart ?? '']
export const DAYS = weekDates(NEXT)
export const DAY = DAYS[0] as string

export const WEEK = '/v1/manage/schedule/6'
export const SAVE = `POST ${WEEK}/day/${DAY}`

export const scheduleItem = (courierId: number, timeStart: string, timeEnd: string): Item => ({
  ...{ courierId, pointId: 1, timeStart, timeEnd },
})

export const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/**
 * Opens the schedule screens of the production build against a test server that shares no code with the console. The server's responses
 * are minimal, unusual but valid, slow, refused or missing. `tests/server/courierCalls` checks each request of the console.
 */
export function scheduleConsole() {
  const { server, open } = contractConsole({ user: OPERATOR })
  const weeks = {} as { published: ServedWeek; draft: ServedWeek }

  beforeEach(() => {
    const plan = (dateStart: string) =>
      new Map(weekDates(dateStart).map((date) => [date, [scheduleItem(1, '09:00', '18:00')]]))
    weeks.published = { id: 5, dateStart: THIS, isPublished: true, draft: plan(THIS), published: plan(THIS) }
    weeks.draft = { id: 6, dateStart: NEXT, isPublished: false, draft: plan(NEXT), published: new Map() }
    serveSchedules(server, [weeks.published, weeks.draft], COURIERS, addDays(NEXT, 7))
  })

  return {
    server,
    weeks,
    open: async (path: string, setup?: PageSetup): Promise<Page> => (await open(path, setup)).page,
    bodies: (name: string) => server.callsOf(name).map(({ body }) => body),
  }
}
