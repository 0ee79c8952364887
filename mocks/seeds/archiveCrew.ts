import type { CourierType } from '../../src/domain/couriers'
import { shiftOnDay } from '../simulation/shifts'
import type { Db } from '../store/db'
import { localDay } from '../store/moments'
import type { Random } from '../store/random'

/** Who could have carried the archived orders of a city. */
export type Crew = {
  /**
   * Somebody who was at work at `from` with a transport that reaches, and free; he is busy until `to` then. Orders must
   * come in the order of time. Null when there was nobody.
   */
  take: (random: Random, needed: CourierType, from: number, to: number) => number | null
}

type Member = { id: number; typeId: CourierType; busyUntil: number; start: number; end: number }

export function createCrew(db: Db, cityId: number): Crew {
  const timezone = db.timezone(cityId)
  const members: Member[] = db.couriers
    .all()
    .filter((courier) => courier.cityId === cityId)
    .map(({ id, typeId }) => ({ id, typeId, busyUntil: 0, start: 0, end: 0 }))

  /** Shifts are worked out once a day and courier, not for each of the orders that he might have had. */
  function isAtWork(member: Member, at: number): boolean {
    if (at >= member.end) {
      const today = localDay(at, timezone)
      for (const day of [today - 1, today, today + 1]) {
        const shift = shiftOnDay(member.id, day, timezone)
        if (!shift || shift.end <= at) continue
        member.start = shift.start
        member.end = shift.end
        break
      }
    }
    return member.start <= at && at < member.end
  }

  return {
    take(random, needed, from, to) {
      const offset = random.int(0, members.length - 1)
      for (let i = 0; i < members.length; i++) {
        const member = members[(offset + i) % members.length] as Member
        if (member.typeId < needed || member.busyUntil > from || !isAtWork(member, from)) continue
        member.busyUntil = to
        return member.id
      }
      return null
    },
  }
}
