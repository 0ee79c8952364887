import { loadCourierReportPeriods } from '../../api/dictionaries'
import { type CourierReportRow, searchCourierReport } from '../../api/reports'
import { personShortName } from '../../ui/personShortNames'
import { type PeriodReportDef, PeriodReportPage } from './PeriodReportPage'
import { COURIER_REPORT_COLUMNS } from './periodColumns'
import { courierReportDrilldowns, courierReportTotalDrilldowns } from './reportDrilldowns'
import { TopIncomePlot } from './TopIncomePlot'

const REPORT: PeriodReportDef<CourierReportRow> = {
  name: 'report-couriers',
  title: 'Отчёт по курьерам',
  loadPeriods: loadCourierReportPeriods,
  search: searchCourierReport,
  columns: COURIER_REPORT_COLUMNS,
  rowKey: ({ courierId }) => courierId,
  plot: (rows) => (
    <TopIncomePlot
      title="Доход курьеров"
      figure="Доход курьера"
      entries={rows.map(({ courierId, courierName, income }) =>
        courierName
          ? { name: courierName, short: personShortName(courierName), income }
          : { name: `№ ${courierId}`, income },
      )}
    />
  ),
  drilldowns: courierReportDrilldowns,
  totalDrilldowns: courierReportTotalDrilldowns,
}

export function CourierReportPage() {
  return <PeriodReportPage of={REPORT} />
}
