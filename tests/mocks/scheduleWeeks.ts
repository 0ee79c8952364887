import { expect } from '@jest/globals'
import type { ScheduleShiftRecord } from '../../mocks/store/records/schedules'
import type { World } from '../../mocks/store/world'
import type { Schedule, ScheduleDayItem } from '../../src/api/schedules'
import { type Caller, rowsOf } from './call'

/** First days of Karaganda's schedule weeks, which start on Tuesday. Today's date in the mock data is Wednesday, 18 March 2026. */
export const PAST_WEEK = '2026-03-10'
export const CURRENT_WEEK = '2026-03-17'
export const CHANGED_WEEK = '2026-03-24'
export const DRAFT_WEEK = '2026-03-31'
export const FREE_WEEK = { cityId: 1, dateStart: '2026-04-07', dateEnd: '2026-04-13' }

export const search = (call: Caller, filter: object) => call('POST', '/manage/schedule/search?page=1', filter)

export const load = async (call: Caller, id: number) => (await call('GET', `/manage/schedule/${id}`)).body as Schedule

export async function week(call: Caller, dateStart: string): Promise<Schedule> {
  const found = rowsOf<Schedule>(await search(call, { cityId: 1 })).find((one) => one.dateStart === dateStart)
  if (!found) throw new Error(`No week from ${dateStart}`)
  const whole = await load(call, found.id)
  expect(whole).toMatchObject(found)
  return whole
}

export const day = async (call: Caller, id: number, date: string, isActive: boolean) =>
  rowsOf<ScheduleDayItem>(await call('GET', `/manage/schedule/${id}/day/${date}?isActive=${isActive}`))

export const row = (courierId: number, change: Partial<ScheduleShiftRecord> = {}) => ({
  pointId: 1,
  courierId,
  timeStart: '09:00',
  timeEnd: '18:00',
  ...change,
})

export function courier({ db }: World, index: number): number {
  const active = db.couriers.all().filter(({ id, cityId }) => cityId === 1 && db.employee(id).status === 10)
  return active[index]?.id ?? 0
}
