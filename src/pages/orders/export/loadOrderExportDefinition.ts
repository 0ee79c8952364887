import type { Order, OrderFilters } from '../../../api/orders'
import { formatPeriod } from '../../../domain/formatPeriod'
import type { ListExportSource } from '../../../kit/list/export/runListExport'
import type { ListQuery } from '../../../lib/listQuery'
import { citiesEagerLoader, orderStatusesLoader } from '../../../session/dictionaries'
import { cityName, ORDER_EXPORT_COLUMNS, orderSheetLayout } from './orderSheet'

type Description = Awaited<ReturnType<ListExportSource<Order, OrderFilters>['describe']>>

/** If the dictionaries fail to load, the exported file contains ids or empty cells instead of the names of statuses and cities. */
export async function loadOrderExportDefinition(
  title: string,
  query: ListQuery<OrderFilters>,
  scope?: string,
): Promise<Description> {
  if (!orderStatusesLoader.get().value) await orderStatusesLoader.load()
  if (!citiesEagerLoader.get().value) await citiesEagerLoader.load()
  return {
    name: [title, cityName(query.cityId), formatPeriod(query), scope].filter(Boolean).join(' '),
    columns: ORDER_EXPORT_COLUMNS,
    layout: orderSheetLayout,
  }
}
