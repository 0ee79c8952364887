import { LocalDate } from '@js-joda/core'
import { Card, Skeleton } from 'antd'
import { useMemo } from 'react'
import { type ArchiveSummary, loadArchiveSummary, type OrderFilters } from '../../../../api/orders'
import { periodDates } from '../../../../domain/periods'
import { countWithNoun, groupDigits } from '../../../../domain/textFormatting'
import type { ListPageState } from '../../../../kit/list/useListPage'
import { nowMs } from '../../../../lib/clock'
import { formatDate } from '../../../../lib/moments'
import { shortWeekdayName } from '../../../../lib/weekdays'
import { cityTimezone } from '../../../../session/timezones'
import { LoadedContent } from '../../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../../ui/load/useLoadedValue'
import { Plot } from '../../../../ui/plot/Plot'
import type { PlotPoint } from '../../../../ui/plot/plotPoints'
import type { PlotSeries } from '../../../../ui/plot/series'
import { formatAverageMinutes } from '../ArchiveSummaryCard'
import { DATE_PRESETS, datePresetRange } from '../datePresets'

/** The totals are shown for at most this many days, because each day needs its own request. */
const MAX_DAYS = 31

export type ArchiveDaysCardProps = Pick<ListPageState<never, OrderFilters>, 'query' | 'setFilters'>

export function ArchiveDaysCard({ query, setFilters }: ArchiveDaysCardProps) {
  const { page: _page, orderBy: _orderBy, ...filters } = query
  const today = datePresetRange(DATE_PRESETS[0], nowMs(), cityTimezone(filters.cityId)).dateEnd
  const period = archiveDates(filters, today)
  const dates = period.slice(-MAX_DAYS)
  const days = useLoadedValue(loadArchiveDays, [filters, dates])
  return (
    <Card size="small" className="archive-days">
      {dates.length < period.length && (
        <p className="archive-days__note">
          {`Показан последний ${daysText(dates.length)} из ${groupDigits(period.length)}`}
        </p>
      )}
      <LoadedContent of={days} waiting={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        {(known) => (
          <Days
            days={known}
            today={today}
            onOpen={(date) => setFilters({ ...filters, dateStart: date, dateEnd: date })}
          />
        )}
      </LoadedContent>
    </Card>
  )
}

type DaysProps = { days: readonly ArchiveDay[]; today: string; onOpen: (date: string) => void }

const daysText = (count: number) => countWithNoun(count, 'день', 'дня', 'дней')

function Days({ days, today, onOpen }: DaysProps) {
  const points = useMemo<PlotPoint[]>(
    () =>
      days.map(({ date }) => ({
        label: `${formatDate(date)}, ${shortWeekdayName(date).toLowerCase()}${date === today ? ', по сегодня' : ''}`,
        short: String(Number(date.slice(8))),
        isPartial: date === today,
      })),
    [days, today],
  )
  const series = useMemo<PlotSeries[]>(
    () => [
      {
        title: 'Доставлено',
        tone: 'success',
        mark: 'stack',
        values: days.map(({ summary }) => summary.successCount),
      },
      { title: 'Отменено', tone: 'danger', mark: 'stack', values: days.map(({ summary }) => summary.cancelCount) },
      {
        title: 'Доставка в среднем',
        tone: 'ink',
        mark: 'line',
        isRight: true,
        values: days.map(({ summary }) => summary.avgTimeForDelivery),
        format: formatAverageMinutes,
      },
    ],
    [days],
  )
  return (
    <Plot
      title="Заказы по дням"
      summary={daysText(days.length)}
      points={points}
      series={series}
      height={120}
      onOpen={(index) => {
        const day = days[index]
        if (day) onOpen(day.date)
      }}
    />
  )
}

const USUAL_DAYS = 14
const AT_A_TIME = 2

type ArchiveDay = { date: string; summary: ArchiveSummary }

function archiveDates({ dateStart, dateEnd }: Partial<OrderFilters>, today: string): string[] {
  const last = dateEnd !== undefined && dateEnd < today ? dateEnd : today
  const first =
    dateStart ??
    LocalDate.parse(last)
      .minusDays(USUAL_DAYS - 1)
      .toString()
  return first > last ? [] : periodDates({ dateStart: first, dateEnd: last })
}

async function loadArchiveDays(
  filters: Partial<OrderFilters>,
  dates: readonly string[],
  signal: AbortSignal,
): Promise<ArchiveDay[]> {
  const days: ArchiveDay[] = []
  const waiting = dates.entries()
  const work = async () => {
    for (const [place, date] of waiting) {
      const summary = await loadArchiveSummary({ ...filters, dateStart: date, dateEnd: date }, signal)
      days[place] = { date, summary }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return days
}
