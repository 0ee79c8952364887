import { loadCourierPeriods } from '../../api/dictionaries'
import { type CourierReportRow, searchCourierReport } from '../../api/reports'
import { personShortName } from '../../ui/initials'
import { type PeriodReport, PeriodReportPage } from './PeriodReportPage'
import { COURIER_COLUMNS } from './periodColumns'
import { courierDrilldowns, courierTotalDrilldowns } from './reportDrilldowns'
import { TopPlot } from './TopPlot'

const REPORT: PeriodReport<CourierReportRow> = {
  name: 'report-couriers',
  title: 'Отчёт по курьерам',
  loadPeriods: loadCourierPeriods,
  search: searchCourierReport,
  columns: COURIER_COLUMNS,
  rowKey: ({ courierId }) => courierId,
  plot: (rows) => (
    <TopPlot
      title="Доход курьеров"
      figure="Доход курьера"
      entries={rows.map(({ courierId, courierName, income }) =>
        courierName
          ? { name: courierName, short: personShortName(courierName), income }
          : { name: `№ ${courierId}`, income },
      )}
    />
  ),
  drilldowns: courierDrilldowns,
  totalDrilldowns: courierTotalDrilldowns,
}

export function CourierReportPage() {
  return <PeriodReportPage of={REPORT} />
}
