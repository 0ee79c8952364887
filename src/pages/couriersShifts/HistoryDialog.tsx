import { Modal, Skeleton } from 'antd'
import type { Shift } from '../../api/shifts'
import { type Stretch, shiftStretches } from '../../domain/shifts'
import { formatMoment, minutesBetween } from '../../lib/moments'
import { EmptyState } from '../../ui/EmptyState'
import { DIALOG_CLOSE, isSecondClick } from '../../ui/form/dialogClose'
import { LoadPanel } from '../../ui/load/LoadPanel'
import { type ShiftDialogProps, useShift } from './ShiftForm'
import { shiftName } from './shiftColumns'

/** «История смен курьера»: when he went on line and off, and for how many whole minutes (operations). */
export function HistoryDialog({ open, id, known, timezone, onClose }: ShiftDialogProps) {
  const { loaded } = useShift({ open, id, known })
  return (
    <Modal
      open={open}
      title="История смен курьера"
      footer={null}
      destroyOnHidden
      closable={DIALOG_CLOSE}
      onCancel={(event) => isSecondClick(event) || onClose()}
    >
      <LoadPanel of={loaded} waiting={<Skeleton active title={false} />}>
        {(value) => (
          <>
            <p>{shiftName(value, timezone)}</p>
            <Stretches shift={value} timezone={timezone} />
          </>
        )}
      </LoadPanel>
    </Modal>
  )
}

function Stretches({ shift, timezone }: { shift: Shift; timezone: number }) {
  const stretches = shiftStretches(shift.history)
  if (stretches.length === 0) return <EmptyState title="Истории нет" />
  return (
    <table className="shift-history">
      <thead>
        <tr>
          <th>Начало</th>
          <th>Окончание</th>
          <th className="shift-history__minutes">Длительность, мин</th>
        </tr>
      </thead>
      <tbody>
        {stretches.map((stretch) => (
          <tr key={`${stretch.start} ${stretch.end}`}>
            <td>{stretch.start ? formatMoment(stretch.start, timezone) : '—'}</td>
            <td>{stretch.end ? formatMoment(stretch.end, timezone) : '…'}</td>
            <td className="shift-history__minutes">{minutesOf(stretch, timezone) ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const minutesOf = ({ start, end }: Stretch, timezone: number): number | undefined =>
  start && end ? minutesBetween(start, end, timezone) : undefined
