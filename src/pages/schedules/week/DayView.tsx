import { EnvironmentOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useMemo } from 'react'
import type { Schedule, ScheduleDayItem } from '../../../api/schedules'
import type { NoShowState } from '../../../domain/plannedShifts'
import { type ScheduleShift, shiftFromServerRow, timeOfDay } from '../../../domain/schedules/scheduleShift'
import { timeRangeText } from '../../../domain/schedules/timeText'
import { bidiIsolated } from '../../../domain/textFormatting'
import { groupBy } from '../../../lib/groupBy'
import { toCityTime } from '../../../lib/jodaMoments'
import { useAccess } from '../../../session/sessionHooks'
import { cityTimezone } from '../../../session/timezones'
import { StatusTag } from '../../../ui/StatusTag'
import { ConfirmationStatus } from './ConfirmationStatus'
import { CourierLink } from './CourierLink'
import { ConfirmationCounts } from './DayTabs'
import { NoShowActions } from './NoShowActions'
import type { WeekScreenState } from './useWeekScreen'
import './pointTable.css'

type DayViewProps = {
  state: WeekScreenState
  rows: readonly ScheduleDayItem[]
  noShows: ReadonlyMap<ScheduleDayItem, NoShowState>
  phones: ReadonlyMap<number, string> | undefined
  onLocate: (courierId: number) => void
}

export function DayView({ rows, ...rest }: DayViewProps) {
  const points = useMemo(() => groupBy(rows, (row) => row.pointId), [rows])
  return (
    <Flex vertical gap={16}>
      {[...points].map(([pointId, items]) => (
        <PointBlock key={pointId} pointId={pointId} rows={items} {...rest} />
      ))}
    </Flex>
  )
}

function PointBlock({ pointId, rows, ...props }: DayViewProps & { pointId: number }) {
  const { state, noShows } = props
  const { schedule, isDraftView, names } = state
  const mayLocate = useAccess()('courier_location_view')
  const confirmed = useMemo(() => confirmedAtByCourier(schedule), [schedule])
  const couriers = [...new Set(rows.map(({ courierId }) => courierId))]
  const sorted = useMemo(() => rows.toSorted(compareShiftsByStart), [rows])
  const absent = new Set(rows.filter((row) => noShows.has(row)).map(({ courierId }) => courierId)).size
  const name = names.point(pointId)
  return (
    <section className="point-block" aria-label={name}>
      <h2 className="point-block__title">
        <span>{name}</span>
        <ConfirmationCounts all={couriers.length} confirmed={couriers.filter((id) => confirmed.has(id)).length} />
        {absent > 0 && <StatusTag tone="danger">Не вышли: {absent}</StatusTag>}
      </h2>
      <div className="point-block__scroll">
        <table className="point-table">
          <thead>
            <tr>
              <th scope="col" className="point-table__time">
                Время работы
              </th>
              <th scope="col" className="point-table__time">
                Перерыв
              </th>
              {!isDraftView && (
                <th scope="col" className="point-table__time">
                  Смена
                </th>
              )}
              <th scope="col">Курьер</th>
              <th scope="col" className="point-table__confirmation">
                Подтверждение
              </th>
              {mayLocate && (
                <th scope="col" className="point-table__actions">
                  <span className="visually-hidden">Местоположение</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and keep no state
                key={index}
                row={row}
                noShow={noShows.get(row)}
                confirmed={confirmed}
                mayLocate={mayLocate}
                {...props}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type RowProps = Omit<DayViewProps, 'rows'> & {
  row: ScheduleDayItem
  noShow: NoShowState | undefined
  confirmed: ReadonlyMap<number, string | undefined>
  mayLocate: boolean
}

function Row({ state, row, noShow, confirmed, mayLocate, phones, onLocate }: RowProps) {
  const { schedule, date, names, isDraftView } = state
  const shift = shiftFromServerRow(row, 0)
  const known = names.courier(row.courierId)
  const name = row.courier?.fio || known.fio
  const courierTypeId = row.courier?.courierTypeId ?? known.courierTypeId
  return (
    <tr className={noShow && 'point-table__no-show'}>
      <td>{timeRangeText(shift)}</td>
      <td>{breakText(shift)}</td>
      {!isDraftView && (
        <td>
          {noShow ? (
            <span className="point-table__late">{noShow === 'running' ? 'Не вышел' : 'Не выходил'}</span>
          ) : (
            <Slot row={row} date={date} timezone={cityTimezone(schedule.cityId)} />
          )}
        </td>
      )}
      <td>
        <CourierLink id={row.courierId} fio={name} type={courierTypeId} />
        {noShow === 'running' && (
          <NoShowActions
            fio={name}
            phone={phones?.get(row.courierId)}
            onReplace={state.mayEdit ? () => state.replace(date, row.courierId) : undefined}
          />
        )}
      </td>
      <td>
        <ConfirmationStatus
          isConfirmed={confirmed.has(row.courierId)}
          at={confirmed.get(row.courierId)}
          timezone={cityTimezone(schedule.cityId)}
        />
      </td>
      {mayLocate && (
        <td className="point-table__actions">
          <Button
            type="text"
            icon={<EnvironmentOutlined />}
            aria-label={`Где курьер: ${bidiIsolated(name)}`}
            title="Где курьер"
            onClick={() => onLocate(row.courierId)}
          />
        </td>
      )}
    </tr>
  )
}

const breakText = ({ breakStart, breakEnd }: ScheduleShift): string =>
  breakStart === null && breakEnd === null
    ? '—'
    : timeRangeText({ start: breakStart, end: breakEnd && timeOfDay(breakEnd) })

/** Actual work time of the courier, red if the courier started later than planned (operations, «Schedule detail»). */
function Slot({ row, date, timezone }: { row: ScheduleDayItem; date: string; timezone: number }) {
  const { createdAt, finishedAt } = row.slot ?? {}
  if (createdAt === undefined) return <>—</>
  const started = toCityTime(createdAt, timezone)
  const isLate = row.timeStart !== undefined && started.toString().slice(0, 16) > `${date}T${row.timeStart}`
  const time = (moment: string) => toCityTime(moment, timezone).toLocalTime().toString().slice(0, 5)
  return (
    <>
      <span className={isLate ? 'point-table__late' : undefined} title={isLate ? 'Позже начала смены' : undefined}>
        <span>{time(createdAt)}</span>
        {isLate && <span className="visually-hidden"> (позже начала смены)</span>}
      </span>
      <span>{`–${finishedAt === undefined ? '…' : time(finishedAt)}`}</span>
    </>
  )
}

/** Shifts without a start time come last. */
export function compareShiftsByStart(a: ScheduleDayItem, b: ScheduleDayItem): number {
  const [start, other] = [a.timeStart ?? '~', b.timeStart ?? '~']
  return start < other ? -1 : Number(start > other)
}

const confirmedAtByCourier = ({ confirmCouriers }: Schedule): Map<number, string | undefined> =>
  new Map(confirmCouriers.filter((one) => one.isConfirmed).map((one) => [one.courierId, one.confirmedAt]))
