import type { ScheduleDayItem } from '../../../api/schedules'
import { shiftFromServerRow } from '../../../domain/schedules/scheduleShift'
import { shortTimeRangeText } from '../../../domain/schedules/timeText'
import { groupBy } from '../../../lib/groupBy'
import { formatDate } from '../../../lib/moments'
import { weekdayName } from '../../../lib/weekdays'
import { compareShiftsByStart } from '../week/DayView'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import { PrintedScheduleSubtitle, type PrintedScheduleSubtitleProps } from './PrintedScheduleSubtitle'
import { PrintSheetButton } from './PrintSheetButton'

type DaySheetProps = Omit<PrintedScheduleSubtitleProps, 'order'> & {
  date: string
  rows: readonly ScheduleDayItem[]
  names: ScheduleNameLookup
}

export const PrintDayButton = (props: DaySheetProps) => <PrintSheetButton sheet={() => <DaySheet {...props} />} />

function DaySheet({ date, rows, names, ...notes }: DaySheetProps) {
  const sorted = [...groupBy(rows, ({ pointId }) => pointId).values()].flatMap((ofPoint) =>
    ofPoint.toSorted(compareShiftsByStart),
  )
  return (
    <>
      <h1>
        {weekdayName(date)}, {formatDate(date)}
      </h1>
      <PrintedScheduleSubtitle {...notes} order="По точкам, в точке по началу смены" />
      <table>
        <thead>
          <tr>
            <th>Точка</th>
            <th>Время работы</th>
            <th>Перерыв</th>
            <th>Курьер</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row, index) => {
            const shift = shiftFromServerRow(row, 0)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and the sheet never changes
              <tr key={index}>
                <td>{names.point(row.pointId)}</td>
                <td>{shortTimeRangeText(shift)}</td>
                <td>{shortTimeRangeText({ start: shift.breakStart, end: shift.breakEnd })}</td>
                <td>{row.courier?.fio || names.courier(row.courierId).fio}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
