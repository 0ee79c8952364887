import {
  type CompiledRatio,
  DAY_SECONDS,
  fitsCourierType,
  fitsDate,
  fitsWeekday,
  NO_RAISE_RATIO,
  strongestRatioAt,
} from './ratio'

export const CELLS_PER_DAY = 48
const CELL_SECONDS = DAY_SECONDS / CELLS_PER_DAY
const MINUTE = 60

/**
 * Half an hour of the week grid with the condition that applies at its start, `second` (seconds of city time since 1970). `isMixed`:
 * another condition applies later in this half hour.
 */
export type WeekCell = {
  second: number
  ratio: number
  winner: CompiledRatio | undefined
  isMixed: boolean
}

/** The grid of seven days from `firstDay` (days since 1970) in half hours of city time. */
export function weekCells(conditions: readonly CompiledRatio[], type: number, firstDay: number): WeekCell[][] {
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: CELLS_PER_DAY }, (_, cell) =>
      cellAt(conditions, type, (firstDay + day) * DAY_SECONDS + cell * CELL_SECONDS),
    ),
  )
}

function cellAt(conditions: readonly CompiledRatio[], type: number, second: number): WeekCell {
  const winner = strongestRatioAt(conditions, type, second)
  let isMixed = false
  for (let at = second + MINUTE; at < second + CELL_SECONDS && !isMixed; at += MINUTE) {
    isMixed = strongestRatioAt(conditions, type, at) !== winner
  }
  return { second, ratio: winner?.ratio ?? NO_RAISE_RATIO, winner, isMixed }
}

/**
 * A day (days since 1970) on which a condition applies. `isWinning` is false if stronger conditions override it all day for every courier
 * type.
 */
export type ConditionDay = { day: number; isWinning: boolean }

const HORIZON_DAYS = 366

/** Returns the first `count` days from `firstDay` (days since 1970), within a year, on which the condition starts to apply. */
export function conditionDays(
  condition: CompiledRatio,
  conditions: readonly CompiledRatio[],
  types: readonly number[],
  firstDay: number,
  count: number,
): ConditionDay[] {
  const found: ConditionDay[] = []
  const own = types.filter((type) => fitsCourierType(condition, type))
  for (let day = firstDay; day < firstDay + HORIZON_DAYS && found.length < count; day++) {
    if (!fitsDate(condition, day) || !fitsWeekday(condition, day)) continue
    const end = condition.to > condition.from ? condition.to : condition.to + DAY_SECONDS
    let isWinning = false
    for (let at = condition.from; at < end && !isWinning; at += MINUTE) {
      isWinning = own.some((type) => strongestRatioAt(conditions, type, day * DAY_SECONDS + at)?.id === condition.id)
    }
    found.push({ day, isWinning })
  }
  return found
}

export function changedCells(before: readonly WeekCell[][], after: readonly WeekCell[][]): boolean[][] {
  return after.map((day, row) => day.map((cell, column) => before[row]?.[column]?.ratio !== cell.ratio))
}
