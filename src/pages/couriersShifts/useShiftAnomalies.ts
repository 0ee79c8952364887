import { useMemo, useState } from 'react'
import type { Shift, ShiftFilters } from '../../api/shifts'
import type { ShiftInterval } from '../../domain/plannedShifts'
import { findShiftAnomalies, type ShiftAnomaly } from '../../domain/shiftAnomalies'
import type { ListPageState } from '../../kit/list/useListPage'
import { useNowSecond } from '../../ui/load/useNowSecond'
import { shiftTimezone } from './shiftCityTime'

const TICK_MS = 60_000

export function useShiftAnomalies(
  list: ListPageState<Shift, ShiftFilters>,
  cityId: number | undefined,
  plans: ReadonlyMap<number, ShiftInterval>,
) {
  const now = useNowSecond(TICK_MS)
  const [chosen, setChosen] = useState<ShiftAnomaly>()
  const { rows } = list.state
  const anomalies = useMemo(
    () => findShiftAnomalies(rows, (shift) => shiftTimezone(shift, cityId), now, plans),
    [rows, cityId, now, plans],
  )
  const shown = useMemo(() => {
    if (!chosen) return list
    const shown = rows.filter(({ id }) => anomalies.get(id)?.includes(chosen))
    return { ...list, state: { ...list.state, rows: shown } }
  }, [list, rows, anomalies, chosen])
  return { now, anomalies, chosen, setChosen, shown }
}
