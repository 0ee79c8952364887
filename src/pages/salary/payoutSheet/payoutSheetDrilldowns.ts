import type { SalaryFilters } from '../../../api/salary'
import { drilldownUrl } from '../../../kit/drilldown/drilldowns'
import type { ListQuery } from '../../../lib/listQuery'
import { salaryFooterDrilldown } from '../salaryDrilldowns'
import type { PayoutSheetData, PayoutSheetLine } from './payoutSheet'

/** URLs of the unpaid records behind the amounts of the payout sheet; undefined for an amount with an unknown part. */
export const payoutSheetDrilldowns = (query: ListQuery<SalaryFilters>) => ({
  line: ({ courierId, payouts }: PayoutSheetLine): string | undefined => {
    const { dateStart, dateEnd, cityId } = query
    const filter = { dateStart, dateEnd, cityId, courierId, isPaidOut: false }
    return courierId === undefined ? undefined : drilldownUrl('salaryGroup.payouts', payouts, filter)
  },
  total: ({ total, isIncomplete }: PayoutSheetData): string | undefined =>
    isIncomplete ? undefined : salaryFooterDrilldown('left', total, query),
})
