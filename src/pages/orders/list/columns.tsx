import type { ComponentType } from 'react'
import { NBSP } from '../../../domain/text'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import type { Column } from '../../../ui/list/columns'
import { ActiveActionsCell } from './actionsCell'
import { CreatedCell } from './CreatedCell'
import { AddressCell, type CellProps, CourierCell, NumberCell, PlaceCell, TotalCell } from './orderCells'
import { DeadlineCell, PreparationCell, WayCell } from './timeCells'

type OrderColumn = Omit<Column<OrderRow>, 'render'> & { cell: ComponentType<CellProps> }

/** Two values share a column, so that a 1440 px window shows all columns. */
export const COLUMNS = {
  place: { key: 'place', title: 'Город / Район', width: 97, cell: PlaceCell },
  id: { key: 'id', title: '№ заказа', width: 176, isSortable: true, cell: NumberCell },
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

/** Widths when the table scrolls sideways: room for the heading, or for the longest status beside the badge. */
const NARROW_WIDTH: Partial<Record<string, number>> = { id: 214, preparation: 108, way: 88 }

/** Fits the longer statuses beside the paid badge: a third line would move the rows below. */
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

/** Pixels; below this width words would break. */
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
