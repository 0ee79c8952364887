import type { ComponentType } from 'react'
import type { Column } from '../../ui/list/columns'
import {
  AddressCell,
  CompanyCell,
  CountdownCell,
  CourierCell,
  CreatedCell,
  NumberCell,
  PlaceCell,
  TotalCell,
} from './orderCells'
import type { OrderRow } from './orderRow'

/** Puts a cell into the box that keeps its updates to itself. */
const live = (Cell: ComponentType<{ row: OrderRow }>) => (row: OrderRow) => (
  <div className="live-cell">
    <Cell row={row} />
  </div>
)

const COLUMNS: readonly Column<OrderRow>[] = [
  { key: 'place', title: 'Город / Район', width: 110, render: live(PlaceCell) },
  { key: 'id', title: '№ заказа', width: 235, isSortable: true, render: live(NumberCell) },
  { key: 'company', title: 'Заведение', width: 145, render: live(CompanyCell) },
  { key: 'address', title: 'Адрес доставки', width: 175, render: live(AddressCell) },
  {
    key: 'sumTotal',
    title: 'Сумма',
    width: 90,
    align: 'right',
    isSortable: true,
    render: live(TotalCell),
  },
  {
    key: 'createdAt',
    title: 'Дата создания',
    width: 120,
    isSortable: true,
    render: live(CreatedCell),
  },
  { key: 'courier', title: 'Курьер', width: 145, render: live(CourierCell) },
  {
    key: 'dateTimeStatusFinish',
    title: 'Таймер',
    width: 95,
    align: 'right',
    isSortable: true,
    render: live(CountdownCell),
  },
]

/** Columns of the active orders (operations, «Active orders»). */
export const ACTIVE_COLUMNS: readonly Column<OrderRow>[] = COLUMNS.map((column) => ({ ...column, isLive: true }))
