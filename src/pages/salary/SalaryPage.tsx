import { Alert } from 'antd'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { loadCourierOptions } from '../../api/dictionaries'
import type { Salary, SalarySummary } from '../../api/salary'
import { useUrlCity } from '../../kit/address/defaultCityId'
import { Directory } from '../../kit/directory/Directory'
import { useDirectory } from '../../kit/directory/useDirectory'
import { DrilldownTotalCheck } from '../../kit/drilldown/DrilldownTotalCheck'
import { CityFilterSelect } from '../../kit/list/CityFilterSelect'
import { ExportButton } from '../../kit/list/export/ExportButton'
import { useAccess } from '../../session/sessionHooks'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import type { PayBatchResult } from './bulk/payResultLines'
import { SalaryPayResults } from './bulk/SalaryPayResults'
import { type SalarySelectionMessage, SelectUnpaidButton } from './bulk/SelectUnpaidButton'
import { salarySelectionProps } from './bulk/salarySelectionProps'
import { useSalarySelection } from './bulk/useSalarySelection'
import { PayDialog, type PayDialogProps } from './PayDialog'
import { PayPeriodLinks } from './PayPeriodLinks'
import { watchSalaryPayments } from './pay/salaryPaymentSender'
import { PayoutSheetButton } from './payoutSheet/PayoutSheetDialog'
import { useExpandableSalaryRows } from './reconciliation/SalaryReconciliation'
import { isPeriodReversed, SalaryFilterFields } from './SalaryFilterFields'
import { SALARY_EXPORT_SOURCE } from './salaryExport'
import { salaryColumns, salaryListDefinition } from './salaryListDefinition'
import { SALARY_SUM_KEYS } from './salarySums'
import { useFinalPayResults } from './useFinalPayResults'
import { useSalaryFooter } from './useSalaryFooter'
import './salary.css'

/** Specification: operations, «Salary». */
export function SalaryPage() {
  const can = useAccess()
  const mayOpenCourier = can('courier_view')
  const [payRequest, setPayRequest] = useState<Pick<PayDialogProps, 'rows' | 'cityId'> | null>(null)
  const [closedRuns, setClosedRuns] = useState<readonly ClosedRun[]>([])
  const [note, setNote] = useState<SalarySelectionMessage>()
  const ask = useCallback((rows: readonly Salary[], cityId: number | undefined) => setPayRequest({ rows, cityId }), [])
  const mayOpenShifts = can('courier_slot_manage')
  const mayOpenOrders = can('order_view')
  const cityId = useUrlCity()
  const columns = useMemo(
    () =>
      salaryColumns({
        cityId,
        mayOpenCourier,
        mayOpenShifts,
        mayOpenOrders,
        onPay: (row) => ask([row], cityId),
      }),
    [ask, cityId, mayOpenCourier, mayOpenShifts, mayOpenOrders],
  )
  const directory = useDirectory(salaryListDefinition, columns)
  const couriers = useLoadedValue(loadCourierOptions, [cityId])
  const footer = useSalaryFooter(directory.list.query, directory.list.state)
  const page = useWithTotals(directory, footer.reload)
  const { list } = page
  const selection = useSalarySelection(list)

  const hasList = list.state.failure === null
  const { choose } = selection
  const { query } = list
  const tools = useMemo(
    () => (
      <>
        <SelectUnpaidButton query={query} onChosen={choose} onNote={setNote} />
        <PayoutSheetButton query={query} />
        <ExportButton source={SALARY_EXPORT_SOURCE} query={query} />
      </>
    ),
    [query, choose],
  )

  const reload = useRef<() => void>(() => undefined)
  useEffect(() => {
    reload.current = list.reload
  })
  useEffect(() => watchSalaryPayments(() => reload.current()), [])

  return (
    <>
      <DrilldownTotalCheck figures={footer.summary.status === 'ready' ? figuresOf(footer.summary.value) : {}} />
      <Directory
        page={page}
        title="Выплаты"
        extra={
          <>
            <PayPeriodLinks query={list.query} />
            <CityFilterSelect
              list={{
                ...list,
                setFilters: ({ cityId: chosen }) => list.setFilters({ cityId: chosen, courierId: undefined }),
              }}
            />
          </>
        }
        filter={(values) => (
          <SalaryFilterFields values={values} couriers={couriers} hasCity={cityId !== undefined} isQuiet={!hasList} />
        )}
        notice={
          <>
            {closedRuns.map((run) => (
              <ClosedRunResults
                key={run.id}
                run={run}
                onClose={() => setClosedRuns((runs) => runs.filter((other) => other !== run))}
              />
            ))}
            {note && <Alert {...note} showIcon className="load-alert" closable={closable(() => setNote(undefined))} />}
          </>
        }
        empty="Список выплат пуст"
        hint={isPeriodReversed(list.query) ? '«Дата с» позже, чем «Дата по»: исправьте период' : 'Измените фильтр'}
        table={{
          expandable: useExpandableSalaryRows(cityId),
          footer: footer.rows,
          selection: salarySelectionProps(selection, (rows) => ask(rows, cityId)),
          tools,
        }}
      />
      {/* If the list failed, its own error panel is enough: its retry also loads the totals. */}
      {hasList && <LoadFailureAlert of={footer.summary} />}
      {hasList && footer.summary.failure === undefined && <LoadFailureAlert of={footer.unpaid} />}
      {footer.mismatch !== undefined && <Alert type="info" showIcon title={footer.mismatch} />}
      {payRequest && (
        <PayDialog
          {...payRequest}
          onClose={() => setPayRequest(null)}
          onSettled={() => reload.current()}
          onAway={(results) =>
            setClosedRuns((runs) => [...runs, { id: (runs.at(-1)?.id ?? 0) + 1, rows: payRequest.rows, results }])
          }
        />
      )}
    </>
  )
}

type ClosedRun = { id: number; rows: readonly Salary[]; results: readonly PayBatchResult[] }

function ClosedRunResults({ run, onClose }: { run: ClosedRun; onClose: () => void }) {
  return <SalaryPayResults rows={run.rows} results={useFinalPayResults(run.results)} closable={closable(onClose)} />
}

const closable = (onClose: () => void) => ({ closeIcon: true, onClose, 'aria-label': 'Закрыть' })

/** Reloads the salary totals together with the rows, otherwise the totals would not match the rows. */
function useWithTotals<P extends { list: { reload: () => void } }>(page: P, reloadTotals: () => void): P {
  const { list } = page
  const withTotals = useMemo(() => {
    const reload = () => {
      list.reload()
      reloadTotals()
    }
    return { ...list, reload }
  }, [list, reloadTotals])
  return { ...page, list: withTotals }
}

const figuresOf = (summary: SalarySummary) => ({
  ...Object.fromEntries(SALARY_SUM_KEYS.map((key) => [`salary.${key}`, summary[key]])),
  'salary.penalty': summary.penalty && Math.abs(summary.penalty),
})
