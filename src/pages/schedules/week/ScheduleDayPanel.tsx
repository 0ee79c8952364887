import { Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
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
import { EmptyDraftDay } from './EmptyDay'
import { loadScheduleDayRows } from './loadWeek'
import { PublishedDayToolbar } from './PublishedDayToolbar'
import { loadCourierPhones, NO_SHOW_REFRESH_MS, PUBLISHED_REFRESH_MS } from './publishedDayLoading'
import type { WeekScreenState } from './useWeekScreen'

type ScheduleDayPanelProps = {
  state: WeekScreenState
  onFilled: (date: string | undefined) => void
  onLocate: (courierId: number) => void
}

export function ScheduleDayPanel({ state, onFilled, onLocate }: ScheduleDayPanelProps) {
  const { schedule, date, names, mayEdit, dayVersion } = state
  const { id, isPublished, cityId } = schedule
  const isPublishedView = !state.isDraftView
  const can = useAccess()
  const every = isPublishedView ? PUBLISHED_REFRESH_MS : undefined
  const rows = useLoadedValue(loadScheduleDayRows, [{ id, isPublished }, date, isPublishedView], { every })
  const { reload } = rows
  const now = useNowSecond(NO_SHOW_REFRESH_MS)
  const noShows = findNoShows((isPublishedView && rows.value?.rows) || [], date, now, cityTimezone(cityId))
  const absent = noShowByCourier(noShows)
  const isCalled = [...absent.values()].includes('running') && can('courier_view')
  const phones = useLoadedValue(loadCourierPhones, [cityId], { skip: !isCalled })
  const shownVersion = useRef(dayVersion)
  useEffect(() => {
    if (shownVersion.current === dayVersion) return
    shownVersion.current = dayVersion
    reload()
  }, [dayVersion, reload])
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
                  <PublishedDayToolbar of={rows} cityId={cityId} noShows={absent.size} onReload={state.onReload} />
                )}
                {!isPublishedView && mayEdit && <CopyOtherDayButton state={state} rows={items} />}
                <PrintDayButton {...{ date, isPublishedView, unreadable, names }} rows={items} />
              </div>
              <UnreadableRowsAlert count={unreadable} noun="shift" />
              <LoadFailureAlert of={phones} title="Телефоны не загрузились" />
              <DayView state={state} rows={items} noShows={noShows} phones={phones.value} onLocate={onLocate} />
            </>
          )
        }
        if (!isPublishedView && mayEdit) return <EmptyDraftDay state={state} />
        const hint = state.mayCreate
          ? 'Чтобы добавить смены, переключитесь на «Черновик»'
          : 'Смены этого дня ещё не опубликованы'
        return <EmptyState title="На этот день ничего не запланировано" hint={isPublishedView ? hint : undefined} />
      }}
    </LoadedContent>
  )
}
