import { loadRatioRates, type RatioRate } from '../../../api/rates'
import { compileRatio, dayNumber, fitsDate, fitsWeekday, PLAIN_RATIO } from '../../../domain/rates/ratio'
import { ratioName } from '../../../domain/rates/ratioLabels'

/** Loads the conditions that now raise the rates on these days; they may explain a large payment. */
export const loadRaised = async (
  cityId: number,
  dateStart: string,
  dateEnd: string,
  signal: AbortSignal,
): Promise<string[]> => raisedOn(await loadRatioRates(cityId, signal), dateStart, dateEnd)

function raisedOn(conditions: readonly RatioRate[], dateStart: string, dateEnd: string): string[] {
  const [first, last] = [dayNumber(dateStart), dayNumber(dateEnd)]
  return conditions
    .filter((condition) => {
      const compiled = compileRatio(condition)
      if (!compiled.isOn || compiled.ratio <= PLAIN_RATIO) return false
      for (let day = first; day <= last; day++) if (fitsDate(compiled, day) && fitsWeekday(compiled, day)) return true
      return false
    })
    .map(ratioName)
}
