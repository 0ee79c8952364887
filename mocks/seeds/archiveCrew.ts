import type { CourierType } from '../../src/domain/couriers'
import { usualShiftOnDay } from '../simulation/courierRota'
import { localEpochDay } from '../store/dateTime'
import type { Db } from '../store/db'
import type { SeededRandom } from '../store/random'
import type { CourierRecord } from '../store/records'

/** Seconds. As in the simulation, couriers get no order this close to the end of their shift. */
const LAST_ORDER_BEFORE_END = 600

export type ArchiveCrew = {
  /**
   * Picks a courier for an order: the one whose transport fits best among those free at `from`, otherwise one of the
   * first to be free within `patience` seconds. Calls must be in chronological order.
   */
  take: (random: SeededRandom, needed: CourierType, from: number, patience: number) => CrewAssignment | null
}

export type CrewAssignment = { id: number; typeId: CourierType; freeAt: number; keepUntil: (until: number) => void }

type Member = Pick<CourierRecord, 'id' | 'typeId' | 'rota'> & { busyUntil: number; start: number; end: number }

export function createArchiveCrew(db: Db, cityId: number): ArchiveCrew {
  const timezone = db.timezone(cityId)
  const members: Member[] = db.couriers
    .all()
    .filter((courier) => courier.cityId === cityId)
    .map(({ id, typeId, rota }) => ({ id, typeId, rota, busyUntil: 0, start: 0, end: 0 }))

  /** Caches the courier's current shift, so that it is computed once per day and not once per order. */
  function isAtWork(member: Member, at: number): boolean {
    if (at >= member.end) {
      const today = localEpochDay(at, timezone)
      for (const day of [today - 1, today, today + 1]) {
        const shift = usualShiftOnDay(member, day, timezone)
        if (!shift || shift.end <= at) continue
        member.start = shift.start
        member.end = shift.end
        break
      }
    }
    return member.start <= at && at < member.end - LAST_ORDER_BEFORE_END
  }

  function freeAt(member: Member, from: number): number {
    isAtWork(member, from)
    const at = Math.max(from, member.start, member.busyUntil)
    return at < member.end - LAST_ORDER_BEFORE_END ? at : Number.POSITIVE_INFINITY
  }

  function firstFree(needed: CourierType, from: number, patience: number): { member: Member; at: number } | undefined {
    let best: { member: Member; at: number } | undefined
    for (const member of members) {
      if (member.typeId < needed) continue
      const at = freeAt(member, from)
      if (at < (best?.at ?? from + patience)) best = { member, at }
    }
    return best
  }

  return {
    take(random, needed, from, patience) {
      const offset = members.length === 0 ? 0 : random.int(0, members.length - 1)
      let best: Member | undefined
      for (let i = 0; i < members.length; i++) {
        const member = members[(offset + i) % members.length] as Member
        if (member.typeId < needed || member.busyUntil > from || !isAtWork(member, from)) continue
        if (!best || member.typeId < best.typeId) best = member
        if (best.typeId === needed) break
      }
      const found = best ? { member: best, at: from } : firstFree(needed, from, patience * random.next())
      if (!found) return null
      const { member: taken, at } = found
      taken.busyUntil = at + 60
      return {
        id: taken.id,
        typeId: taken.typeId,
        freeAt: at,
        keepUntil: (until) => {
          taken.busyUntil = until
        },
      }
    },
  }
}
