import type { SalaryFilters } from '../../../api/salary'
import { drilldownUrl } from '../../../kit/drilldown/drilldowns'
import type { ListQuery } from '../../../lib/listQuery'
import { salaryFooterDrilldown } from '../salaryDrilldowns'
import type { PayoutSheetData, PayoutSheetLine } from './payoutSheet'

/**
 * URLs of the unpaid records behind the amounts of the payout sheet; undefined for an amount with an unknown part. Without links if the
 * filter by unpaid records may select others.
 */
export function payoutSheetDrilldowns(
  query: ListQuery<SalaryFilters>,
  { total, isIncomplete, hasUnreported }: PayoutSheetData,
) {
  if (hasUnreported) return undefined
  const { dateStart, dateEnd, cityId } = query
  return {
    line: ({ courierId, payouts }: PayoutSheetLine): string | undefined => {
      const filter = { dateStart, dateEnd, cityId, courierId, isPaidOut: false }
      return courierId === undefined ? undefined : drilldownUrl('salaryGroup.payouts', payouts, filter)
    },
    total: isIncomplete ? undefined : salaryFooterDrilldown('left', total, query),
  }
}
