import { useMemo } from 'react'
import type { OrderFilters } from '../../../api/orders'
import { unreadableRowsText } from '../../../domain/unreadableRowsText'
import { DataTable, type DataTableProps } from '../../../kit/list/DataTable'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useUser } from '../../../session/sessionHooks'
import { EmptyState } from '../../../ui/EmptyState'
import { OrderByNumberLink } from './lazyOrderParts'
import { SingleCityContext } from './orderCells'

type OrderTableProps = Omit<DataTableProps<OrderRow>, 'unreadableWords' | 'farWords' | 'empty'> & {
  filters: Partial<OrderFilters>
  emptyTitle: string
  emptyHint: string
  /** Replaces the title and the hint. */
  empty?: DataTableProps<OrderRow>['empty'] | undefined
}

export function OrderTable({ filters: { id, cityId }, emptyTitle, emptyHint, empty, ...table }: OrderTableProps) {
  const hasSingleCity = useUser().allowedCities.length === 1 || cityId !== undefined
  const emptyList = useMemo(
    () => (
      <EmptyState
        title={emptyTitle}
        hint={emptyHint}
        action={id !== undefined && <OrderByNumberLink key={id} id={id} />}
      />
    ),
    [emptyTitle, emptyHint, id],
  )
  return (
    <SingleCityContext value={hasSingleCity}>
      <DataTable
        {...table}
        unreadableWords={unreadableOrdersText}
        farWords={findInPageText}
        empty={empty ?? emptyList}
      />
    </SingleCityContext>
  )
}

const unreadableOrdersText = (count: number): string => unreadableRowsText(count, 'order')

/** Text of a row whose cells are not rendered yet. It lets the browser's page search find the order. */
const findInPageText = ({ id, order: { externalId } }: OrderRow): string =>
  externalId ? `${id} (${externalId})` : String(id)
