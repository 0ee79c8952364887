import { EditOutlined, EnvironmentOutlined, HistoryOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Shift } from '../../api/shifts'
import { formatMoney, MONEY_SHEET_FORMAT } from '../../domain/money'
import { durationText, SHIFT_ANOMALY_LABEL, type ShiftAnomaly, shiftDurationSeconds } from '../../domain/shiftAnomalies'
import { dateOfShift, shiftOrderAndBonusPay } from '../../domain/shifts'
import { bidiIsolated, groupDigits } from '../../domain/textFormatting'
import { metresToKmText } from '../../domain/tracks'
import { paths } from '../../kit/address/paths'
import { ReportFigureLink } from '../../kit/drilldown/ReportFigureLink'
import { type Column, NAME_WITH_ICON_COLUMN_WIDTH } from '../../kit/list/columns'
import { ROW_OPENER_PROPS } from '../../kit/list/tableRows'
import { formatDate, toCityDate } from '../../lib/moments'
import { CourierTypeIcon } from '../../ui/CourierTypeIcon'
import { NoLineBreak } from '../../ui/NoLineBreak'
import { CloseShiftButton, type CloseShiftOptions } from './CloseShiftButton'
import {
  CITY_UNKNOWN_MESSAGE,
  epochToRequestMoment,
  shiftCityId,
  shiftMomentTimeText,
  shiftOrderSearchEndDate,
  shiftTimezone,
} from './shiftCityTime'

type ShiftActions = CloseShiftOptions & {
  onEdit: (id: number) => void
  onHistory: (id: number) => void
  onTrack: (id: number) => void
  /** Current time in epoch seconds. */
  now: number
  mayOpenCourier: boolean
  mayOpenOrders: boolean
}

export const shiftColumns = (cityId: number | undefined, actions: ShiftActions): readonly Column<Shift>[] => [
  {
    key: 'date',
    title: 'Дата',
    width: 96,
    render: (shift) => <NoLineBreak>{shiftDate(shift, shiftTimezone(shift, cityId))}</NoLineBreak>,
    sheet: { kind: 'date', value: (shift) => dateOfShift(shift, shiftTimezone(shift, cityId)) },
  },
  {
    key: 'courier',
    title: 'Курьер',
    width: NAME_WITH_ICON_COLUMN_WIDTH,
    isMain: true,
    render: ({ courier }) => <CourierName courier={courier} mayOpen={actions.mayOpenCourier} />,
    sheet: { kind: 'text', value: ({ courier }) => courier?.fio ?? (courier && `Курьер № ${courier.id}`) },
  },
  {
    key: 'time',
    title: 'Время смены',
    width: 118,
    render: (shift) => (
      <>
        <span className="shift-time">{shiftTime(shift, shiftTimezone(shift, cityId))}</span>
        <OpenLength shift={shift} timezone={shiftTimezone(shift, cityId)} now={actions.now} />
        <Chips of={actions.anomalies.get(shift.id) ?? []} />
        <CloseShiftButton shift={shift} timezone={shiftTimezone(shift, cityId)} actions={actions} />
      </>
    ),
    sheet: { kind: 'text', value: (shift) => shiftTime(shift, shiftTimezone(shift, cityId)) },
  },
  {
    key: 'countOrder',
    title: 'Заказов',
    width: 78,
    align: 'right',
    render: (shift) => {
      const { countOrder } = shift
      if (countOrder === undefined) return '—'
      return (
        <ReportFigureLink
          name="countOrder"
          text={groupDigits(countOrder)}
          to={actions.mayOpenOrders ? shiftOrders(shift, cityId, actions.now) : undefined}
        />
      )
    },
    sheet: { kind: 'number', isSummed: true, value: ({ countOrder }) => countOrder },
  },
  money('orderAmount', 'Заработок', ({ salary }) => salary?.orderAmount),
  money('dailyBonus', 'Бонус', ({ salary }) => salary?.dailyBonus),
  { ...money('total', 'Итого за смену', shiftOrderAndBonusPay), isMain: true },
  money('sumDelivery', 'Платная доставка', ({ sumDelivery }) => sumDelivery),
  {
    key: 'distance',
    title: 'Расстояние',
    width: 90,
    align: 'right',
    render: ({ distance }) => (distance === undefined ? '—' : metresToKmText(distance)),
    sheet: { kind: 'number', format: '0.0" км"', isSummed: true, value: ({ distance }) => distance && distance / 1000 },
  },
  {
    key: 'actions',
    title: 'Действия',
    width: 105,
    align: 'right',
    fixed: 'right',
    render: (shift) => <Actions shift={shift} timezone={shiftTimezone(shift, cityId)} actions={actions} />,
  },
]

type Value = (shift: Shift) => number | undefined

const money = (key: string, title: string, value: Value): Column<Shift> => ({
  key,
  title,
  width: 88,
  align: 'right',
  render: (shift) => {
    const sum = value(shift)
    return sum === undefined ? '—' : formatMoney(sum)
  },
  sheet: { kind: 'number', format: MONEY_SHEET_FORMAT, isSummed: true, value },
})

/**
 * URL of the courier's orders from the first to the last day of the shift. No filter selects the orders of one shift, so another shift of
 * the same days is included.
 */
function shiftOrders(shift: Shift, filterCity: number | undefined, now: number): string | undefined {
  const { courier, countOrder, finishedAt } = shift
  const timezone = shiftTimezone(shift, filterCity)
  if (!courier || !countOrder || timezone === undefined) return undefined
  const dateStart = dateOfShift(shift, timezone)
  if (!dateStart) return undefined
  const dateEnd = finishedAt
    ? toCityDate(finishedAt, timezone)
    : shiftOrderSearchEndDate(dateStart, toCityDate(epochToRequestMoment(now, timezone), timezone))
  const cityId = shiftCityId(shift, filterCity)
  return paths.archiveWith({ courierId: courier.id, dateStart, dateEnd, ...(cityId === undefined ? {} : { cityId }) })
}

function shiftDate(shift: Shift, timezone: number | undefined): string {
  const date = dateOfShift(shift, timezone)
  return date === undefined ? '—' : formatDate(date)
}

function shiftTime({ createdAt, finishedAt }: Shift, timezone: number | undefined): string {
  const start = createdAt ? shiftMomentTimeText(createdAt, timezone) : '—'
  return `${start}–${finishedAt ? shiftMomentTimeText(finishedAt, timezone) : '…'}`
}

export const shiftName = (shift: Shift, timezone: number | undefined): string =>
  [
    bidiIsolated(shift.courier?.fio ?? `Смена № ${shift.id}`),
    shiftDate(shift, timezone),
    shiftTime(shift, timezone),
  ].join(', ')

function CourierName({ courier, mayOpen }: { courier: Shift['courier']; mayOpen: boolean }): ReactNode {
  if (!courier) return '—'
  const name = courier.fio ?? `Курьер № ${courier.id}`
  return (
    <span className="shift-courier">
      <CourierTypeIcon type={courier.courierTypeId} />
      {mayOpen ? (
        <a href={paths.courier(courier.id)} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
    </span>
  )
}

function OpenLength({ shift, timezone, now }: { shift: Shift; timezone: number | undefined; now: number }) {
  const seconds = shift.finishedAt === undefined ? shiftDurationSeconds(shift, timezone, now) : undefined
  return seconds === undefined ? null : <span className="shift-open">идёт {durationText(seconds)}</span>
}

function Chips({ of: anomalies }: { of: readonly ShiftAnomaly[] }) {
  const found = anomalies.filter((anomaly) => anomaly !== 'open')
  if (found.length === 0) return null
  return (
    <span className="shift-chips">
      {found.map((anomaly) => (
        <span key={anomaly} className={anomaly === 'unclosed' ? 'shift-chip shift-chip--red' : 'shift-chip'}>
          {SHIFT_ANOMALY_LABEL[anomaly]}
        </span>
      ))}
    </span>
  )
}

type ActionsProps = { shift: Shift; timezone: number | undefined; actions: ShiftActions }

function Actions({ shift, timezone, actions: { onEdit, onHistory, onTrack } }: ActionsProps) {
  const tool = (title: string) =>
    ({ type: 'text', size: 'small', title, 'aria-label': `${title}: ${shiftName(shift, timezone)}` }) as const
  return (
    <span className="shift-actions">
      <Button
        {...tool('Редактировать')}
        {...ROW_OPENER_PROPS}
        icon={<EditOutlined />}
        disabled={timezone === undefined}
        {...(timezone === undefined ? { title: CITY_UNKNOWN_MESSAGE } : {})}
        onClick={() => onEdit(shift.id)}
      />
      {shift.history.length > 0 && (
        <Button {...tool('История')} icon={<HistoryOutlined />} onClick={() => onHistory(shift.id)} />
      )}
      {shift.trackInfo.length > 0 && (
        <Button {...tool('Местоположение')} icon={<EnvironmentOutlined />} onClick={() => onTrack(shift.id)} />
      )}
    </span>
  )
}
