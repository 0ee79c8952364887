import { Skeleton } from 'antd'
import { useMemo } from 'react'
import type { Salary } from '../../../api/salary'
import { useAccess } from '../../../session/sessionHooks'
import { cityTimezone } from '../../../session/timezones'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { loadPayRecalculationData } from './payRecalculationData'
import { SalaryDayReconciliation } from './SalaryDayReconciliation'
import { SalaryGroupReconciliationTable } from './SalaryGroupReconciliationTable'

export function SalaryReconciliation({ row, cityId }: { row: Salary; cityId: number | undefined }) {
  const { courier, ids, workDate } = row
  if (cityId === undefined || !courier) return <p>Курьер не указан</p>
  if (ids && workDate === undefined)
    return <SalaryGroupReconciliationTable row={row} cityId={cityId} courierId={courier.id} />
  if (!workDate) return <p>Дата не указана</p>
  return <OneDay row={row} cityId={cityId} courierId={courier.id} date={workDate} />
}

type OneDayProps = { row: Salary; cityId: number; courierId: number; date: string }

function OneDay({ row, cityId, courierId, date }: OneDayProps) {
  const can = useAccess()
  const may = {
    courier_slot_manage: can('courier_slot_manage'),
    courier_penalty: can('courier_penalty'),
    courier_rate_manage: can('courier_rate_manage'),
  }
  const timezone = cityTimezone(cityId)
  const proof = useLoadedValue(loadPayRecalculationData, [{ cityId, courierId, date }, timezone, may])
  return (
    <LoadedContent of={proof} waiting={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      {(sources) => (
        <>
          <UnreadableRowsAlert of={sources.shifts} noun="shift" />
          <UnreadableRowsAlert of={sources.penalties} noun="fine" />
          <SalaryDayReconciliation row={row} proof={sources} timezone={timezone} />
        </>
      )}
    </LoadedContent>
  )
}

export const useExpandableSalaryRows = (cityId: number | undefined) =>
  useMemo(
    () => ({
      expandedRowRender: (row: Salary, _index: number, _depth: number, isOpen: boolean) =>
        isOpen && <SalaryReconciliation row={row} cityId={cityId} />,
      columnWidth: 26,
      columnTitle: <span className="visually-hidden">Подробности</span>,
    }),
    [cityId],
  )
