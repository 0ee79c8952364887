/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Schedule } from '../../src/api/schedules'
import { loadNeighbourDays, loadPreviousWeekMinutes } from '../../src/pages/schedules/week/loadWeek'
import { configureApi, mockFetch } from '../session/mockFetch'

const week = (id: number, dateStart: string, dateEnd: string) => ({
  ...{ id, cityId: 1, dateStart, dateEnd, isPublished: true, isModified: true },
  ...{ courierByDays: [], confirmCouriers: [] },
})
const SHOWN = week(7, '2026-03-17', '2026-03-23') as unknown as Schedule
const BEFORE = week(6, '2026-03-10', '2026-03-16')
const AFTER = week(8, '2026-03-24', '2026-03-30')
const SHIFT = { courierId: 4, pointId: 2, timeStart: '09:00', timeEnd: '18:00' }
const UNREADABLE_WEEK = { id: 9 }
const UNREADABLE_SHIFT = { courierId: 5 }

let weeks: object[]
let shifts: object[]

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  configureApi()
  weeks = [BEFORE, SHOWN, AFTER]
  shifts = [SHIFT]
  mockFetch(({ path }) => ({ body: path.includes('/search') ? weeks : /03-1\d|03-24/.test(path) ? shifts : [] }))
})

const { signal } = new AbortController()
const LOADS = {
  'hours of the previous week': () => loadPreviousWeekMinutes(SHOWN, signal),
  'shifts of the adjacent days': () => loadNeighbourDays(SHOWN, signal),
}
const names = Object.keys(LOADS) as (keyof typeof LOADS)[]

test.each(names)('%s load although an unneeded week could not be read', async (name) => {
  weeks.push(UNREADABLE_WEEK)
  expect(await LOADS[name]()).not.toBeNull()
})

test.each(names)('%s do not load if their week may be one that could not be read', async (name) => {
  weeks = [SHOWN, UNREADABLE_WEEK]
  await expect(LOADS[name]()).rejects.toMatchObject({
    failure: { message: expect.stringMatching(/^1\sнеделя не показана: сервер прислал не все поля$/) },
  })
})

test.each(names)('%s do not load if a shift could not be read', async (name) => {
  shifts.push(UNREADABLE_SHIFT)
  await expect(LOADS[name]()).rejects.toMatchObject({
    failure: { message: expect.stringMatching(/не показан.*: сервер прислал не все поля/) },
  })
})
