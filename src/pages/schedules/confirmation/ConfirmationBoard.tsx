import { CopyOutlined, PhoneOutlined } from '@ant-design/icons'
import { LocalDateTime } from '@js-joda/core'
import { Button, Skeleton } from 'antd'
import { loadOnlineCouriers } from '../../../api/couriers'
import { loadSchedule, type Schedule } from '../../../api/schedules'
import { formatPhone, phoneLink } from '../../../domain/phones'
import { buildConfirmationRows, type ConfirmationRow } from '../../../domain/schedules/confirmation'
import type { DraftWeek } from '../../../domain/schedules/draftWeek'
import { DAY_MINUTES } from '../../../domain/schedules/shift'
import { hoursText } from '../../../domain/schedules/validateWeek'
import { countWithNoun } from '../../../domain/text'
import { cityNow } from '../../../session/cityClock'
import { cityTimezone } from '../../../session/timezones'
import { useAccess } from '../../../session/useAccess'
import { copyText } from '../../../ui/copyText'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadAlert } from '../../../ui/load/LoadAlert'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { UnreadableAlert } from '../../../ui/load/UnreadableAlert'
import { useLoaded } from '../../../ui/load/useLoaded'
import { ConfirmationStatus } from '../week/ConfirmationStatus'
import { CourierLink } from '../week/CourierLink'
import { loadWeek } from '../week/loadDraft'
import { createScheduleNames, type ScheduleNames } from '../week/scheduleNames'
import '../week/pointTable.css'

const REFRESH_MS = 30_000

export function ConfirmationBoard({ schedule, names: known }: { schedule: Schedule; names: ScheduleNames }) {
  const mayCall = useAccess()('courier_view')
  const fresh = useLoaded(loadSchedule, [schedule.id], { every: REFRESH_MS })
  const published = useLoaded((_id: number, signal) => loadWeek(schedule, true, signal), [schedule.id])
  const phones = useLoaded(loadPhones, [schedule.cityId], { skip: !mayCall })
  return (
    <LoadPanel of={published} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
      {({ week, people, unreadable }) => (
        <>
          <LoadAlert of={fresh} />
          <LoadAlert of={phones} title="Телефоны не загрузились" />
          <UnreadableAlert count={unreadable} noun="shift" />
          <Board
            schedule={fresh.value ?? schedule}
            week={week}
            names={createScheduleNames(known.couriers.length > 0 ? known.couriers : undefined, known.points, people)}
            phones={phones.value}
          />
        </>
      )}
    </LoadPanel>
  )
}

type BoardProps = {
  schedule: Schedule
  week: DraftWeek
  names: ScheduleNames
  phones: ReadonlyMap<number, string> | undefined
}

function Board({ schedule, week, names, phones }: BoardProps) {
  const rows = buildConfirmationRows(
    schedule.confirmCouriers,
    startsOf(week),
    minutesSinceEpoch(cityNow(schedule.cityId)),
  )
  if (rows.length === 0)
    return <EmptyState title="Подтверждать нечего" hint="В опубликованном расписании нет курьеров" />
  const missing = rows.filter(({ isConfirmed }) => !isConfirmed)
  const numbers = missing.flatMap(({ courierId }) => phones?.get(courierId) ?? [])
  const copy = () =>
    copyText(
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
            {rows.map((row) => (
              <BoardLine
                key={row.courierId}
                row={row}
                names={names}
                phones={phones}
                timezone={cityTimezone(schedule.cityId)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function BoardLine({
  row,
  names,
  phones,
  timezone,
}: Pick<BoardProps, 'names' | 'phones'> & { row: ConfirmationRow; timezone: number }) {
  const { fio, courierTypeId } = names.courier(row.courierId)
  const phone = phones?.get(row.courierId)
  return (
    <tr>
      <td>
        <CourierLink id={row.courierId} fio={fio} type={courierTypeId} />
      </td>
      <td>
        <ConfirmationStatus isConfirmed={row.isConfirmed} at={row.confirmedAt} timezone={timezone} />
      </td>
      <td>{row.minutesToFirstShift === null ? '—' : hoursText(row.minutesToFirstShift)}</td>
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

async function loadPhones(cityId: number, signal: AbortSignal): Promise<Map<number, string>> {
  const points = await loadOnlineCouriers(cityId, signal)
  return new Map(
    points.flatMap(({ couriers }) =>
      couriers.flatMap(({ id, phone }) => (phone === undefined ? [] : [[id, phone] as const])),
    ),
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
