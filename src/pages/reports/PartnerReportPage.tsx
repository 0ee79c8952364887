import { loadPartnerPeriods } from '../../api/dictionaries'
import { type PartnerReportRow, searchPartnerReport } from '../../api/reports'
import { type PeriodReport, PeriodReportPage } from './PeriodReportPage'
import { PARTNER_COLUMNS } from './periodColumns'
import { partnerDrilldowns, partnerTotalDrilldowns } from './reportDrilldowns'
import { TopPlot } from './TopPlot'

const REPORT: PeriodReport<PartnerReportRow> = {
  name: 'report-partners',
  title: 'Отчёт по партнёрам',
  loadPeriods: loadPartnerPeriods,
  search: searchPartnerReport,
  columns: PARTNER_COLUMNS,
  // A negative balance is a debt, so debtors come first.
  firstSort: { field: 'balance', descending: false },
  // A report may have several rows per company, one for each payment method, so the key contains both.
  rowKey: ({ companyId, calcTypeId }) => (calcTypeId === undefined ? companyId : `${companyId} ${calcTypeId}`),
  plot: (rows) => (
    <TopPlot
      title="Доход по контрагентам"
      figure="Доход с контрагента"
      entries={rows.map(({ companyId, companyName, income }) => ({ name: companyName || `№ ${companyId}`, income }))}
    />
  ),
  drilldowns: partnerDrilldowns,
  totalDrilldowns: partnerTotalDrilldowns,
}

export function PartnerReportPage() {
  return <PeriodReportPage of={REPORT} />
}
