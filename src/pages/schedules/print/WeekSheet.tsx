import type { Schedule } from '../../../api/schedules'
import { spanText } from '../../../domain/schedules/timeText'
import { hoursText } from '../../../domain/schedules/verdicts'
import type { DraftWeek } from '../../../domain/schedules/week'
import { dayAndMonth, shortDayName, weekTitle } from '../../../domain/schedules/weeks'
import { courierRows, rowSums, shiftsAt } from '../grid/gridModel'
import type { Names } from '../week/people'
import { PrintButton } from './PrintButton'

type WeekSheetProps = { schedule: Schedule; week: DraftWeek; names: Names }

export const PrintWeek = (props: WeekSheetProps) => <PrintButton sheet={() => <WeekSheet {...props} />} />

function WeekSheet({ schedule, week, names }: WeekSheetProps) {
  const rows = courierRows(week, names)
    .map((row) => ({ ...row, cells: week.days.map((_, day) => shiftsAt(week, day, row)) }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0))
  return (
    <>
      <h1>Расписание {weekTitle(schedule)}</h1>
      <table>
        <thead>
          <tr>
            <th>Курьер</th>
            {week.days.map(({ date }) => (
              <th key={date}>
                {shortDayName(date)} {dayAndMonth(date)}
              </th>
            ))}
            <th>Всего</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ courierId, title, cells }) => (
            <tr key={courierId}>
              <td>{title}</td>
              {cells.map((cell, day) => (
                <td key={week.days[day]?.date}>{cell.map(spanText).join(', ')}</td>
              ))}
              <td>{hoursText(rowSums(cells).minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
