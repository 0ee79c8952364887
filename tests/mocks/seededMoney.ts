import { localIsoDate } from '../../mocks/store/dateTime'
import type { OrderRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { CourierPenalty } from '../../src/api/couriers'
import type { Shift } from '../../src/api/shifts'
import { type Caller, createCaller, rowsOf } from './call'

/**
 * Data for tests about money in one city: the shifts and penalties of a generated month as the API returns them, and the delivered orders.
 * The raised rate of this city applies only from 18:00 to 22:00.
 */
export const CITY = 2
export const TIMEZONE = 5

export type SeededMoney = {
  world: World
  call: Caller
  shifts: Shift[]
  fines: (CourierPenalty & { courierId: number })[]
  delivered: OrderRecord[]
}

export async function seededMoney(size = 4000): Promise<SeededMoney> {
  const { world } = createTestWorld({ size })
  const call = createCaller(world, 'administrator')
  const path = '/manage/slot/search?expand=courier,ordersCounter,distance,salary'
  const shifts = await loadEveryPage<Shift>(call, path, { cityId: CITY })
  const fines: SeededMoney['fines'] = []
  for (const { id: courierId, cityId } of world.db.couriers.all()) {
    if (cityId !== CITY) continue
    const own = rowsOf<CourierPenalty>(await call('POST', `/manage/courier/${courierId}/penalty`, {}))
    fines.push(...own.map((fine) => ({ courierId, ...fine })))
  }
  const delivered = world.db.orders.all().filter(({ status, cityId }) => status === 100 && cityId === CITY)
  return { world, call, shifts, fines, delivered }
}

export async function loadEveryPage<T>(call: Caller, path: string, body: object): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; ; page++) {
    const answer = await call('POST', `${path}${path.includes('?') ? '&' : '?'}page=${page}`, body)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    rows.push(...rowsOf<T>(answer))
    if (page >= Number(answer.headers.get('x-pagination-page-count'))) return rows
  }
}

export const sum = <T>(rows: readonly T[], of: (row: T) => number | undefined): number =>
  rows.reduce((total, row) => total + (of(row) ?? 0), 0)

/** The shift must come from a request with `expand=salary`. */
export const shiftPay = (shift: Shift) =>
  shift.salary as { orderAmount: number; dailyBonus: number; hoursAmount: number }

export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const out = new Map<string, T[]>()
  for (const row of rows) out.set(keyOf(row), [...(out.get(keyOf(row)) ?? []), row])
  return out
}

export const dateOf = ({ createdAt }: OrderRecord): string => localIsoDate(createdAt, TIMEZONE)
