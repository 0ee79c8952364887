import { type CourierDay, DAY_DEVIATION_LABEL, type ShiftMinuteInterval } from '../../../domain/courierDays'
import { clockText } from '../../../domain/schedules/scheduleShift'
import { durationText } from '../../../domain/shiftAnomalies'
import { formatDate } from '../../../lib/moments'
import { shortWeekdayName } from '../../../lib/weekdays'
import './dayStrips.css'

const HOUR = 60
const DAY = 24 * HOUR

export function CourierDayTimelines({ days }: { days: readonly CourierDay[] }) {
  const [from, to] = hoursOf(days)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long list of days
    <section className="day-strips" aria-label="Дни, прокручиваются стрелками" tabIndex={0}>
      <table className="day-strips__table" aria-label="План и работа по дням">
        <thead>
          <tr>
            <th>День</th>
            <th className="day-strips__hours">
              <span>
                {hourMarks(from, to).map((minute) => {
                  const percent = share(minute, from, to)
                  // Moves each hour label to the left, the first by 0 % and the last by 100 % of its own width, so that both stay inside
                  // the axis.
                  return (
                    <span key={minute} style={{ insetInlineStart: `${percent}%`, translate: `${-percent}% 0` }}>
                      {clockText(minute)}
                    </span>
                  )
                })}
              </span>
            </th>
            <th>План</th>
            <th>Отработано</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row" className="day-strips__day">
                {`${shortWeekdayName(day.date)} `}
                <span className="day-strips__date">{formatDate(day.date).slice(0, 5)}</span>
              </th>
              <td className="day-strips__cell">
                <span aria-hidden="true">
                  <Bars of={day.plans} kind="planned" from={from} to={to} />
                  <Bars of={day.shifts} kind={day.deviation ?? 'worked'} from={from} to={to} />
                </span>
              </td>
              <td className="day-strips__words day-strips__words--plan" data-label="План">
                {planText(day)}
              </td>
              <td className="day-strips__words day-strips__words--worked" data-label="Отработано">
                <span>
                  {day.shifts.length === 0 ? '—' : `${day.shifts.map(stretchText).join(', ')} · ${workedText(day)}`}
                </span>
                {day.deviation && <span className="day-strips__deviation">{DAY_DEVIATION_LABEL[day.deviation]}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type BarsProps = { of: readonly ShiftMinuteInterval[]; kind: string; from: number; to: number }

const Bars = ({ of: stretches, kind, from, to }: BarsProps) => (
  <span className="day-strips__line">
    {stretches.map(({ start, end }) => {
      const left = share(start, from, to)
      return (
        <span
          key={start}
          className={`day-strips__bar day-strips__bar--${kind}`}
          style={{ insetInlineStart: `${left}%`, width: `${share(end, from, to) - left}%` }}
        />
      )
    })}
  </span>
)

const share = (minute: number, from: number, to: number): number =>
  Math.min(100, Math.max(0, ((minute - from) / (to - from)) * 100))

/**
 * Time range of the chart in minutes since midnight: whole hours around all shifts, or 8:00–22:00 if there are no
 * shifts.
 */
function hoursOf(days: readonly CourierDay[]): [number, number] {
  const all = days.flatMap(({ plans, shifts }) => [...plans, ...shifts])
  if (all.length === 0) return [8 * HOUR, 22 * HOUR]
  const from = Math.floor(Math.min(...all.map(({ start }) => start)) / HOUR) * HOUR
  const to = Math.ceil(Math.max(...all.map(({ end }) => end)) / HOUR) * HOUR
  return [from, Math.min(2 * DAY, Math.max(from + HOUR, to))]
}

function hourMarks(from: number, to: number): number[] {
  const step = Math.ceil((to - from) / HOUR / 6) * HOUR
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

const stretchText = ({ start, end }: ShiftMinuteInterval): string => `${clockText(start)}–${clockText(end)}`

const workedText = ({ worked }: CourierDay): string => durationText(worked * 60)

function planText({ plans, planned }: CourierDay): string {
  if (plans.length > 0) return plans.map(stretchText).join(', ')
  return planned === undefined ? '—' : 'Выходной'
}
