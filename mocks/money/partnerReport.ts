import type { PartnerReportRow } from '../../src/api/reports'
import type { ReportPeriod } from '../seeds/reportPeriods'
import { epochDayOfDate, startOfDate } from '../store/dateTime'
import type { Db } from '../store/db'
import { collectOrderDaySums } from './orderDaySums'
import { createPastPartnerTermsLookup } from './pastPartnerTerms'

const OFFICE_TIMEZONE = 5

/**
 * Specification: operations, section 3. Sums up the delivered orders that were created in the period and in the given
 * cities. `balance` is the partner's payments minus the partner's dues at the end of the period, in all cities, because
 * a payment has no city. A negative balance is a debt.
 */
export function partnerReportRows(
  db: Db,
  cityIds: readonly number[],
  { value: periodId, dateStart, dateEnd }: ReportPeriod,
): PartnerReportRow[] {
  const [fromDay, toDay] = [epochDayOfDate(dateStart), epochDayOfDate(dateEnd)]
  const rows = new Map(db.companies.all().map(({ id }) => [id, emptyRow()]))
  for (const { cityId, day, sums } of collectOrderDaySums(db)) {
    if (day > toDay) continue
    const isAsked = day >= fromDay && cityIds.includes(cityId)
    for (const [companyId, { totalSum, deliverySum, countOrders, income }] of sums.companies) {
      const row = rows.get(companyId)
      if (!row) continue
      row.balance -= income
      if (!isAsked) continue
      row.totalSum += totalSum
      row.deliverySum += deliverySum
      row.countOrders += countOrders
      row.income += income
    }
  }
  for (const { companyId, payedAt, amount } of db.payments.all()) {
    const row = rows.get(companyId)
    if (row && payedAt <= dateEnd) row.balance += amount
  }
  const past = createPastPartnerTermsLookup(db)
  return db.companies
    .all()
    .flatMap(({ id, name, settings }) => {
      const row = rows.get(id)
      const terms = past('company', id, startOfDate(dateEnd, OFFICE_TIMEZONE))?.settings ?? settings
      const here = terms.find(({ cityId }) => cityIds.includes(cityId))
      if (!row || !(row.countOrders > 0 || (here && row.balance !== 0))) return []
      return { periodId, companyId: id, companyName: name, calcTypeId: here?.typeId, ...row }
    })
    .sort((a, b) => a.companyName.localeCompare(b.companyName, 'ru'))
}

const emptyRow = () => ({ totalSum: 0, deliverySum: 0, countOrders: 0, income: 0, balance: 0 })
