import { LocalDate } from '@js-joda/core'
import { type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import { type Shift, type ShiftFilters, searchShifts } from '../../../api/shifts'
import type { Period } from '../../../domain/periods'
import { nowMs } from '../../../lib/clock'
import { loadAllPages } from '../../../lib/loadAllPages'
import { cityTimezone } from '../../../session/timezones'

export type LastWeekPayData = { period: Period; timezone: number; shifts: Shift[]; records: Salary[] }

const DAYS = 7

export async function loadLastWeekPayData(
  cityId: number,
  withRecords: boolean,
  signal: AbortSignal,
): Promise<LastWeekPayData> {
  const timezone = cityTimezone(cityId)
  const today = LocalDate.ofEpochDay(Math.floor(nowMs() / 86_400_000 + timezone / 24))
  const period = { dateStart: today.minusDays(DAYS).toString(), dateEnd: today.minusDays(1).toString() }
  const query = { cityId, ...period, page: 1 }
  const shifts = await loadAllPages<Shift, ShiftFilters>({ search: searchShifts, query, keyOf: ({ id }) => id, signal })
  const records = withRecords
    ? await loadAllPages<Salary, SalaryFilters>({
        search: searchSalary,
        query,
        keyOf: ({ id, ids }) => id ?? ids?.join(),
        signal,
      })
    : undefined
  return { period, timezone, shifts: shifts.rows, records: records?.rows ?? [] }
}
