import { Skeleton } from 'antd'
import { useMemo } from 'react'
import type { CourierOption, NumberOption } from '../../../api/dictionaries'
import type { Schedule } from '../../../api/schedules'
import { scheduleWeekDiff } from '../../../domain/schedules/difference'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import { NO_NEIGHBOUR_DAYS } from '../../../domain/schedules/spans'
import { validateWeek } from '../../../domain/schedules/validateWeek'
import { weekDates } from '../../../domain/schedules/weekDates'
import { countWithNoun } from '../../../domain/textFormatting'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { loadNeighbourDays, loadWeek } from '../week/loadWeek'
import { createScheduleNameLookup, type SchedulePerson } from '../week/scheduleNameLookup'
import { NeighbourDaysAlert } from '../week/WeekFormAlerts'
import { ShiftChangeList } from './ShiftChangeList'

type Props = {
  schedule: Schedule
  couriers: readonly CourierOption[] | undefined
  points: readonly NumberOption[] | undefined
}

type Versions = { published: DraftWeek; draft: DraftWeek; people: Map<number, SchedulePerson>; unreadable: number }

/** Shows the changes that will be published. The preview is optional: publishing works even if it fails to load. */
export function PublishPreview({ schedule, couriers, points }: Props) {
  const versions = useLoadedValue((_id: number, signal) => loadVersions(schedule, signal), [schedule.id])
  return (
    <LoadedContent of={versions} waiting={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
      {(value) => (
        <>
          <UnreadableRowsAlert count={value.unreadable} noun="shift" />
          <Difference versions={value} schedule={schedule} couriers={couriers} points={points} />
        </>
      )}
    </LoadedContent>
  )
}

function Difference({ versions, schedule, couriers, points }: { versions: Versions } & Props) {
  const { published, draft, people } = versions
  const names = useMemo(() => createScheduleNameLookup(couriers, points, people), [couriers, points, people])
  const { couriers: changed, total } = useMemo(() => scheduleWeekDiff(published.days, draft.days), [published, draft])
  const { cityId, dateStart, dateEnd } = schedule
  const around = useLoadedValue(loadNeighbourDays, [{ cityId, dateStart, dateEnd }])
  const warnings = useMemo(
    () => validateWeek(draft.days, { around: around.value ?? NO_NEIGHBOUR_DAYS, isBlocked: names.isBlocked }).length,
    [draft, names, around.value],
  )
  if (changed.length === 0) return <p>Отличий от опубликованного нет.</p>
  return (
    <>
      <p>
        <strong>
          Изменится у {changed.length} из {total}
        </strong>
        {warnings > 0 && around.status !== 'loading' && (
          <span>{`; ${countWithNoun(warnings, 'предупреждение', 'предупреждения', 'предупреждений')}`}</span>
        )}
      </p>
      <NeighbourDaysAlert of={around} />
      <ShiftChangeList of={changed} names={names} />
    </>
  )
}

async function loadVersions(schedule: Schedule, signal: AbortSignal): Promise<Versions> {
  const [draft, published] = await Promise.all([
    loadWeek(schedule, false, signal),
    schedule.isPublished
      ? loadWeek(schedule, true, signal)
      : {
          week: { days: weekDates(schedule.dateStart).map((date) => ({ date, rows: [] })) },
          people: new Map(),
          unreadable: 0,
        },
  ])
  return {
    draft: draft.week,
    published: published.week,
    people: new Map([...published.people, ...draft.people]),
    unreadable: draft.unreadable + published.unreadable,
  }
}
