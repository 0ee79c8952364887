import { LocalDate } from '@js-joda/core'
import type { RatioRate } from '../../../api/rates'
import { toEpochDay, weekdayOfEpochDay } from '../../../domain/rates/ratio'
import { ratioLabel, ratioName, WEEKDAY_LABEL } from '../../../domain/rates/ratioLabels'
import { HALF_HOURS_PER_DAY, isRatioCellChanged, type RatioWeekCell } from '../../../domain/rates/ratioWeek'
import { formatDate } from '../../../lib/moments'
import { cityToday } from '../../../session/cityNow'
import type { HeatCell, HeatScale } from '../../../ui/plot/HeatmapPlot'
import type { PlotPoint } from '../../../ui/plot/plotPoints'

export const RATIO_HALF_HOUR_COLUMNS: PlotPoint[] = Array.from({ length: HALF_HOURS_PER_DAY }, (_, cell) => {
  const label = clock(cell)
  return { label: `${label}–${clock(cell + 1)}`, ...(cell % 2 === 0 ? { short: label } : {}) }
})

function clock(cell: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(cell / 2))}:${cell % 2 === 0 ? '00' : '30'}`
}

export const todayEpochDay = (cityId: number | undefined): number => toEpochDay(cityToday(cityId))

export const mondayOfEpochDay = (day: number): number => day - ((weekdayOfEpochDay(day) + 6) % 7)

export const weekdayDateLabel = (day: number): string =>
  `${WEEKDAY_LABEL[weekdayOfEpochDay(day)]} ${formatDate(LocalDate.ofEpochDay(day).toString()).slice(0, 5)}`

/** The color scale has fixed ends, so that a color means the same pay ratio in every week and city. */
const SCALE: HeatScale = { from: 1, to: 3, fromText: '×1 и ниже', toText: '×3 и выше' }

export const ratioHeatmapProps = (monday: number) => ({
  rows: Array.from({ length: 7 }, (_, day) => weekdayDateLabel(monday + day)),
  columns: RATIO_HALF_HOUR_COLUMNS,
  scale: SCALE,
})

export function ratioHeatCells(
  cells: readonly RatioWeekCell[][],
  conditions: readonly RatioRate[],
  before?: readonly RatioWeekCell[][],
): HeatCell[][] {
  const names = new Map(conditions.map((condition) => [condition.id, ratioName(condition)]))
  return cells.map((day, row) =>
    day.map((cell, column) => {
      const { ratio, winner, isMixed } = cell
      const was = before?.[row]?.[column]
      const name = winner
        ? (names.get(winner.id) ?? `${ratioLabel(ratio)}, это условие`)
        : `${ratioLabel(ratio)}, без повышения`
      const text = was && was.ratio !== ratio ? `${ratioLabel(was.ratio)} → ${name}` : name
      return {
        value: ratio,
        text: isMixed ? `${text}, меняется внутри` : text,
        isOutlined: was !== undefined && isRatioCellChanged(was, cell),
      }
    }),
  )
}
