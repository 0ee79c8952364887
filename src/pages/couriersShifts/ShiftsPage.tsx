import { useMemo } from 'react'
import { enums } from 'superstruct'
import {
  findShiftAnomalies,
  SHIFT_ANOMALIES,
  SHIFT_ANOMALY_LABEL,
  type ShiftAnomaly,
} from '../../domain/shiftAnomalies'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { useDialogUrl } from '../../kit/directory/useDialogUrl'
import { DataTable } from '../../kit/list/DataTable'
import { ExportButton } from '../../kit/list/export/ExportButton'
import { rowIdFromTarget } from '../../kit/list/rowNavigation'
import { DefaultFilterGate } from '../../kit/list/savedFilters/DefaultFilterGate'
import { useListPage } from '../../kit/list/useListPage'
import { mapLoadedValue } from '../../lib/loadedValue'
import { ShiftPlanLoadFailureAlert } from '../../parts/plan/ShiftPlanLoadFailureAlert'
import { type CourierTrackData, TrackDialog } from '../../parts/tracks/TrackDialog'
import { useAccess, useUser } from '../../session/sessionHooks'
import { EmptyState } from '../../ui/EmptyState'
import { useNowSecond } from '../../ui/load/useNowSecond'
import { PageHeader } from '../../ui/PageHeader'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { ShiftAnomalyTiles } from './ShiftAnomalyTiles'
import { ShiftFilterForm } from './ShiftFilterForm'
import { type ShiftDialogProps, ShiftForm, useShift } from './ShiftForm'
import { ShiftOnlineIntervalsDialog } from './ShiftOnlineIntervalsDialog'
import { ShiftsDrilldownCheck } from './ShiftsDrilldownCheck'
import { shiftTimezone } from './shiftCityTime'
import { shiftColumns, shiftName } from './shiftColumns'
import { shiftFooterRows } from './shiftFooter'
import { SAVED_SHIFT_FILTERS, SHIFT_DIALOGS, SHIFT_LIST, shiftExport, shiftsStore } from './shiftList'
import { useShiftPlans } from './useShiftPlans'
import './shifts.css'
import '../../ui/shortcuts/rowActionShortcuts'

const TICK_MS = 60_000

const ANOMALY = enums(SHIFT_ANOMALIES)

/** Specification: operations, «Courier shifts». */
export function ShiftsPage() {
  return (
    <DefaultFilterGate screen={SAVED_SHIFT_FILTERS}>
      <Shifts />
    </DefaultFilterGate>
  )
}

function Shifts() {
  const list = useListPage(shiftsStore, SHIFT_LIST)
  const can = useAccess()
  const mayOpenCourier = can('courier_view')
  const mayOpenOrders = can('order_view')
  const { dialog, isOpen, key, show, close } = useDialogUrl(SHIFT_DIALOGS)
  const cityId = useCity(list.query.cityId)
  const { rows } = list.state
  const { plan, plans } = useShiftPlans(rows, cityId)
  const now = useNowSecond(TICK_MS)
  const anomalies = useMemo(
    () => findShiftAnomalies(rows, (shift) => shiftTimezone(shift, cityId), now, plans),
    [rows, cityId, now, plans],
  )
  const { get, set } = useUrlQuery()
  const chosen: ShiftAnomaly | undefined = get('anomaly', ANOMALY)
  const shown = useMemo(() => {
    const chosenRows = chosen && rows.filter(({ id }) => anomalies.get(id)?.includes(chosen))
    return chosenRows ? { ...list, state: { ...list.state, rows: chosenRows } } : list
  }, [list, rows, anomalies, chosen])
  useShortcuts({
    rowEdit: ({ target }) => {
      const id = rowIdFromTarget(target)
      if (!rows.some((row) => row.id === id) || id === undefined) return false
      show('edit', id)
      return true
    },
  })
  const columns = useMemo(
    () =>
      shiftColumns(cityId, {
        onEdit: (id) => show('edit', id),
        onHistory: (id) => show('history', id),
        onTrack: (id) => show('track', id),
        anomalies,
        plans,
        onClosed: list.reload,
        now,
        mayOpenCourier,
        mayOpenOrders,
      }),
    [cityId, show, mayOpenCourier, mayOpenOrders, anomalies, plans, list.reload, now],
  )
  const { query } = list
  const tools = useMemo(() => <ExportButton source={shiftExport(columns)} query={query} />, [columns, query])
  // If the server omits the total number of shifts, `total` is 1 even if more rows are loaded. Therefore `total` is compared with `<=`.
  const isWhole = !chosen && list.state.pageCount <= 1 && list.state.total <= rows.length
  const footer = useMemo(() => shiftFooterRows(shown.state.rows, isWhole), [shown.state.rows, isWhole])
  const hasRows = rows.length > 0
  const isChecked = chosen !== 'startOff' || plan.status !== 'loading'
  const common = dialog && {
    open: isOpen,
    id: dialog.entry,
    known: rows.find(({ id }) => id === dialog.entry),
    cityId,
    onClose: close,
  }
  return (
    <>
      <PageHeader title="Смены курьеров" />
      <ShiftsDrilldownCheck query={list.query} state={list.state} />
      <ShiftFilterForm list={list.filter} />
      <ShiftPlanLoadFailureAlert of={plan} />
      {hasRows && (
        <ShiftAnomalyTiles
          anomalies={anomalies}
          pageCount={list.state.pageCount}
          chosen={chosen}
          // The deviation filters the shown page, so the page number is kept.
          onChoose={(anomaly) => set({ anomaly })}
        />
      )}
      <DataTable
        name="shifts"
        columns={columns}
        list={shown}
        tools={tools}
        footer={footer}
        empty={chosen && hasRows ? isChecked && <NoAnomaly chosen={chosen} /> : NO_SHIFTS}
      />
      {dialog?.form === 'edit' && common && <ShiftForm key={key} {...common} onChanged={list.reload} onSaved={close} />}
      {dialog?.form === 'history' && common && <ShiftOnlineIntervalsDialog key={key} {...common} />}
      {dialog?.form === 'track' && common && <ShiftTrackDialog key={key} {...common} />}
    </>
  )
}

const NO_SHIFTS = <EmptyState title="Список смен курьеров пуст" hint="Измените фильтр" />

const NoAnomaly = ({ chosen }: { chosen: ShiftAnomaly }) => (
  <EmptyState
    title={`На этой странице нет смен с отклонением «${SHIFT_ANOMALY_LABEL[chosen]}»`}
    hint="Нажмите на плитку ещё раз, чтобы увидеть все смены"
  />
)

function useCity(filterCity: number | undefined): number | undefined {
  const [first, ...others] = useUser().allowedCities
  return filterCity ?? (others.length === 0 ? first?.id : undefined)
}

function ShiftTrackDialog({ open, id, known, cityId, onClose }: ShiftDialogProps) {
  const track = mapLoadedValue(
    useShift({ open, id, known }),
    (shift): CourierTrackData => ({
      about: shiftName(shift, shiftTimezone(shift, cityId)),
      items: shift.trackInfo,
      courierTypeId: shift.courier?.courierTypeId,
    }),
  )
  return <TrackDialog open={open} track={track} onClose={onClose} />
}
