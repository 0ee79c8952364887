import type { CourierPenalty } from '../../api/couriers'
import { toCityTime } from '../../lib/jodaMoments'

export type FineSummary = {
  /** Sum of the courier's fines in the current calendar month, in whole tenge; undefined if the amount of one of them is unknown. */
  monthSum: number | undefined
  monthCount: number
  undatedCount: number
  today: readonly string[]
}

/** `today` is the date in the courier's city as `yyyy-MM-dd`. */
export function summarizeFines(fines: readonly CourierPenalty[], today: string, timezone: number): FineSummary {
  const dated = fines.flatMap((fine) =>
    fine.createdAt === undefined ? [] : [{ fine, date: toCityTime(fine.createdAt, timezone).toLocalDate().toString() }],
  )
  const month = dated.filter(({ date }) => date.slice(0, 7) === today.slice(0, 7))
  return {
    monthSum: month.some(({ fine }) => fine.price === undefined)
      ? undefined
      : month.reduce((sum, { fine }) => sum + Math.abs(fine.price ?? 0), 0),
    monthCount: month.length,
    undatedCount: fines.length - dated.length,
    today: dated.filter(({ date }) => date === today).flatMap(({ fine }) => fine.name ?? []),
  }
}
