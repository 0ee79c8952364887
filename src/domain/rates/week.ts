import { type CompiledRatio, DAY_SECONDS, fitsDate, fitsType, fitsWeekday, PLAIN_RATIO, winnerAt } from './ratio'

export const CELLS = 48
const CELL_SECONDS = DAY_SECONDS / CELLS
const MINUTE = 60

/**
 * A half hour of the week grid with the condition that applies at its start. `isMixed` means that another condition applies later in the
 * same half hour.
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
    Array.from({ length: CELLS }, (_, cell) =>
      cellAt(conditions, type, (firstDay + day) * DAY_SECONDS + cell * CELL_SECONDS),
    ),
  )
}

function cellAt(conditions: readonly CompiledRatio[], type: number, second: number): WeekCell {
  const winner = winnerAt(conditions, type, second)
  let isMixed = false
  for (let at = second + MINUTE; at < second + CELL_SECONDS && !isMixed; at += MINUTE) {
    isMixed = winnerAt(conditions, type, at) !== winner
  }
  return { second, ratio: winner?.ratio ?? PLAIN_RATIO, winner, isMixed }
}

/** A day on which a condition holds. `isWinning` is false if stronger conditions replace it all day for every courier type. */
export type HeldDay = { day: number; isWinning: boolean }

const HORIZON_DAYS = 366

/** The first `count` days from `firstDay` (days since 1970), within a year, on which a condition begins to hold. */
export function heldDays(
  condition: CompiledRatio,
  conditions: readonly CompiledRatio[],
  types: readonly number[],
  firstDay: number,
  count: number,
): HeldDay[] {
  const found: HeldDay[] = []
  const own = types.filter((type) => fitsType(condition, type))
  for (let day = firstDay; day < firstDay + HORIZON_DAYS && found.length < count; day++) {
    if (!fitsDate(condition, day) || !fitsWeekday(condition, day)) continue
    const end = condition.to > condition.from ? condition.to : condition.to + DAY_SECONDS
    let isWinning = false
    for (let at = condition.from; at < end && !isWinning; at += MINUTE) {
      isWinning = own.some((type) => winnerAt(conditions, type, day * DAY_SECONDS + at)?.id === condition.id)
    }
    found.push({ day, isWinning })
  }
  return found
}

export function changedCells(before: readonly WeekCell[][], after: readonly WeekCell[][]): boolean[][] {
  return after.map((day, row) => day.map((cell, column) => before[row]?.[column]?.ratio !== cell.ratio))
}
