import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { ConfirmationBoard } from '../confirmation/ConfirmationBoard'
import { ScheduleDayForm } from '../form/ScheduleDayForm'
import { WeekScheduleBoard } from '../grid/WeekScheduleBoard'
import { DayTabs } from './DayTabs'
import { ScheduleDayPanel } from './ScheduleDayPanel'
import type { WeekScreenState } from './useWeekScreen'
import { WeekFormAlerts } from './WeekFormAlerts'
import type { WeekEditor } from './weekEditor'

type Props = {
  state: WeekScreenState
  onFilled: (date: string | undefined) => void
  onLocate: (courierId: number) => void
}

const WAITING = <Skeleton active title={false} paragraph={{ rows: 8 }} />

export function WeekContent({ state, onFilled, onLocate }: Props) {
  if (state.address.view === 'confirmations' && state.schedule.isPublished) {
    return <ConfirmationBoard key={state.dayVersion} state={state} />
  }
  if (state.isWeekView) return <WeekPane state={state} />
  return (
    <>
      <DayTabs state={state} />
      {state.isEditing ? (
        <DayPane state={state} />
      ) : (
        <ScheduleDayPanel
          key={`${state.date} ${state.isDraftView}`}
          state={state}
          onFilled={onFilled}
          onLocate={onLocate}
        />
      )}
    </>
  )
}

function DayPane({ state }: { state: WeekScreenState }) {
  const { others, missing, date, dates } = state
  const day = dates.indexOf(date)
  const isMissing = missing.includes(day)
  return (
    <>
      <WeekFormAlerts state={state} />
      {!isMissing && (
        <LoadFailureAlert of={others} title="Другие дни не загрузились: пересечения и отдых между днями не проверены" />
      )}
      <LoadedWeek state={state} isMissing={isMissing}>
        {(editor) => <ScheduleDayForm key={date} state={state} editor={editor} day={day} />}
      </LoadedWeek>
    </>
  )
}

function WeekPane({ state }: { state: WeekScreenState }) {
  const { missing, isDraftView, mayEdit } = state
  return (
    <>
      {isDraftView && mayEdit && <WeekFormAlerts state={state} />}
      <LoadedWeek state={state} isMissing={isDraftView && missing.length > 0}>
        {(editor) => <WeekScheduleBoard key={isDraftView ? 'draft' : 'published'} state={state} editor={editor} />}
      </LoadedWeek>
    </>
  )
}

type LoadedWeekProps = { state: WeekScreenState; isMissing: boolean; children: (editor: WeekEditor) => ReactNode }

/** While `isMissing`, the draft lacks days that the view needs; `others` loads them. */
function LoadedWeek({ state: { isDraftView, editor, published, others }, isMissing, children }: LoadedWeekProps) {
  return (
    <LoadedContent of={isDraftView ? editor : published} waiting={WAITING}>
      {(value) =>
        isMissing ? (
          <LoadedContent of={others} waiting={WAITING}>
            {() => WAITING}
          </LoadedContent>
        ) : (
          children(value)
        )
      }
    </LoadedContent>
  )
}
