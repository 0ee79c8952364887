import { CopyOutlined, PhoneOutlined } from '@ant-design/icons'
import { LocalDateTime } from '@js-joda/core'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { loadScheduleDay, type Schedule } from '../../../api/schedules'
import { formatPhone, phoneLink } from '../../../domain/phones'
import { findNoShows, type NoShowState, noShowByCourier } from '../../../domain/plannedShifts'
import { buildConfirmationRows, type ConfirmationRow } from '../../../domain/schedules/confirmation'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import { DAY_MINUTES } from '../../../domain/schedules/scheduleShift'
import { minutesToHoursText } from '../../../domain/schedules/validateWeek'
import { addDays } from '../../../domain/schedules/weekDates'
import { countWithNoun } from '../../../domain/textFormatting'
import { cityNow, cityToday } from '../../../session/cityNow'
import { useAccess } from '../../../session/sessionHooks'
import { cityTimezone } from '../../../session/timezones'
import { copyToClipboard } from '../../../ui/copyToClipboard'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { useNowSecond } from '../../../ui/load/useNowSecond'
import { ConfirmationStatus } from '../week/ConfirmationStatus'
import { CourierLink } from '../week/CourierLink'
import { loadWeek } from '../week/loadWeek'
import { NoShowActions } from '../week/NoShowActions'
import { PublishedDayToolbar } from '../week/PublishedDayToolbar'
import { loadCourierPhones, NO_SHOW_REFRESH_MS, PUBLISHED_REFRESH_MS } from '../week/publishedDayLoading'
import { createScheduleNameLookup, type ScheduleNameLookup } from '../week/scheduleNameLookup'
import type { WeekScreenState } from '../week/useWeekScreen'
import '../week/pointTable.css'

export function ConfirmationBoard({ state }: { state: WeekScreenState }) {
  const { schedule, couriers, points } = state
  const mayCall = useAccess()('courier_view')
  const published = useLoadedValue((_id: number, signal) => loadWeek(schedule, true, signal), [schedule.id])
  const phones = useLoadedValue(loadCourierPhones, [schedule.cityId], { skip: !mayCall })
  const date = cityToday(schedule.cityId)
  const isThisWeek = schedule.dateStart <= date && date <= schedule.dateEnd
  const yesterday = addDays(date, -1)
  const every = PUBLISHED_REFRESH_MS
  const today = useLoadedValue(loadScheduleDay, [schedule.id, date, true], { every, skip: !isThisWeek })
  const night = useLoadedValue(loadScheduleDay, [schedule.id, yesterday, true], {
    every,
    skip: !isThisWeek || yesterday < schedule.dateStart,
  })
  const now = useNowSecond(NO_SHOW_REFRESH_MS)
  const absentOn = (of: typeof today, day: string) =>
    noShowByCourier(findNoShows(of.value?.rows ?? [], day, now, cityTimezone(schedule.cityId)))
  /** Couriers who did not come to a shift of yesterday that lasts over midnight. */
  const atNight = new Map([...absentOn(night, yesterday)].filter(([, noShow]) => noShow === 'running'))
  const absent = new Map([...absentOn(today, date), ...atNight])
  const reload = () => {
    published.reload()
    night.reload()
    state.onReload()
  }
  return (
    <LoadedContent of={published} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
      {({ week, people, unreadable }) => (
        <>
          <LoadFailureAlert of={today.failure ? today : night} title="Выход на смену не загрузился" />
          <LoadFailureAlert of={phones} title="Телефоны не загрузились" />
          <UnreadableRowsAlert count={unreadable} noun="shift" />
          <Board
            schedule={schedule}
            week={week}
            names={createScheduleNameLookup(couriers.value, points.value, people)}
            phones={phones.value}
            absent={absent}
            tools={<PublishedDayToolbar of={today} cityId={schedule.cityId} noShows={absent.size} onReload={reload} />}
            onReplace={
              state.mayCreate
                ? (courierId) => state.replace(atNight.has(courierId) ? yesterday : date, courierId)
                : undefined
            }
          />
        </>
      )}
    </LoadedContent>
  )
}

type BoardProps = {
  schedule: Schedule
  week: DraftWeek
  names: ScheduleNameLookup
  phones: ReadonlyMap<number, string> | undefined
  /** Couriers who did not come today or to the night shift of yesterday. */
  absent: ReadonlyMap<number, NoShowState>
  tools: ReactNode
  /** Undefined if the user has no permission to change the schedule. */
  onReplace: ((courierId: number) => void) | undefined
}

function Board({ schedule, week, names, phones, absent, tools, onReplace }: BoardProps) {
  const rows = buildConfirmationRows(
    schedule.confirmCouriers,
    startsOf(week),
    minutesSinceEpoch(cityNow(schedule.cityId)),
  )
  if (rows.length === 0)
    return <EmptyState title="Подтверждать нечего" hint="В опубликованном расписании нет курьеров" />
  const missing = rows.filter(({ isConfirmed }) => !isConfirmed)
  const isAbsent = ({ courierId }: ConfirmationRow) => absent.has(courierId)
  const numbers = missing.flatMap(({ courierId }) => phones?.get(courierId) ?? [])
  const copy = () =>
    copyToClipboard(
      numbers.map(formatPhone).join('\n'),
      `Скопировано: ${countWithNoun(numbers.length, 'телефон', 'телефона', 'телефонов')}`,
    )
  return (
    <>
      <div className="week-board__bar">
        <span>
          Не подтвердили {missing.length} из {rows.length}
        </span>
        {numbers.length > 0 && (
          <Button icon={<CopyOutlined />} onClick={() => void copy()}>
            Копировать телефоны
          </Button>
        )}
        {tools}
      </div>
      <div className="point-block point-block__scroll">
        <table className="point-table" aria-label="Подтверждения">
          <thead>
            <tr>
              <th scope="col">Курьер</th>
              <th scope="col">Подтверждение</th>
              <th scope="col">До первой смены</th>
              {phones && <th scope="col">Телефон</th>}
            </tr>
          </thead>
          <tbody>
            {[...rows.filter(isAbsent), ...rows.filter((row) => !isAbsent(row))].map((row) => (
              <BoardLine
                key={row.courierId}
                row={row}
                names={names}
                phones={phones}
                noShow={absent.get(row.courierId)}
                onReplace={onReplace}
                timezone={cityTimezone(schedule.cityId)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type LineProps = Pick<BoardProps, 'names' | 'phones' | 'onReplace'> & {
  row: ConfirmationRow
  noShow: NoShowState | undefined
  timezone: number
}

function BoardLine({ row, names, phones, noShow, onReplace, timezone }: LineProps) {
  const { fio, courierTypeId } = names.courier(row.courierId)
  const phone = phones?.get(row.courierId)
  return (
    <tr className={noShow && 'point-table__no-show'}>
      <td>
        <CourierLink id={row.courierId} fio={fio} type={courierTypeId} />
        {noShow === 'running' && (
          <NoShowActions fio={fio} phone={undefined} onReplace={onReplace && (() => onReplace(row.courierId))} />
        )}
      </td>
      <td>
        <ConfirmationStatus isConfirmed={row.isConfirmed} at={row.confirmedAt} timezone={timezone} />
      </td>
      <td>
        {noShow && <div className="point-table__late">{noShow === 'running' ? 'Не вышел' : 'Не выходил'}</div>}
        <span>{row.minutesToFirstShift === null ? '—' : minutesToHoursText(row.minutesToFirstShift)}</span>
      </td>
      {phones && (
        <td>
          {phone === undefined ? (
            '—'
          ) : (
            <a href={phoneLink(phone)}>
              <PhoneOutlined aria-hidden />
              <span className="visually-hidden">Позвонить: {fio}</span> {formatPhone(phone)}
            </a>
          )}
        </td>
      )}
    </tr>
  )
}

/** Start times of each courier's shifts, in minutes since 1970 in city time. */
function startsOf({ days }: DraftWeek): Map<number, number[]> {
  const starts = new Map<number, number[]>()
  for (const { date, rows } of days) {
    const midnight = minutesSinceEpoch(LocalDateTime.parse(`${date}T00:00`))
    for (const { courierId, start } of rows) {
      if (courierId !== null && start !== null)
        starts.set(courierId, [...(starts.get(courierId) ?? []), midnight + start])
    }
  }
  return starts
}

const minutesSinceEpoch = (moment: LocalDateTime): number =>
  moment.toLocalDate().toEpochDay() * DAY_MINUTES + moment.hour() * 60 + moment.minute()
