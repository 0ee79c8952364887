import { Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import type { Schedule } from '../../../api/schedules'
import { findNoShows, noShowByCourier } from '../../../domain/plannedShifts'
import { useAccess } from '../../../session/sessionHooks'
import { cityTimezone } from '../../../session/timezones'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { useNowSecond } from '../../../ui/load/useNowSecond'
import { PrintDayButton } from '../print/PrintDayButton'
import { CopyOtherDayButton } from './CopyOtherDayButton'
import { DayView } from './DayView'
import { EmptyDraftDay, EmptyPublishedDay } from './EmptyDay'
import { loadScheduleDayRows } from './loadWeek'
import { PublishedDayToolbar } from './PublishedDayToolbar'
import { loadCourierPhones, NO_SHOW_REFRESH_MS, PUBLISHED_REFRESH_MS } from './publishedDayLoading'
import type { ScheduleNameLookup } from './scheduleNameLookup'

type ScheduleDayPanelProps = {
  schedule: Schedule
  date: string
  isPublishedView: boolean
  mayEdit: boolean
  version: number
  names: ScheduleNameLookup
  hasUnsaved: boolean
  onFilled: (date: string | undefined) => void
  onAdd: () => void
  onCopied: () => void
  onLocate: (courierId: number) => void
  onReplace: (courierId: number) => void
  onReload: () => void
}

export function ScheduleDayPanel(props: ScheduleDayPanelProps) {
  const { schedule, date, isPublishedView, mayEdit, onFilled } = props
  const { id, isPublished } = schedule
  const can = useAccess()
  const every = isPublishedView ? PUBLISHED_REFRESH_MS : undefined
  const rows = useLoadedValue(loadScheduleDayRows, [{ id, isPublished }, date, isPublishedView], { every })
  const { reload } = rows
  const now = useNowSecond(NO_SHOW_REFRESH_MS)
  const timezone = cityTimezone(schedule.cityId)
  const noShows = findNoShows((isPublishedView && rows.value?.rows) || [], date, now, timezone)
  const absent = noShowByCourier(noShows)
  const isCalled = [...absent.values()].includes('running') && can('courier_view')
  const phones = useLoadedValue(loadCourierPhones, [schedule.cityId], { skip: !isCalled })
  const shownVersion = useRef(props.version)
  useEffect(() => {
    if (shownVersion.current === props.version) return
    shownVersion.current = props.version
    reload()
  }, [props.version, reload])
  const isFilled = (rows.value?.rows.length ?? 0) > 0
  useEffect(() => onFilled(isFilled ? date : undefined), [onFilled, isFilled, date])
  return (
    <LoadedContent of={rows} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
      {({ rows: items, unreadable }) => {
        if (items.length > 0) {
          return (
            <>
              <div className="day-panel__tools">
                {isPublishedView && (
                  <PublishedDayToolbar
                    of={rows}
                    cityId={schedule.cityId}
                    noShows={absent.size}
                    onReload={props.onReload}
                  />
                )}
                {!isPublishedView && mayEdit && <CopyOtherDayButton {...props} rows={items} />}
                <PrintDayButton {...{ date, isPublishedView, unreadable }} rows={items} names={props.names} />
              </div>
              <UnreadableRowsAlert count={unreadable} noun="shift" />
              <LoadFailureAlert of={phones} title="Телефоны не загрузились" />
              <DayView
                {...props}
                rows={items}
                noShows={noShows}
                phones={phones.value}
                onReplace={mayEdit ? props.onReplace : undefined}
              />
            </>
          )
        }
        if (isPublishedView) return <EmptyPublishedDay mayEdit={can('schedule_create')} />
        if (!mayEdit) return <EmptyState title="На этот день ничего не запланировано" />
        return <EmptyDraftDay {...props} />
      }}
    </LoadedContent>
  )
}
