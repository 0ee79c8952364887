import { Alert, Select, Skeleton } from 'antd'
import { useMemo } from 'react'
import {
  type CourierDetails,
  type CourierSchedule,
  type CourierScheduleLoadResult,
  loadCourierSchedule,
  loadCourierSchedules,
} from '../../../api/couriers'
import { periodDates } from '../../../domain/periods'
import { countWithNoun } from '../../../domain/textFormatting'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { formatDate } from '../../../lib/moments'
import { numberStruct } from '../../../lib/structs'
import { weekdayName } from '../../../lib/weekdays'
import { cityToday } from '../../../session/cityNow'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'

const WEEK = numberStruct()

export function CourierScheduleTab({ courier }: { courier: CourierDetails }) {
  const { id, cityId } = courier
  const weeks = useLoadedValue(loadCourierSchedules, [id])
  const address = useUrlQuery()
  const today = cityToday(cityId)
  const chosen = useMemo(
    () => chosenWeek(weeks.value ?? [], address.get('week', WEEK), today),
    [weeks.value, address, today],
  )
  const week = useLoadedValue(loadCourierSchedule, [id, chosen?.id])
  return (
    <LoadedContent of={weeks} waiting={<Waiting />}>
      {(known) =>
        known.length === 0 ? (
          <EmptyState title="Расписание пусто" hint="Курьера нет ни в одном опубликованном расписании" />
        ) : (
          <>
            <Select
              className="week-select"
              aria-label="Неделя"
              value={chosen?.id}
              options={known.map(({ id: value, dateStart, dateEnd }) => ({
                value,
                label: `${formatDate(dateStart)} — ${formatDate(dateEnd)}`,
              }))}
              listHeight={240}
              onChange={(value) => address.set({ week: value })}
            />
            <UnreadableRowsAlert of={known} noun="week" />
            <LoadedContent of={week} waiting={<Waiting />}>
              {(value) => <Week week={value} today={today} />}
            </LoadedContent>
          </>
        )
      }
    </LoadedContent>
  )
}

function chosenWeek(
  weeks: readonly CourierSchedule[],
  requestedId: number | undefined,
  today: string,
): CourierSchedule | undefined {
  const begun = weeks.filter(({ dateStart }) => dateStart <= today)
  const last = begun.reduce<CourierSchedule | undefined>(
    (best, week) => (best && best.dateStart > week.dateStart ? best : week),
    undefined,
  )
  return weeks.find(({ id }) => id === requestedId) ?? last ?? weeks[0]
}

/**
 * A day without shift times is shown as a day off. If some days of the week could not be parsed, each day without shift times is shown as
 * «—», because it may be one of the unparsed days.
 */
function Week({ week, today }: { week: CourierScheduleLoadResult; today: string }) {
  const { unreadable = 0 } = week
  const off = unreadable > 0 ? '—' : 'Выходной'
  return (
    <>
      {unreadable > 0 && (
        <Alert type="warning" showIcon title={`Не загрузилось: ${countWithNoun(unreadable, 'день', 'дня', 'дней')}`} />
      )}
      <table className="week">
        <thead>
          <tr>
            <th>День</th>
            <th>Дата</th>
            <th>Время</th>
          </tr>
        </thead>
        <tbody>
          {periodDates(week).map((date) => {
            const times = timesOn(week, date)
            const isOff = times.length === 0
            return (
              <tr key={date} className={date === today ? 'week__today' : undefined}>
                <td>{weekdayName(date)}</td>
                <td>{formatDate(date)}</td>
                <td className={isOff ? 'week__off' : undefined}>{isOff ? off : times.join(', ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

const timesOn = ({ days }: CourierSchedule, date: string): string[] =>
  days
    .filter(({ dateItem, timeStart, timeEnd }) => dateItem === date && (timeStart ?? timeEnd) !== undefined)
    .map(({ timeStart, timeEnd }) => `${timeStart ?? '…'}–${timeEnd ?? '…'}`)
    .sort()

const Waiting = () => <Skeleton active title={false} paragraph={{ rows: 7 }} />
