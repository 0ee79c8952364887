import { loadPartnerReportPeriods } from '../../api/dictionaries'
import { type PartnerReportRow, searchPartnerReport } from '../../api/reports'
import { type PeriodReportDef, PeriodReportPage } from './PeriodReportPage'
import { PARTNER_REPORT_COLUMNS } from './periodColumns'
import { partnerReportDrilldowns, partnerReportTotalDrilldowns } from './reportDrilldowns'
import { TopIncomePlot } from './TopIncomePlot'

const REPORT: PeriodReportDef<PartnerReportRow> = {
  name: 'report-partners',
  title: 'Отчёт по партнёрам',
  loadPeriods: loadPartnerReportPeriods,
  search: searchPartnerReport,
  columns: PARTNER_REPORT_COLUMNS,
  // The report may have several rows of one company, one per payment method, so the key consists of company and payment method.
  rowKey: ({ companyId, calcTypeId }) => (calcTypeId === undefined ? companyId : `${companyId} ${calcTypeId}`),
  plot: (rows) => (
    <TopIncomePlot
      title="Доход по контрагентам"
      figure="Доход с контрагента"
      entries={rows.map(({ companyId, companyName, income }) => ({ name: companyName || `№ ${companyId}`, income }))}
    />
  ),
  drilldowns: partnerReportDrilldowns,
  totalDrilldowns: partnerReportTotalDrilldowns,
}

export function PartnerReportPage() {
  return <PeriodReportPage of={REPORT} />
}
