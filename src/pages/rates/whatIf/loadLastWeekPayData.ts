import { LocalDate } from '@js-joda/core'
import { type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import { type Shift, type ShiftFilters, searchShifts } from '../../../api/shifts'
import type { Period } from '../../../domain/periods'
import { loadAllPages } from '../../../lib/loadAllPages'
import { cityToday } from '../../../session/cityNow'
import { cityTimezone } from '../../../session/timezones'

export type LastWeekPayData = { period: Period; timezone: number; shifts: Shift[]; records: Salary[] }

const DAYS = 7

export async function loadLastWeekPayData(
  cityId: number,
  withRecords: boolean,
  signal: AbortSignal,
): Promise<LastWeekPayData> {
  const today = LocalDate.parse(cityToday(cityId))
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
  return { period, timezone: cityTimezone(cityId), shifts: shifts.rows, records: records?.rows ?? [] }
}
