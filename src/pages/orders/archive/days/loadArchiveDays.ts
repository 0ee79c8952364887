import { LocalDate } from '@js-joda/core'
import { type ArchiveSummary, loadArchiveSummary, type OrderFilters } from '../../../../api/orders'
import { periodDates } from '../../../../domain/periods'

const USUAL_DAYS = 14
const AT_A_TIME = 2

export type ArchiveDay = { date: string; summary: ArchiveSummary }

/** Dates of the period up to today; without a period, the last two weeks. */
export function archiveDates({ dateStart, dateEnd }: Partial<OrderFilters>, today: string): string[] {
  const last = dateEnd !== undefined && dateEnd < today ? dateEnd : today
  const first =
    dateStart ??
    LocalDate.parse(last)
      .minusDays(USUAL_DAYS - 1)
      .toString()
  return first > last ? [] : periodDates({ dateStart: first, dateEnd: last })
}

export async function loadArchiveDays(
  filters: Partial<OrderFilters>,
  dates: readonly string[],
  signal: AbortSignal,
): Promise<ArchiveDay[]> {
  const days: ArchiveDay[] = []
  const waiting = dates.entries()
  const work = async () => {
    for (const [place, date] of waiting) {
      const summary = await loadArchiveSummary({ ...filters, dateStart: date, dateEnd: date }, signal)
      days[place] = { date, summary }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return days
}
