import type { ArchiveSummary, OrderFilters } from '../../../api/orders'
import { drilldownUrl } from '../../../kit/drilldown/drilldowns'

/**
 * URL of the orders behind a figure of the archive summary. Only return checks have a filter. Undefined if there are none or if the list is
 * filtered by them already.
 */
export function archiveSummaryDrilldown(
  key: keyof ArchiveSummary,
  value: number,
  filters: Partial<OrderFilters>,
): string | undefined {
  const isLinked = key === 'returnCheckCount' || key === 'returnCheckSumItems'
  if (!isLinked || value === 0 || filters.hasReturnCheck !== undefined) return undefined
  return drilldownUrl(`archiveSummary.${key}`, value, { ...filters, hasReturnCheck: true })
}
