import { HistoryOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useCallback, useMemo } from 'react'
import { type DailyReportFilters, type DailyReportRow, searchDailyReport } from '../../api/reports'
import { useRequiredCity } from '../../kit/address/defaultCityId'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { NoCitiesAlert } from '../../kit/load/NoCitiesAlert'
import { ReportScreen } from '../../kit/report/ReportScreen'
import { useReport } from '../../kit/report/useReport'
import type { ListQuery } from '../../lib/listQuery'
import { booleanStruct, numberStruct } from '../../lib/structs'
import { isWeekend } from '../../lib/weekdays'
import { cityToday } from '../../session/cityNow'
import { optionLabel, useCityOptions } from '../../session/cityOptions'
import { getConfig } from '../../session/config'
import { EmptyState } from '../../ui/EmptyState'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { PageHeader } from '../../ui/PageHeader'
import { DailyReportPlot } from './DailyReportPlot'
import { DAILY_REPORT_COLUMNS } from './dailyColumns'
import { ReportCitySelect } from './ReportCitySelect'
import { dailyReportDrilldowns, dailyReportTotalDrilldowns } from './reportDrilldowns'
import {
  chosenReportMonth,
  currentMonth,
  FIRST_REPORT_YEAR,
  MONTH_OPTIONS,
  monthName,
  reportMonthPeriod,
  yearOptions,
} from './reportMonth'
import { useDrilldownScreenAccess } from './useDrilldownScreenAccess'
import { monthBefore, weekOverWeekColumns } from './weekOverWeekColumns'

const NUMBER = numberStruct()
const COMPARE = booleanStruct()

/** The report shows the current month and the first city by default (operations, «Reports»). */
export function DailyReportPage() {
  const { product } = getConfig()
  const cities = useCityOptions()
  const address = useUrlQuery()
  const cityId = useRequiredCity()
  const today = cityToday(cityId)
  const { month, year } = chosenReportMonth(
    { month: address.get('month', NUMBER), year: address.get('year', NUMBER) },
    today,
  )
  const search = (query: ListQuery<DailyReportFilters>, signal: AbortSignal) =>
    searchDailyReport(product.code, query, signal)
  const report = useReport(search, cityId === undefined ? undefined : { month, year, cityId }, dateOf, byDate)
  const isCompared = address.get('compare', COMPARE) === true
  const earlier = isCompared ? monthBefore({ month, year }, FIRST_REPORT_YEAR) : undefined
  // Each day is compared with the day a week earlier. For the first week of a month that day is in the previous month, so load that month
  // too.
  const before = useReport(search, cityId === undefined || !earlier ? undefined : { ...earlier, cityId }, dateOf)
  const rows = report.value?.rows
  const rowsBefore = before.value?.rows
  const columns = useMemo(
    () =>
      isCompared
        ? [...DAILY_REPORT_COLUMNS, ...weekOverWeekColumns([...(rowsBefore ?? []), ...(rows ?? [])], today)]
        : DAILY_REPORT_COLUMNS,
    [isCompared, rowsBefore, rows, today],
  )
  const present = currentMonth(today)
  const isPartial = present.month === month && present.year === year
  const may = useDrilldownScreenAccess()
  const drilldowns = useMemo(() => dailyReportDrilldowns(cityId, may), [cityId, may])
  const totalDrilldowns = useMemo(
    () => dailyReportTotalDrilldowns(cityId, reportMonthPeriod({ month, year }, today), may),
    [cityId, month, year, today, may],
  )
  const { set } = address
  const tools = useMemo(
    () => (
      <Button
        type="text"
        size="small"
        icon={<HistoryOutlined />}
        aria-pressed={isCompared}
        title="Сравнить недели"
        onClick={() => set({ compare: isCompared ? undefined : true })}
      >
        Сравнить недели
      </Button>
    ),
    [isCompared, set],
  )
  const isUnfinished = useCallback(({ dateItem }: DailyReportRow) => dateItem >= today, [today])
  if (cityId === undefined) {
    return (
      <>
        <PageHeader title={`Отчёт «${product.name}»`} />
        <NoCitiesAlert />
      </>
    )
  }
  return (
    <>
      <ReportScreen
        name="report-daily"
        title={`Отчёт «${product.name}»`}
        subtitle={`${monthName(month)} ${year}, ${optionLabel(cities, cityId)}`}
        filters={
          <>
            <ReportCitySelect value={cityId} />
            <Select
              className="report-filter report-filter--month"
              aria-label="Месяц"
              value={month}
              options={MONTH_OPTIONS}
              listHeight={240}
              onChange={(next: number) => address.set({ month: next, year, page: undefined })}
            />
            <Select
              className="report-filter report-filter--year"
              aria-label="Год"
              value={year}
              options={yearOptions(today)}
              listHeight={240}
              onChange={(next: number) => address.set({ month, year: next })}
            />
          </>
        }
        columns={columns}
        tools={tools}
        isPartial={isUnfinished}
        report={report}
        isWhole
        cityId={cityId}
        isShaded={isOnWeekend}
        drilldowns={drilldowns}
        totalDrilldowns={totalDrilldowns}
        totalLabel={isPartial ? 'Итого по сегодня' : 'Итого'}
        empty={
          <EmptyState
            title="Отчёт пуст"
            hint="За этот месяц в этом городе заказов нет. Выберите другой месяц или город."
          />
        }
        plot={(rows, links) => <DailyReportPlot rows={rows} today={today} links={links} />}
      />
      <LoadFailureAlert of={before} />
      <UnreadableRowsAlert count={before.value?.unreadable} noun="comparedDay" />
    </>
  )
}

const dateOf = ({ dateItem }: DailyReportRow): string => dateItem
const byDate = (a: DailyReportRow, b: DailyReportRow): number => a.dateItem.localeCompare(b.dateItem)
const isOnWeekend = ({ dateItem }: DailyReportRow): boolean => isWeekend(dateItem)
