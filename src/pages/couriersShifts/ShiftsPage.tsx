import { useMemo } from 'react'
import { timezoneOf } from '../../session/timezones'
import { useAccess } from '../../session/useAccess'
import { useDialogAddress } from '../../ui/directory/useDialogAddress'
import { EmptyState } from '../../ui/EmptyState'
import { DataTable } from '../../ui/list/DataTable'
import { useListPage } from '../../ui/list/useListPage'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import { DeviationTiles } from './DeviationTiles'
import { HistoryDialog } from './HistoryDialog'
import { ShiftDoor } from './ShiftDoor'
import { ShiftFilter } from './ShiftFilter'
import { ShiftForm } from './ShiftForm'
import { ShiftTrack } from './ShiftTrack'
import { shiftColumns } from './shiftColumns'
import { SHIFT_DIALOGS, SHIFT_LIST, shiftsStore } from './shiftList'
import { useDeviations } from './useDeviations'
import './shifts.css'

/** Couriers' shifts as they were worked (operations, «Courier shifts»). */
export function ShiftsPage() {
  const list = useListPage(shiftsStore, SHIFT_LIST)
  const mayOpenCourier = useAccess()('courier_view')
  const { dialog, isOpen, key, show, close } = useDialogAddress(SHIFT_DIALOGS)
  const timezone = timezoneOf(list.query.cityId)
  const { deviations, chosen, setChosen, shown } = useDeviations(list, timezone)
  const columns = useMemo(
    () =>
      shiftColumns(timezone, {
        onEdit: (id) => show('edit', id),
        onHistory: (id) => show('history', id),
        onTrack: (id) => show('track', id),
        deviations,
        mayOpenCourier,
      }),
    [timezone, show, mayOpenCourier, deviations],
  )
  const common = dialog && {
    open: isOpen,
    id: dialog.entry,
    known: list.state.rows.find(({ id }) => id === dialog.entry),
    timezone,
    onClose: close,
  }
  return (
    <>
      <PageHeader title="Смены курьеров" />
      <ShiftDoor query={list.query} state={list.state} />
      <ShiftFilter list={list.filter} />
      <DeviationTiles deviations={deviations} chosen={chosen} onChoose={setChosen} />
      <DataTable
        name="shifts"
        columns={columns}
        list={shown}
        empty={<EmptyState title="Список смен курьеров пуст" hint="Измените фильтр" />}
      />
      {dialog?.form === 'edit' && common && (
        <ShiftForm
          key={key}
          {...common}
          onSaved={() => {
            toast.success('Смена сохранена')
            close()
            list.reload()
          }}
        />
      )}
      {dialog?.form === 'history' && common && <HistoryDialog key={key} {...common} />}
      {dialog?.form === 'track' && common && <ShiftTrack key={key} {...common} />}
    </>
  )
}
