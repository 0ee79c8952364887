import { Flex } from 'antd'
import type { CourierScheduleDiff, DatedShift } from '../../../domain/schedules/difference'
import { shortTimeRangeText } from '../../../domain/schedules/timeText'
import { minutesToHoursText } from '../../../domain/schedules/validateWeek'
import { shortWeekdayName } from '../../../lib/weekdays'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import './publishPreview.css'

type Props = { of: readonly CourierScheduleDiff[]; names: ScheduleNameLookup }

export function ShiftChangeList({ of: changed, names }: Props) {
  return (
    <ul className="publish-preview" aria-label="Изменения по курьерам">
      {changed.map((one) => (
        <li key={one.courierId}>
          <span className="publish-preview__fio">{names.courier(one.courierId).fio}</span>
          <Changes of={one} names={names} />
          {one.minutes !== 0 && (
            <span className="publish-preview__hours">{`${one.minutes > 0 ? '+' : ''}${minutesToHoursText(one.minutes)}`}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Changes({ of: { added, removed, moved }, names }: { of: CourierScheduleDiff; names: ScheduleNameLookup }) {
  return (
    <Flex vertical>
      {added.map((one) => (
        <ins key={`+${key(one)}`}>+ {words(one)}</ins>
      ))}
      {removed.map((one) => (
        <del key={`-${key(one)}`}>− {words(one)}</del>
      ))}
      {moved.map(({ from, to }) => (
        <span key={`${key(from)} ${key(to)}`}>{movedText(from, to, names)}</span>
      ))}
    </Flex>
  )
}

function movedText(from: DatedShift, to: DatedShift, names: ScheduleNameLookup): string {
  const move = `${words(from)} → ${words(to)}`
  if (from.shift.pointId !== to.shift.pointId) return `${move}, ${names.point(to.shift.pointId)}`
  return words(from) === words(to) ? `${move} (перерыв)` : move
}

const key = ({ date, shift }: DatedShift): string => `${date} ${shift.key}`
const words = ({ date, shift }: DatedShift): string => `${shortWeekdayName(date)} ${shortTimeRangeText(shift)}`
