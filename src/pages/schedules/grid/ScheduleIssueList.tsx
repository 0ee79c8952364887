import { Button } from 'antd'
import { useId, useState } from 'react'
import { type DraftWeek, findDraftRow } from '../../../domain/schedules/draftWeek'
import { shortTimeRangeText } from '../../../domain/schedules/timeText'
import type { ScheduleIssue } from '../../../domain/schedules/validateWeek'
import { shortWeekdayName } from '../../../lib/weekdays'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import './issueList.css'

type Props = {
  issues: readonly ScheduleIssue[]
  week: DraftWeek
  names: ScheduleNameLookup
  onSelect: (issue: ScheduleIssue) => void
}

export function ScheduleIssueList({ issues, week, names, onSelect }: Props) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (issues.length === 0) return null
  return (
    <div className="issue-list">
      <Button size="small" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        Список ошибок и предупреждений
      </Button>
      <span className="issue-list__hint">F8 — следующее, Shift+F8 — предыдущее</span>
      {isOpen && (
        <ul id={listId} className="issue-list__rows" aria-label="Ошибки и предупреждения недели">
          {issues.map((issue, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal shifts give equal issues, and items keep no state
            <li key={index}>
              <button type="button" className="issue-list__row" onClick={() => onSelect(issue)}>
                <span>{placeText(issue, week, names)}</span>
                <span className={`verdict verdict--${issue.tone}`}>{issue.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function placeText({ day, key, courierId }: ScheduleIssue, week: DraftWeek, names: ScheduleNameLookup): string {
  const shift = key === null ? undefined : findDraftRow(week, { day, key })
  const date = shortWeekdayName(week.days[day]?.date ?? '1970-01-01')
  return [
    ...(key === null ? [] : [names.courier(courierId).fio]),
    `${date} ${shift ? shortTimeRangeText(shift) : ''}`.trim(),
  ].join(', ')
}
