import { loadRatioRates, type RatioRate } from '../../../api/rates'
import {
  BASE_RATIO,
  compileRatioCondition,
  matchesRatioDate,
  matchesRatioWeekday,
  toEpochDay,
} from '../../../domain/rates/ratio'
import { ratioName } from '../../../domain/rates/ratioLabels'

/** Names of the current rate conditions that raise the pay between `dateStart` and `dateEnd`; they may explain a large payment. */
export const loadActiveRatioNames = async (
  cityId: number,
  dateStart: string,
  dateEnd: string,
  signal: AbortSignal,
): Promise<string[]> => raisedOn(await loadRatioRates(cityId, signal), dateStart, dateEnd)

function raisedOn(conditions: readonly RatioRate[], dateStart: string, dateEnd: string): string[] {
  const [first, last] = [toEpochDay(dateStart), toEpochDay(dateEnd)]
  return conditions
    .filter((condition) => {
      const compiled = compileRatioCondition(condition)
      if (!compiled.isOn || compiled.ratio <= BASE_RATIO) return false
      for (let day = first; day <= last; day++)
        if (matchesRatioDate(compiled, day) && matchesRatioWeekday(compiled, day)) return true
      return false
    })
    .map(ratioName)
}
