import { type CourierPenalty, loadCourierPenalties } from '../../../api/couriers'
import { type CourierBonusGrid, type CourierRate, loadBonusGrids, loadCourierRates } from '../../../api/rates'
import type { Salary } from '../../../api/salary'
import { type Shift, type ShiftFilters, searchShifts } from '../../../api/shifts'
import type { Permission } from '../../../domain/permissions'
import type { ShiftPayFigures } from '../../../domain/salary/reconciliation'
import { secondsAtWork } from '../../../domain/salary/workedTime'
import { toCityTime } from '../../../lib/jodaMoments'
import { loadAllPages } from '../../../lib/loadAllPages'
import { getUnreadableCount, setUnreadableCount } from '../../../lib/unreadableRowCount'
import { loadAllSalaryRows, salaryRecordIds } from '../salaryRows'

/**
 * Data from which the pay of one day is recalculated. A field is undefined if the user has no permission to load it. A penalty without a
 * date may belong to another day, so it is left out and counted as unreadable.
 */
export type PayRecalculationData = {
  shifts?: Shift[]
  penalties?: CourierPenalty[]
  rates?: CourierRate[]
  grids?: CourierBonusGrid[]
}

type PayRecalculationKey = { cityId: number; courierId: number; date: string }

export async function loadPayRecalculationData(
  { cityId, courierId, date }: PayRecalculationKey,
  timezone: number,
  may: Partial<Record<Permission, boolean>>,
  signal: AbortSignal,
): Promise<PayRecalculationData> {
  const proof: PayRecalculationData = {}
  if (may.courier_slot_manage) {
    const { rows } = await loadAllPages<Shift, ShiftFilters>({
      search: searchShifts,
      query: { cityId, courierId, dateStart: date, dateEnd: date, page: 1 },
      keyOf: ({ id }) => id,
      signal,
    })
    // An open shift has no salary record yet.
    proof.shifts = setUnreadableCount(
      rows.filter(({ finishedAt }) => finishedAt !== undefined),
      getUnreadableCount(rows),
    )
  }
  if (may.courier_penalty) {
    const penalties = await loadCourierPenalties(courierId, signal)
    const dated = penalties.filter(({ createdAt }) => createdAt !== undefined)
    proof.penalties = setUnreadableCount(
      dated.filter(({ createdAt = '' }) => toCityTime(createdAt, timezone).toLocalDate().toString() === date),
      getUnreadableCount(penalties) + penalties.length - dated.length,
    )
  }
  if (may.courier_rate_manage) {
    proof.rates = await loadCourierRates(cityId, signal)
    proof.grids = await loadBonusGrids(cityId, signal)
  }
  return proof
}

export async function loadSalaryGroupDays(
  cityId: number,
  courierId: number,
  dateStart: string,
  dateEnd: string,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Salary[]> {
  const { rows } = await loadAllSalaryRows({ cityId, courierId, dateStart, dateEnd }, signal)
  const wanted = new Set(ids)
  return setUnreadableCount(
    rows.filter((row) => salaryRecordIds(row).some((id) => wanted.has(id))),
    getUnreadableCount(rows),
  )
}

export function toShiftPayFigures(shift: Shift, timezone: number): ShiftPayFigures {
  const { salary, sumDelivery, countOrder } = shift
  return {
    orderAmount: salary?.orderAmount,
    dailyBonus: salary?.dailyBonus,
    sumDelivery,
    countOrder,
    seconds: secondsAtWork(shift, timezone),
  }
}

export function formatWorkedHours(seconds: number | undefined): string {
  if (seconds === undefined) return '—'
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`
}
