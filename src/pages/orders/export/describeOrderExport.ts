import type { Order, OrderFilters } from '../../../api/orders'
import { periodText } from '../../../domain/periodText'
import type { ExportSource } from '../../../kit/list/export/runExport'
import type { ListQuery } from '../../../lib/listQuery'
import { citiesEagerLoader, orderStatuses } from '../../../session/dictionaries'
import { cityName, ORDER_SHEET, orderSheetLayout } from './orderSheet'

type Description = Awaited<ReturnType<ExportSource<Order, OrderFilters>['describe']>>

/** If the dictionaries fail to load, the file contains ids or empty cells instead of names. */
export async function describeOrderExport(
  title: string,
  query: ListQuery<OrderFilters>,
  scope?: string,
): Promise<Description> {
  if (!orderStatuses.get().value) await orderStatuses.load()
  if (!citiesEagerLoader.get().value) await citiesEagerLoader.load()
  return {
    name: [title, cityName(query.cityId), periodText(query), scope].filter(Boolean).join(' '),
    columns: ORDER_SHEET,
    layout: orderSheetLayout,
  }
}
