import { Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { listScheduleDay, type Schedule } from '../../../api/schedules'
import { useAccess } from '../../../session/useAccess'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { UnreadableAlert } from '../../../ui/load/UnreadableAlert'
import { useLoaded } from '../../../ui/load/useLoaded'
import { PrintDayButton } from '../print/PrintDayButton'
import { DayView } from './DayView'
import { EmptyDraftDay, EmptyPublishedDay } from './EmptyDay'
import type { ScheduleNames } from './scheduleNames'

export type DayPanelProps = {
  schedule: Schedule
  date: string
  isPublishedView: boolean
  /** Changing this number reloads the rows after they changed on the server. */
  version: number
  names: ScheduleNames
  hasUnsaved: boolean
  onFilled: (date: string | undefined) => void
  onAdd: () => void
  onCopied: () => void
  onLocate: (courierId: number) => void
}

export function DayPanel(props: DayPanelProps) {
  const { schedule, date, isPublishedView, onFilled } = props
  const mayCreate = useAccess()('schedule_create')
  const rows = useLoaded(listScheduleDay, [schedule.id, date, isPublishedView])
  const { reload } = rows
  const shownVersion = useRef(props.version)
  useEffect(() => {
    if (shownVersion.current === props.version) return
    shownVersion.current = props.version
    reload()
  }, [props.version, reload])
  const isFilled = (rows.value?.rows.length ?? 0) > 0
  useEffect(() => onFilled(isFilled ? date : undefined), [onFilled, isFilled, date])
  return (
    <LoadPanel of={rows} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
      {({ rows: items, unreadable }) => {
        if (items.length > 0) {
          return (
            <>
              <div className="day-panel__tools">
                <PrintDayButton date={date} rows={items} names={props.names} />
              </div>
              <UnreadableAlert count={unreadable} noun="shift" />
              <DayView {...props} rows={items} />
            </>
          )
        }
        if (isPublishedView) return <EmptyPublishedDay mayEdit={mayCreate} />
        if (!mayCreate) return <EmptyState title="На этот день ничего не запланировано" />
        return <EmptyDraftDay {...props} />
      }}
    </LoadPanel>
  )
}
