import type { ComponentType } from 'react'
import { NBSP } from '../../../domain/text'
import type { Column } from '../../../kit/list/columns'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { ActiveActionsCell } from './actionsCell'
import { CreatedCell } from './CreatedCell'
import { AddressCell, type CellProps, CourierCell, OrderNumberCell, PlaceCell, TotalCell } from './orderCells'
import { DeadlineCell, PreparationCell, WayCell } from './timeCells'

type OrderColumn = Omit<Column<OrderRow>, 'render'> & { cell: ComponentType<CellProps> }

/** Most columns show two values of an order, so that all columns fit into a window of 1440 px. */
export const COLUMNS = {
  place: { key: 'place', title: 'Город / Район', width: 97, cell: PlaceCell },
  id: { key: 'id', title: '№ заказа', width: 176, isSortable: true, cell: OrderNumberCell },
  address: { key: 'address', title: 'Заведение / Адрес доставки', width: 124, cell: AddressCell },
  sum: { key: 'sumTotal', title: 'Сумма', width: 72, align: 'right', isSortable: true, cell: TotalCell },
  preparation: { key: 'preparation', title: 'Обработка / Приготовление', width: 94, cell: PreparationCell },
  way: { key: 'way', title: 'В пути / Расстояние', width: 74, cell: WayCell },
  createdAt: { key: 'createdAt', title: 'Дата создания', width: 84, isSortable: true, cell: CreatedCell },
  courier: { key: 'courier', title: 'Курьер', width: 88, cell: CourierCell },
  deadline: {
    key: 'dateTimeStatusFinish',
    title: `Таймер / Ко${NBSP}времени`,
    width: 94,
    align: 'right',
    isSortable: true,
    cell: DeadlineCell,
  },
  actions: { key: 'actions', title: 'Действия', width: 64, cell: ActiveActionsCell },
} as const satisfies Record<string, OrderColumn>

/**
 * Column widths for a table that scrolls sideways. They fit the heading or, in the column of the order number, the
 * longest status beside the «paid» badge.
 */
const NARROW_WIDTH: Partial<Record<string, number>> = { id: 214, preparation: 108, way: 88 }

/**
 * Width of the column with the order number and status. A longer status fits beside the «paid» badge; otherwise it
 * would wrap to a third line and move the rows below.
 */
const LONG_STATUS_WIDTH = 190

const ACTIVE = [
  COLUMNS.place,
  { ...COLUMNS.id, width: LONG_STATUS_WIDTH },
  COLUMNS.address,
  COLUMNS.sum,
  COLUMNS.preparation,
  COLUMNS.way,
  COLUMNS.createdAt,
  COLUMNS.courier,
  COLUMNS.deadline,
  COLUMNS.actions,
] satisfies OrderColumn[]

export const ACTIVE_COLUMNS = liveColumns(...ACTIVE)

/** Minimum width of the table in pixels; in a narrower table, words would break. */
export const ACTIVE_WIDTH = ACTIVE.reduce((sum, { width }) => sum + width, 0)

export const SPLIT_COLUMNS = liveColumns(
  ...ACTIVE.map((column) => ({ ...column, width: NARROW_WIDTH[column.key] ?? column.width })),
)

export function liveColumns(...columns: OrderColumn[]): readonly Column<OrderRow>[] {
  return columns.map(({ cell: Cell, ...column }) => ({
    ...column,
    isLive: true,
    render: (row: OrderRow) => <Cell row={row} />,
  }))
}
