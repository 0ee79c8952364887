import { Select } from 'antd'
import { type ReactNode, useMemo } from 'react'
import type { ReportPeriod } from '../../api/dictionaries'
import type { PeriodReportFilters } from '../../api/reports'
import type { Period } from '../../domain/periods'
import { useRememberCity, useUrlCity } from '../../kit/address/defaultCityId'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { SkeletonCell } from '../../kit/list/SkeletonCell'
import { ReportScreen } from '../../kit/report/ReportScreen'
import type { DrilldownUrlBuilders } from '../../kit/report/ReportTable'
import type { ReportColumn } from '../../kit/report/reportColumns'
import { useReport } from '../../kit/report/useReport'
import type { ListQuery } from '../../lib/listQuery'
import type { RowsPage } from '../../lib/listStore'
import { numberStruct } from '../../lib/structs'
import { optionLabel, useCityOptions } from '../../session/cityOptions'
import { EmptyState } from '../../ui/EmptyState'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { PageHeader } from '../../ui/PageHeader'
import { ReportCitySelect } from './ReportCitySelect'
import type { DrilldownScreenAccess } from './reportDrilldowns'
import { useDrilldownScreenAccess } from './useDrilldownScreenAccess'

/** Definition of a report. Create it outside the component, so that each render passes the same object. */
export type PeriodReportDef<Row extends object> = {
  name: string
  title: string
  loadPeriods: (signal: AbortSignal) => Promise<ReportPeriod[]>
  search: (query: ListQuery<PeriodReportFilters>, signal: AbortSignal) => Promise<RowsPage<Row>>
  columns: readonly ReportColumn<Row>[]
  rowKey: (row: Row) => string | number
  plot: (rows: readonly Row[]) => ReactNode
  /** `dates` is undefined if the dictionary has no dates for the period. */
  drilldowns: (
    dates: Period | undefined,
    cityId: number | undefined,
    may: DrilldownScreenAccess,
  ) => DrilldownUrlBuilders<Row>
  totalDrilldowns: (
    dates: Period,
    cityId: number | undefined,
    may: DrilldownScreenAccess,
  ) => DrilldownUrlBuilders<readonly Row[]>
}

const NUMBER = numberStruct()

/** By default the report shows the first period in the server's list of report periods (contract, «Reports»). */
export function PeriodReportPage<Row extends object>({ of }: { of: PeriodReportDef<Row> }) {
  const periods = useLoadedValue(of.loadPeriods, [])
  const isKnown = periods.value !== undefined && periods.value.length > 0
  return (
    <>
      {!isKnown && <PageHeader title={of.title} />}
      <LoadedContent of={periods} waiting={<SkeletonCell />}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState title="Список пуст" hint="Отчётных периодов пока нет." />
          ) : (
            <>
              <UnreadableRowsAlert of={known} noun="period" />
              <Report of={of} periods={known} />
            </>
          )
        }
      </LoadedContent>
    </>
  )
}

function Report<Row extends object>({ of, periods }: { of: PeriodReportDef<Row>; periods: readonly ReportPeriod[] }) {
  const cities = useCityOptions()
  const address = useUrlQuery()
  const cityId = useUrlCity()
  useRememberCity(cityId)
  const namedPeriod = address.get('periodId', NUMBER)
  const period = periods.find(({ value }) => value === namedPeriod) ?? periods[0]
  const report = useReport(of.search, period && filtersOf(period.value, cityId), of.rowKey)
  const may = useDrilldownScreenAccess()
  const { dateStart, dateEnd } = period ?? {}
  const { drilldowns, totalDrilldowns } = useMemo(() => {
    const dates = dateStart !== undefined && dateEnd !== undefined ? { dateStart, dateEnd } : undefined
    return {
      drilldowns: of.drilldowns(dates, cityId, may),
      totalDrilldowns: dates ? of.totalDrilldowns(dates, cityId, may) : {},
    }
  }, [of, dateStart, dateEnd, cityId, may])
  return (
    <ReportScreen
      name={of.name}
      title={of.title}
      subtitle={[period?.label, cityId === undefined ? 'все города' : optionLabel(cities, cityId)].join(', ')}
      filters={
        <>
          <ReportCitySelect value={cityId} canClear />
          <Select<number>
            className="report-filter report-filter--period"
            aria-label="Период"
            {...(period ? { value: period.value } : {})}
            options={periods.map(({ value, label }) => ({ value, label }))}
            listHeight={240}
            onChange={(periodId) => address.set({ periodId, page: undefined })}
          />
        </>
      }
      columns={of.columns}
      report={report}
      cityId={cityId}
      empty={<EmptyState title="Отчёт пуст" hint="За этот период данных нет. Выберите другой период или город." />}
      plot={of.plot}
      drilldowns={drilldowns}
      totalDrilldowns={totalDrilldowns}
    />
  )
}

const filtersOf = (periodId: number, cityId: number | undefined): PeriodReportFilters =>
  ({ periodId, ...(cityId === undefined ? {} : { cityId }) }) as PeriodReportFilters
