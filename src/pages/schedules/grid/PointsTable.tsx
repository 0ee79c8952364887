import { workMinutes } from '../../../domain/schedules/shift'
import { hoursText } from '../../../domain/schedules/verdicts'
import { dayAndMonth, shortDayName } from '../../../domain/schedules/weeks'
import { counted } from '../../../domain/text'
import type { Names } from '../week/people'
import { useDraftWeek } from '../week/useEditor'
import type { WeekEditor } from '../week/weekEditor'

/** The same week by dispatch points: how many couriers each has on a day, and for how many hours. */
export function PointsTable({ editor, names }: { editor: WeekEditor; names: Names }) {
  const { days } = useDraftWeek(editor)
  const ids = new Set<number | null>(names.points.map(({ value }) => value))
  for (const { rows } of days) for (const { pointId, courierId } of rows) if (courierId !== null) ids.add(pointId)
  return (
    <div className="point-block point-block__scroll">
      <table className="point-table" aria-label="Неделя по точкам">
        <thead>
          <tr>
            <th scope="col">Точка</th>
            {days.map(({ date }) => (
              <th key={date} scope="col">
                {shortDayName(date)} {dayAndMonth(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...ids].map((pointId) => (
            <tr key={pointId}>
              <th scope="row">{names.point(pointId)}</th>
              {days.map(({ date, rows }) => {
                const here = rows.filter((row) => row.pointId === pointId && row.courierId !== null)
                const couriers = new Set(here.map(({ courierId }) => courierId)).size
                const minutes = here.reduce((sum, row) => sum + workMinutes(row), 0)
                return (
                  <td key={date}>
                    {couriers === 0
                      ? '—'
                      : `${counted(couriers, 'курьер', 'курьера', 'курьеров')}, ${hoursText(minutes)}`}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
