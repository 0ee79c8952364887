import { lastSevenDays, type Period } from '../../../domain/periods'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { dateText } from '../../../lib/structs'
import { cityToday } from '../../../session/cityClock'

const DATE = dateText()

export function usePeriod(cityId: number | undefined): {
  period: Period
  today: string
  setPeriod: (period: Period) => void
} {
  const { get, set } = useUrlQuery()
  const today = cityToday(cityId)
  const usual = lastSevenDays(today)
  const [dateStart, dateEnd] = [get('dateStart', DATE), get('dateEnd', DATE)]
  const isWhole = dateStart !== undefined && dateEnd !== undefined && dateStart <= dateEnd
  return {
    period: isWhole ? { dateStart, dateEnd } : usual,
    today,
    setPeriod: (period) => {
      const isUsual = period.dateStart === usual.dateStart && period.dateEnd === usual.dateEnd
      set(isUsual ? { dateStart: undefined, dateEnd: undefined } : period)
    },
  }
}
