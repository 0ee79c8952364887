import { WarningFilled } from '@ant-design/icons'
import { type ComponentType, useSyncExternalStore } from 'react'
import { NBSP } from '../../../domain/textFormatting'
import type { Column } from '../../../kit/list/columns'
import { everySecond, nowSecond } from '../../../lib/clock'
import { formatMoment, formatMomentDate, formatMomentTime, toEpochSecond } from '../../../lib/moments'
import { type OrderRow, useOrderFields } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import { OrderActionsCell } from './OrderActionsCell'
import {
  EmptyOrderCell,
  OrderAddressCell,
  type OrderCellProps,
  OrderCityPointCell,
  OrderCourierCell,
  OrderNumberCell,
  OrderTotalCell,
} from './orderCells'
import { orderEntryDelayMinutes } from './orderEntryDelayMinutes'
import { DeadlineCell, OnTheWayCell, PreparationCell } from './timeCells'

type OrderColumn = Omit<Column<OrderRow>, 'render'> & { cell: ComponentType<OrderCellProps> }

/** Most columns show two values of an order, so that all columns fit into a window of 1440 px. */
export const ORDER_COLUMNS = {
  place: { key: 'place', title: 'Город / Район', width: 97, cell: OrderCityPointCell },
  // The column fits a long status beside the «paid» badge, or the order number, the device and two badges in one line.
  id: { key: 'id', title: '№ заказа', width: 190, isSortable: true, cell: OrderNumberCell },
  address: { key: 'address', title: 'Заведение / Адрес доставки', width: 124, cell: OrderAddressCell },
  sum: { key: 'sumTotal', title: 'Сумма', width: 72, align: 'right', isSortable: true, cell: OrderTotalCell },
  preparation: { key: 'preparation', title: 'Обработка / Приготовление', width: 94, cell: PreparationCell },
  way: { key: 'way', title: 'В пути / Расстояние', width: 74, cell: OnTheWayCell },
  createdAt: { key: 'createdAt', title: 'Дата создания', width: 84, isSortable: true, cell: CreatedCell },
  courier: { key: 'courier', title: 'Курьер', width: 88, cell: OrderCourierCell },
  deadline: {
    key: 'dateTimeStatusFinish',
    title: `Таймер / Ко${NBSP}времени`,
    width: 94,
    align: 'right',
    isSortable: true,
    cell: DeadlineCell,
  },
  actions: { key: 'actions', title: 'Действия', width: 64, cell: OrderActionsCell },
} as const satisfies Record<string, OrderColumn>

/**
 * Column widths for a table that scrolls sideways. They fit the heading or, in the column of the order number, the
 * longest status beside the «paid» badge.
 */
const NARROW_WIDTH: Partial<Record<string, number>> = { id: 214, preparation: 108, way: 88 }

const ACTIVE = [
  ORDER_COLUMNS.place,
  ORDER_COLUMNS.id,
  ORDER_COLUMNS.address,
  ORDER_COLUMNS.sum,
  ORDER_COLUMNS.preparation,
  ORDER_COLUMNS.way,
  ORDER_COLUMNS.createdAt,
  ORDER_COLUMNS.courier,
  ORDER_COLUMNS.deadline,
  ORDER_COLUMNS.actions,
] satisfies OrderColumn[]

export const ACTIVE_ORDER_COLUMNS = toLiveColumns(...ACTIVE)

/** Minimum width of the table in pixels; in a narrower table, words would break. */
export const ACTIVE_ORDERS_MIN_WIDTH = ACTIVE.reduce((sum, { width }) => sum + width, 0)

export const SPLIT_VIEW_ORDER_COLUMNS = toLiveColumns(
  ...ACTIVE.map((column) => ({ ...column, width: NARROW_WIDTH[column.key] ?? column.width })),
)

export function toLiveColumns(...columns: OrderColumn[]): readonly Column<OrderRow>[] {
  return columns.map(({ cell: Cell, ...column }) => ({
    ...column,
    isLive: true,
    render: (row: OrderRow) => <Cell row={row} />,
  }))
}

/**
 * Shows when the order was created, without the date if it was today. Shows a warning if the order had been created on
 * the external platform at least 5 minutes earlier.
 */
function CreatedCell({ row }: OrderCellProps) {
  const order = useOrderFields(row, 'createdAt', 'externalCreatedAt', 'cityId')
  const { createdAt, cityId } = order
  const timezone = cityTimezone(cityId)
  const isToday = useCityDay(timezone) === cityDay(toEpochSecond(createdAt ?? '', timezone), timezone)
  if (createdAt === undefined) return <EmptyOrderCell />
  const gap = orderEntryDelayMinutes(order)
  const warning = `Заказ поступил с опозданием на ${gap} мин`
  const time = formatMomentTime(createdAt, timezone)
  return (
    <>
      <div className="order-line" title={formatMoment(createdAt, timezone)}>
        {gap === undefined ? (
          time
        ) : (
          <>
            <span>{time}</span>
            <WarningFilled className="order-created__late" title={warning} aria-label={warning} />
          </>
        )}
      </div>
      {!isToday && <div className="order-line order-line--second">{formatMomentDate(createdAt, timezone)}</div>}
    </>
  )
}

const HOUR = 3600

const cityDay = (second: number, timezone: number): number => Math.floor((second + timezone * HOUR) / (24 * HOUR))

const useCityDay = (timezone: number): number => useSyncExternalStore(everySecond, () => cityDay(nowSecond(), timezone))
