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

/** Columns of the active orders (operations, «Active orders»). */
export const ACTIVE_COLUMNS: readonly Column<OrderRow>[] = [
  { key: 'place', title: 'Город / Район', width: 125, render: (row) => <PlaceCell row={row} /> },
  { key: 'id', title: '№ заказа', width: 240, isSortable: true, render: (row) => <NumberCell row={row} /> },
  { key: 'company', title: 'Заведение', width: 150, render: (row) => <CompanyCell row={row} /> },
  { key: 'address', title: 'Адрес доставки', width: 155, render: (row) => <AddressCell row={row} /> },
  {
    key: 'sumTotal',
    title: 'Сумма',
    width: 95,
    align: 'right',
    isSortable: true,
    render: (row) => <TotalCell row={row} />,
  },
  {
    key: 'createdAt',
    title: 'Дата создания',
    width: 140,
    isSortable: true,
    render: (row) => <CreatedCell row={row} />,
  },
  { key: 'courier', title: 'Курьер', width: 150, render: (row) => <CourierCell row={row} /> },
  {
    key: 'dateTimeStatusFinish',
    title: 'Таймер',
    width: 95,
    align: 'right',
    isSortable: true,
    render: (row) => <CountdownCell row={row} />,
  },
]
