import {
  BASE_RATIO,
  type CompiledRatioCondition,
  DAY_SECONDS,
  effectiveRatioConditionAt,
  matchesRatioCourierType,
  matchesRatioDate,
  matchesRatioWeekday,
} from './ratio'

export const HALF_HOURS_PER_DAY = 48
const CELL_SECONDS = DAY_SECONDS / HALF_HOURS_PER_DAY
const MINUTE = 60

/**
 * Half an hour of the week grid. `second` is its start in seconds of city time since 1970; `winner` is the rate condition that applies at
 * this start. `ratios` has one coefficient per minute. `isMixed`: another condition applies later in this half hour.
 */
export type RatioWeekCell = {
  second: number
  ratio: number
  ratios: readonly number[]
  winner: CompiledRatioCondition | undefined
  isMixed: boolean
}

/** The grid of seven days from `firstDay` (days since 1970) in half hours of city time. */
export function ratioWeekCells(
  conditions: readonly CompiledRatioCondition[],
  type: number,
  firstDay: number,
): RatioWeekCell[][] {
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: HALF_HOURS_PER_DAY }, (_, cell) =>
      cellAt(conditions, type, (firstDay + day) * DAY_SECONDS + cell * CELL_SECONDS),
    ),
  )
}

function cellAt(conditions: readonly CompiledRatioCondition[], type: number, second: number): RatioWeekCell {
  const winners = Array.from({ length: CELL_SECONDS / MINUTE }, (_, minute) =>
    effectiveRatioConditionAt(conditions, type, second + minute * MINUTE),
  )
  const [winner] = winners
  const ratios = winners.map((one) => one?.ratio ?? BASE_RATIO)
  return { second, ratio: ratios[0] as number, ratios, winner, isMixed: winners.some((one) => one !== winner) }
}

/**
 * A day (days since 1970) on which a condition applies if it is switched on. `isWinning` is false if stronger conditions override it all
 * day for every courier type.
 */
export type UpcomingRatioDay = { day: number; isWinning: boolean }

const HORIZON_DAYS = 366

/** Returns the first `count` days from `firstDay` (days since 1970), within a year, on which the condition starts to apply. */
export function upcomingRatioDays(
  condition: CompiledRatioCondition,
  conditions: readonly CompiledRatioCondition[],
  types: readonly number[],
  firstDay: number,
  count: number,
): UpcomingRatioDay[] {
  const found: UpcomingRatioDay[] = []
  if (condition.from === condition.to) return found
  const own = types.filter((type) => matchesRatioCourierType(condition, type))
  for (let day = firstDay; day < firstDay + HORIZON_DAYS && found.length < count; day++) {
    if (!matchesRatioDate(condition, day) || !matchesRatioWeekday(condition, day)) continue
    const end = condition.to > condition.from ? condition.to : condition.to + DAY_SECONDS
    let isWinning = false
    for (let at = condition.from; at < end && !isWinning; at += MINUTE) {
      isWinning = own.some(
        (type) => effectiveRatioConditionAt(conditions, type, day * DAY_SECONDS + at)?.id === condition.id,
      )
    }
    found.push({ day, isWinning })
  }
  return found
}

export const isRatioCellChanged = (before: RatioWeekCell, after: RatioWeekCell): boolean =>
  after.ratios.some((ratio, minute) => ratio !== before.ratios[minute])
