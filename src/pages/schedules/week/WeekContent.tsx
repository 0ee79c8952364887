import { Skeleton } from 'antd'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { ConfirmationBoard } from '../confirmation/ConfirmationBoard'
import { ScheduleDayForm } from '../form/ScheduleDayForm'
import { WeekScheduleBoard } from '../grid/WeekScheduleBoard'
import { DayTabs } from './DayTabs'
import { ScheduleDayPanel } from './ScheduleDayPanel'
import type { WeekScreenState } from './useWeekScreen'
import { WeekFormAlerts } from './WeekFormAlerts'

type Props = {
  state: WeekScreenState
  onFilled: (date: string | undefined) => void
  onLocate: (courierId: number) => void
}

const WAITING = <Skeleton active title={false} paragraph={{ rows: 8 }} />

export function WeekContent({ state, onFilled, onLocate }: Props) {
  const { schedule, names, address, date, changed, isEditing, isDraftView } = state
  if (address.view === 'confirmations' && schedule.isPublished) {
    return (
      <ConfirmationBoard
        key={state.dayVersion}
        schedule={schedule}
        names={names}
        onReload={state.onReload}
        onReplace={state.mayCreate ? state.replace : undefined}
      />
    )
  }
  if (state.isWeekView) return <WeekPane state={state} />
  return (
    <>
      <DayTabs
        schedule={schedule}
        date={date}
        changed={changed}
        onChange={(day) => address.set({ day, ...(changed.length > 0 ? {} : { mode: 'view' }) })}
      />
      {isEditing ? (
        <DayPane state={state} />
      ) : (
        <ScheduleDayPanel
          key={`${date} ${isDraftView}`}
          version={state.dayVersion}
          schedule={schedule}
          date={date}
          isPublishedView={!isDraftView}
          mayEdit={state.mayEdit}
          names={names}
          hasUnsaved={changed.length > 0}
          onFilled={onFilled}
          onAdd={() => address.set({ mode: 'add' })}
          onCopied={state.onDraftChanged}
          onLocate={onLocate}
          onReplace={(courierId) => state.replace(date, courierId)}
          onReload={state.onReload}
        />
      )}
    </>
  )
}

function DayPane({ state }: { state: WeekScreenState }) {
  const { points, couriers, around, editor, others, missing, date, dates, names, saver, toView, cancelDay } = state
  const day = dates.indexOf(date)
  return (
    <>
      <WeekFormAlerts points={points} couriers={couriers} around={around} />
      {!missing.includes(day) && (
        <LoadFailureAlert of={others} title="Другие дни не загрузились: пересечения и отдых между днями не проверены" />
      )}
      <LoadedContent of={editor} waiting={WAITING}>
        {(value) =>
          missing.includes(day) ? (
            <LoadedContent of={others} waiting={WAITING}>
              {() => WAITING}
            </LoadedContent>
          ) : (
            <ScheduleDayForm
              key={date}
              editor={value}
              day={day}
              names={names}
              saver={saver}
              onSaved={toView}
              onCancel={cancelDay}
            />
          )
        }
      </LoadedContent>
    </>
  )
}

function WeekPane({ state }: { state: WeekScreenState }) {
  const {
    schedule,
    points,
    couriers,
    around,
    editor,
    others,
    missing,
    published,
    names,
    saver,
    address,
    isDraftView,
    mayEdit,
  } = state
  const { replaced: courierId } = address
  const replaced =
    couriers.value && courierId !== undefined ? { day: state.dates.indexOf(state.date), courierId } : undefined
  return (
    <>
      {isDraftView && mayEdit && <WeekFormAlerts points={points} couriers={couriers} around={around} />}
      <LoadedContent of={isDraftView ? editor : published} waiting={WAITING}>
        {(value) =>
          isDraftView && missing.length > 0 ? (
            <LoadedContent of={others} waiting={WAITING}>
              {() => WAITING}
            </LoadedContent>
          ) : (
            <WeekScheduleBoard
              key={isDraftView ? 'draft' : 'published'}
              schedule={schedule}
              editor={value}
              names={names}
              saver={saver}
              around={around}
              isPublishedView={!isDraftView}
              isReadOnly={!isDraftView || !mayEdit}
              isCopied={address.isCopied && couriers.value !== undefined}
              replaced={replaced}
              onChecked={() => address.set({ view: 'week', copied: undefined, replaced: undefined })}
              onDiscard={state.discard}
            />
          )
        }
      </LoadedContent>
    </>
  )
}
