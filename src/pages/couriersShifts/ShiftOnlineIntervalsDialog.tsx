import { Modal, Skeleton, Timeline } from 'antd'
import type { Shift } from '../../api/shifts'
import { type OnlineInterval, onlineIntervals } from '../../domain/shifts'
import { NBSP } from '../../domain/textFormatting'
import { EmptyState } from '../../ui/EmptyState'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { type ShiftDialogProps, useShift } from './ShiftForm'
import { shiftDurationMinutes, shiftMomentDateText, shiftMomentTimeText, shiftTimezone } from './shiftCityTime'
import { shiftName } from './shiftColumns'

export function ShiftOnlineIntervalsDialog({ open, id, known, cityId, onClose }: ShiftDialogProps) {
  const shift = useShift({ open, id, known })
  return (
    <Modal {...closeOnlyDialogProps(onClose)} open={open} title="История смен курьера">
      <LoadedContent of={shift} waiting={<Skeleton active title={false} />}>
        {(value) => (
          <>
            <p>{shiftName(value, shiftTimezone(value, cityId))}</p>
            <Stretches shift={value} timezone={shiftTimezone(value, cityId)} />
          </>
        )}
      </LoadedContent>
    </Modal>
  )
}

function Stretches({ shift, timezone }: { shift: Shift; timezone: number | undefined }) {
  const stretches = onlineIntervals(shift.history, timezone ?? 0)
  if (stretches.length === 0) return <EmptyState title="Истории нет" />
  return (
    <Timeline
      className="shift-history"
      items={stretches.flatMap((stretch, index) => {
        const pause = pauseBefore(stretch, stretches[index - 1], timezone)
        const line = {
          key: `${stretch.start} ${stretch.end}`,
          color: stretch.end === undefined ? 'green' : 'blue',
          content: <StretchLine stretch={stretch} timezone={timezone} />,
        }
        if (pause === undefined) return [line]
        return [{ key: `pause ${index}`, color: 'gray', content: <i>Не на линии {minutesText(pause)}</i> }, line]
      })}
    />
  )
}

function StretchLine({ stretch: { start, end }, timezone }: { stretch: OnlineInterval; timezone: number | undefined }) {
  const minutes = start && end ? shiftDurationMinutes(start, end, timezone) : undefined
  return (
    <dl className="shift-history__line">
      <Fact label="Начало">{start ? moment(start, timezone) : '—'}</Fact>
      <Fact label="Окончание">{end ? moment(end, timezone) : '…'}</Fact>
      <Fact label="Длительность">{minutes === undefined ? '—' : minutesText(minutes)}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const moment = (at: string, timezone: number | undefined) =>
  `${shiftMomentDateText(at, timezone)} ${shiftMomentTimeText(at, timezone)}`

const minutesText = (minutes: number): string => `${minutes}${NBSP}мин`

/**
 * Whole minutes between the end of the previous work period and the start of this one; undefined if unknown or zero.
 */
function pauseBefore(
  { start }: OnlineInterval,
  last: OnlineInterval | undefined,
  timezone: number | undefined,
): number | undefined {
  if (!start || !last?.end) return undefined
  const minutes = shiftDurationMinutes(last.end, start, timezone)
  return minutes !== undefined && minutes > 0 ? minutes : undefined
}
