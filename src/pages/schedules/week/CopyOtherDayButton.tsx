import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Select, Skeleton, Tooltip } from 'antd'
import { useState } from 'react'
import { copyScheduleDay, type ScheduleDayItem } from '../../../api/schedules'
import { scheduleWeekDiff } from '../../../domain/schedules/difference'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'
import { weekdayName } from '../../../lib/weekdays'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { ShiftChangeList } from '../publish/ShiftChangeList'
import { loadScheduleDayRows, toScheduleShifts } from './loadWeek'
import type { WeekScreenState } from './useWeekScreen'

type Props = { state: WeekScreenState; rows: readonly ScheduleDayItem[] }

/**
 * Replaces the shifts of a day by the shifts of another day of the week. The user cannot confirm until the other day has loaded and the
 * dialog lists which shifts would change.
 */
export function CopyOtherDayButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  // Copying a day replaces the draft on the server, so it is disabled while there are unsaved days.
  const hasUnsaved = props.state.changed.length > 0
  return (
    <>
      <Tooltip title={hasUnsaved ? 'Сначала сохраните изменения' : undefined}>
        <Button className="day-panel__copy" icon={<CopyOutlined />} disabled={hasUnsaved} onClick={() => setOpen(true)}>
          Скопировать другой день
        </Button>
      </Tooltip>
      <CopyDayDialog {...props} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

type DialogProps = Props & { open: boolean; onClose: () => void }

function CopyDayDialog({ state, rows, open, onClose }: DialogProps) {
  const { date, names } = state
  const { id, isPublished } = state.schedule
  const others = state.dates.filter((day) => day !== date)
  const [dateFrom, setDateFrom] = useState(() => others.findLast((day) => day < date) ?? others[0] ?? date)
  const source = useLoadedValue(loadScheduleDayRows, [{ id, isPublished }, dateFrom, false], { skip: !open })
  return (
    <ConfirmDialog
      open={open}
      title={`Заменить смены дня «${weekdayName(date)}»?`}
      confirmText="Скопировать"
      isConfirmDisabled={source.value === undefined}
      action={() => copyScheduleDay(id, { dateFrom, dateTo: date })}
      success="День скопирован"
      onChanged={state.onDraftChanged}
      onDone={onClose}
      onClose={onClose}
    >
      <p className="publish-preview__text">В черновике вместо смен этого дня будут смены другого дня:</p>
      <Select
        aria-label="День недели"
        className="copy-day__source"
        value={dateFrom}
        options={others.map((day) => ({ value: day, label: weekdayName(day) }))}
        listHeight={240}
        onChange={setDateFrom}
      />
      <LoadedContent of={source} waiting={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {({ rows: copied, unreadable }) => (
          <>
            <UnreadableRowsAlert count={unreadable} noun="shift" />
            {copied.length === 0 && !unreadable ? (
              <Alert
                type="warning"
                showIcon
                title="В выбранном дне смен не видно: после копирования смены этого дня могут пропасть"
              />
            ) : (
              <Difference {...{ date, rows, copied, names }} />
            )}
          </>
        )}
      </LoadedContent>
    </ConfirmDialog>
  )
}

type DifferenceProps = Record<'rows' | 'copied', readonly ScheduleDayItem[]> & Pick<WeekScreenState, 'date' | 'names'>

function Difference({ date, rows, copied, names }: DifferenceProps) {
  const days = [rows, copied].map((items) => [{ date, rows: toScheduleShifts(items, 1) }] as const)
  const [before = [], after = []] = days
  const { couriers, total } = scheduleWeekDiff(before, after)
  if (couriers.length === 0) return <p>Смены этих дней совпадают.</p>
  return (
    <>
      <p>
        <strong>
          Изменится у {couriers.length} из {total}
        </strong>
      </p>
      <ShiftChangeList of={couriers} names={names} />
    </>
  )
}
