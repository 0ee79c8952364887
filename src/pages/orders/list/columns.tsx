import type { ComponentType } from 'react'
import { NBSP } from '../../../domain/text'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import type { Column } from '../../../ui/list/columns'
import { ActiveActionsCell } from './actionsCell'
import { CreatedCell } from './CreatedCell'
import { AddressCell, type CellProps, CourierCell, NumberCell, PlaceCell, TotalCell } from './orderCells'
import { DeadlineCell, PreparationCell, WayCell } from './timeCells'

type OrderColumn = Omit<Column<OrderRow>, 'render'> & { cell: ComponentType<CellProps> }

/**
 * Two values share a column where they can, so that a window of 1440 pixels shows all of them at once; the second stands
 * below in a smaller type.
 */
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

/** Where the table scrolls sideways, no column grows beyond its own width: for a heading, or the longest status beside the badge. */
const NARROW_WIDTH: Partial<Record<string, number>> = { id: 214, preparation: 108, way: 88 }

/** A paid order's badge beside the longer statuses: a third line would move the rows below with each change of status. */
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

/** Columns of the active orders (operations, «Active orders»). */
export const ACTIVE_COLUMNS = liveColumns(...ACTIVE)

/** In less the columns would be squeezed until words break. Pixels. */
export const ACTIVE_WIDTH = ACTIVE.reduce((sum, { width }) => sum + width, 0)

/** Beside the map or a detail, and in a narrower window, they scroll sideways. */
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
