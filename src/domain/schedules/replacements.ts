import { type DraftRowId, type DraftWeek, findDraftRow } from './draftWeek'
import { DAY_MINUTES, shiftEndMinute, shiftWorkMinutes } from './scheduleShift'
import { doSpansOverlap, type NeighbourDays, type ShiftSpan, shiftSpansByCourier } from './spans'
import { MIN_REST } from './validateWeek'

type ReplacementCandidate = {
  courierId: number
  isOfPoint: boolean
  minutes: number
  isBusyDay: boolean
}

type Courier = { id: number; courierTypeId?: number | undefined }

/** The user selects a candidate with the keys 1 to 9, so at most nine are offered. */
const MAX_CANDIDATES = 9

/**
 * Finds couriers who can take over a shift: couriers of the same type who are free then, have rested and work at no other point that day.
 * Couriers without another shift on that day come first, then those who work at the same point this week, then those with the fewest hours.
 */
export function findReplacementCouriers(
  week: DraftWeek,
  ref: DraftRowId,
  couriers: readonly Courier[],
  around?: NeighbourDays,
): ReplacementCandidate[] {
  const row = findDraftRow(week, ref)
  if (!row || row.start === null || row.end === null) return []
  const type = couriers.find(({ id }) => id === row.courierId)?.courierTypeId
  const spans = shiftSpansByCourier(week.days, around)
  const place = {
    from: ref.day * DAY_MINUTES + row.start,
    to: ref.day * DAY_MINUTES + shiftEndMinute(row.start, row.end),
  }
  return couriers
    .filter(({ id, courierTypeId }) => id !== row.courierId && (type === undefined || courierTypeId === type))
    .flatMap(({ id }) => {
      const own = spans.get(id) ?? []
      if (!own.every((span) => isApart(span, place, ref.day, row.pointId))) return []
      const here = own.filter(({ day }) => day >= 0 && day < week.days.length)
      return {
        courierId: id,
        isOfPoint: here.some((span) => span.row.pointId === row.pointId),
        isBusyDay: here.some((span) => span.day === ref.day),
        minutes: here.reduce((sum, span) => sum + shiftWorkMinutes(span.row), 0),
      }
    })
    .sort(byFitness)
    .slice(0, MAX_CANDIDATES)
}

const byFitness = (a: ReplacementCandidate, b: ReplacementCandidate): number =>
  Number(a.isBusyDay) - Number(b.isBusyDay) ||
  Number(b.isOfPoint) - Number(a.isOfPoint) ||
  a.minutes - b.minutes ||
  a.courierId - b.courierId

function isApart(span: ShiftSpan, place: { from: number; to: number }, day: number, pointId: number | null): boolean {
  if (doSpansOverlap(span, place)) return false
  if (span.day === day) return span.row.pointId === pointId
  const rest = span.from >= place.to ? span.from - place.to : place.from - span.to
  return rest >= MIN_REST
}
