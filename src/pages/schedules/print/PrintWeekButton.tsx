import type { Schedule } from '../../../api/schedules'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import { shortTimeRangeText } from '../../../domain/schedules/timeText'
import { minutesToHoursText } from '../../../domain/schedules/validateWeek'
import { dayAndMonth, weekTitle } from '../../../domain/schedules/weekDates'
import { shortWeekdayName } from '../../../lib/weekdays'
import { courierGridRows, findCellShifts, sumWeekGridRowShifts } from '../grid/gridModel'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import { PrintedScheduleSubtitle, type PrintedScheduleSubtitleProps } from './PrintedScheduleSubtitle'
import { PrintSheetButton } from './PrintSheetButton'

type WeekSheetProps = Omit<PrintedScheduleSubtitleProps, 'order'> & {
  schedule: Schedule
  week: DraftWeek
  names: ScheduleNameLookup
}

export const PrintWeekButton = (props: WeekSheetProps) => <PrintSheetButton sheet={() => <WeekSheet {...props} />} />

function WeekSheet({ schedule, week, names, ...notes }: WeekSheetProps) {
  const rows = courierGridRows(week, names)
    .map((row) => ({ ...row, cells: week.days.map((_, day) => findCellShifts(week, day, row)) }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0))
  return (
    <>
      <h1>Расписание {weekTitle(schedule)}</h1>
      <PrintedScheduleSubtitle {...notes} order="Курьеры по алфавиту" />
      <table>
        <thead>
          <tr>
            <th>Курьер</th>
            {week.days.map(({ date }) => (
              <th key={date}>
                {shortWeekdayName(date)} {dayAndMonth(date)}
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
                <td key={week.days[day]?.date}>{cell.map(shortTimeRangeText).join(', ')}</td>
              ))}
              <td>{minutesToHoursText(sumWeekGridRowShifts(cells).minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
