import { useEffect, useState } from 'react'
import { nowSecond } from '../../lib/clock'
import { formatMoment, formatSecondTime } from '../../lib/moments'
import { session } from '../../session/session'
import { cityTimezone } from '../../session/timezones'

const MAX_AGE_MS = 120_000
const LOOK_MS = 5_000

/**
 * «Данные на 12:41» in city-local time (by default of the user's first city), once the data is older than the limit.
 * `moment` is in ms of the local clock; null means live data.
 */
export function useDataAge(moment: number | null, cityId: number | undefined): string | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (moment === null) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [moment])
  if (moment === null || now - moment < MAX_AGE_MS) return undefined
  return `Данные на ${formatSecondTime(toServerSecond(moment), timezoneOf(cityId))}`
}

/** With the date, for printing. */
export const dataMomentText = (moment: number, cityId: number | undefined): string =>
  `Данные на ${formatMoment(new Date(toServerSecond(moment) * 1000).toISOString(), timezoneOf(cityId))}`

const toServerSecond = (moment: number): number => nowSecond() - Math.round((Date.now() - moment) / 1000)

const timezoneOf = (cityId: number | undefined) => cityTimezone(cityId ?? session.user?.allowedCities[0]?.id)
