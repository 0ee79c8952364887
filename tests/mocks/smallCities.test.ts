/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { generateCourierRota, isDayOff } from '../../mocks/simulation/courierRota'
import { DEMAND_BY_WEEKDAY } from '../../mocks/simulation/demand'
import { createManualClock } from '../../mocks/store/clock'
import { localEpochDay, weekdayIndex } from '../../mocks/store/dateTime'
import type { OrderRecord } from '../../mocks/store/records'
import { STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'

const DAY = 86_400
const ENOUGH = 60

describe.each([
  [1000, 7],
  [1000, 3],
  [8000, 7],
  [20_000, 3],
])('of a company of %i orders a month, seed %i', (size, seed) => {
  const clock = createManualClock(STORY_MOMENT)
  const world = createWorld({ size, seed, at: STORY_MOMENT, clock })
  const start = clock.second()
  clock.advance(7 * DAY)
  world.settle()
  const ended = world.db.orders.all().filter(({ finishedAt }) => finishedAt !== null)
  const parts = [
    ['the month before', ended.filter(({ createdAt }) => createdAt < start - DAY / 8)],
    ['the week that follows', ended.filter(({ createdAt }) => createdAt > start)],
  ] as const

  test.each(parts)('no city uses an external service much: %s', (_name, orders) => {
    for (const { id, deliveryService } of world.db.cities.all()) {
      const here = orders.filter(({ cityId }) => cityId === id)
      if (here.length < ENOUGH) continue
      const share = here.filter(({ isExternalCourier }) => isExternalCourier).length / here.length
      expect(share).toBeLessThan(0.15)
      // In a city without an external courier service, an order that finds no courier is cancelled; this must be rare.
      if (deliveryService === null) expect(cancelled(here)).toBeLessThan(0.1)
    }
  })

  test('a courier with a motorcycle or car works each day, from noon to eleven', () => {
    for (const { id } of world.db.cities.all()) {
      const crew = world.db.couriers.all().filter(({ cityId }) => cityId === id)
      for (let day = localEpochDay(start, 5); crew.length > 0 && day < localEpochDay(start, 5) + 7; day++) {
        const quick = crew.filter((courier) => courier.typeId >= 8 && !isDayOff(courier, day))
        const from = Math.min(...quick.map(({ rota }) => rota.hours[0]))
        const to = Math.max(...quick.map(({ rota }) => rota.hours[1]))
        if (from > 16 || to < 23)
          throw new Error(`Motorcycles and cars of city ${id} on day ${day} work from ${from} to ${to}`)
      }
    }
  })
})

const cancelled = (orders: readonly OrderRecord[]): number =>
  orders.filter(({ status }) => status === 0).length / orders.length

test('a large crew matches the orders of each weekday', () => {
  const rotas = Array.from({ length: 300 }, (_, index) => generateCourierRota(1001 + index))
  const atWork = Array.from({ length: 7 }, (_, day) => rotas.filter((rota) => !isDayOff({ rota }, day)).length)
  const average = atWork.reduce((sum, count) => sum + count, 0) / 7
  atWork.forEach((count, day) => {
    const ratio = count / average / (DEMAND_BY_WEEKDAY[weekdayIndex(day)] ?? 1)
    expect(ratio).toBeGreaterThan(0.95)
    expect(ratio).toBeLessThan(1.06)
  })
})
