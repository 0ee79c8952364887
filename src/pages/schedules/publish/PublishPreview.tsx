import { Skeleton } from 'antd'
import { useMemo } from 'react'
import type { CourierOption, NumberOption } from '../../../api/dictionaries'
import type { Schedule } from '../../../api/schedules'
import { type CourierScheduleDiff, type DatedShift, weekDifference } from '../../../domain/schedules/difference'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import { NO_NEIGHBOUR_DAYS } from '../../../domain/schedules/spans'
import { shiftSpanText } from '../../../domain/schedules/timeText'
import { hoursText, validateWeek } from '../../../domain/schedules/validateWeek'
import { shortDayName, weekDates } from '../../../domain/schedules/weekDates'
import { countWithNoun } from '../../../domain/text'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { UnreadableAlert } from '../../../ui/load/UnreadableAlert'
import { useLoaded } from '../../../ui/load/useLoaded'
import { loadAdjacentDays, loadWeek } from '../week/loadDraft'
import { createScheduleNames, type ScheduleNames, type SchedulePerson } from '../week/scheduleNames'
import './publishPreview.css'

type Props = {
  schedule: Schedule
  couriers: readonly CourierOption[] | undefined
  points: readonly NumberOption[] | undefined
}

type Versions = { published: DraftWeek; draft: DraftWeek; people: Map<number, SchedulePerson>; unreadable: number }

/** Shows the changes that will be published. The preview is optional: publishing works even if it fails to load. */
export function PublishPreview({ schedule, couriers, points }: Props) {
  const versions = useLoaded((_id: number, signal) => loadVersions(schedule, signal), [schedule.id])
  return (
    <LoadPanel of={versions} waiting={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
      {(value) => (
        <>
          <UnreadableAlert count={value.unreadable} noun="shift" />
          <Difference versions={value} schedule={schedule} couriers={couriers} points={points} />
        </>
      )}
    </LoadPanel>
  )
}

function Difference({ versions, schedule, couriers, points }: { versions: Versions } & Props) {
  const { published, draft, people } = versions
  const names = useMemo(() => createScheduleNames(couriers, points, people), [couriers, points, people])
  const { couriers: changed, total } = useMemo(() => weekDifference(published.days, draft.days), [published, draft])
  const { cityId, dateStart, dateEnd } = schedule
  const around = useLoaded(loadAdjacentDays, [{ cityId, dateStart, dateEnd }])
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
        {warnings > 0 &&
          around.status !== 'loading' &&
          `; ${countWithNoun(warnings, 'предупреждение', 'предупреждения', 'предупреждений')}`}
      </p>
      <ul className="publish-preview" aria-label="Изменения по курьерам">
        {changed.map((one) => (
          <li key={one.courierId}>
            <span className="publish-preview__fio">{names.courier(one.courierId).fio}</span>
            <Changes of={one} names={names} />
            {one.minutes !== 0 && (
              <span className="publish-preview__hours">
                {one.minutes > 0 ? '+' : ''}
                {hoursText(one.minutes)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Changes({ of: { added, removed, moved }, names }: { of: CourierScheduleDiff; names: ScheduleNames }) {
  return (
    <span className="publish-preview__changes">
      {added.map((one) => (
        <ins key={`+${key(one)}`}>+ {words(one)}</ins>
      ))}
      {removed.map((one) => (
        <del key={`-${key(one)}`}>− {words(one)}</del>
      ))}
      {moved.map(({ from, to }) => (
        <span key={`${key(from)} ${key(to)}`}>
          {words(from)} → {words(to)}
          {from.shift.pointId !== to.shift.pointId && `, ${names.point(to.shift.pointId)}`}
          {words(from) === words(to) && from.shift.pointId === to.shift.pointId && ' (перерыв)'}
        </span>
      ))}
    </span>
  )
}

const key = ({ date, shift }: DatedShift): string => `${date} ${shift.key}`
const words = ({ date, shift }: DatedShift): string => `${shortDayName(date)} ${shiftSpanText(shift)}`

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
