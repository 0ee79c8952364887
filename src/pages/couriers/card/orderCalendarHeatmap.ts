import { LocalDate } from '@js-joda/core'
import type { CourierDay } from '../../../domain/courierDays'
import { countWithNoun } from '../../../domain/textFormatting'
import { formatDate } from '../../../lib/moments'
import type { HeatCell } from '../../../ui/plot/HeatmapPlot'
import type { PlotPoint } from '../../../ui/plot/plotPoints'

const ROWS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const

type OrdersHeatmapData = {
  rows: readonly string[]
  columns: readonly PlotPoint[]
  cells: readonly (readonly HeatCell[])[]
  dates: readonly (readonly (string | undefined)[])[]
}

export function createOrderCalendarHeatmap(days: readonly CourierDay[]): OrdersHeatmapData {
  const weeks = [...new Set(days.map(({ date }) => mondayOf(date)))]
  const byDate = new Map(days.map((day) => [day.date, day]))
  const dates = ROWS.map((_, weekday) =>
    weeks.map((monday) => {
      const date = LocalDate.parse(monday).plusDays(weekday).toString()
      return byDate.has(date) ? date : undefined
    }),
  )
  const cells = dates.map((row) => row.map((date) => cellOf(date === undefined ? undefined : byDate.get(date))))
  const columns = weeks.map((monday) => ({
    label: `Неделя с ${formatDate(monday)}`,
    short: formatDate(monday).slice(0, 5),
  }))
  return { rows: ROWS, columns, cells, dates }
}

function cellOf(day: CourierDay | undefined): HeatCell {
  if (!day) return { value: undefined }
  const { date, orders } = day
  const text = orders === undefined ? '—' : countWithNoun(orders, 'заказ', 'заказа', 'заказов')
  return { value: orders, text: `${formatDate(date)}: ${text}` }
}

function mondayOf(date: string): string {
  const day = LocalDate.parse(date)
  return day.minusDays(day.dayOfWeek().value() - 1).toString()
}
