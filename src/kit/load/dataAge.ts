import { useEffect, useState } from 'react'
import { nowSecond } from '../../lib/clock'
import { formatEpochTime, formatMoment } from '../../lib/moments'
import { session } from '../../session/session'
import { cityTimezone } from '../../session/timezones'

const MAX_AGE_MS = 120_000
const UPDATE_MS = 5_000

/**
 * Returns the text «Данные на 12:41» if the data is older than the limit, otherwise undefined. The time is in the time zone of the city, by
 * default of the user's first city. `moment` is the time of the request in ms of the local clock; null means live data.
 */
export function useDataAgeText(moment: number | null, cityId: number | undefined): string | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (moment === null) return
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, UPDATE_MS)
    return () => clearInterval(timer)
  }, [moment])
  if (moment === null || now - moment < MAX_AGE_MS) return undefined
  return `Данные на ${formatEpochTime(toServerSecond(moment), timezoneOf(cityId))}`
}

/** Text with the date and time of the data, for printing. `moment` is in ms of the local clock. */
export const printedDataTime = (moment: number, cityId: number | undefined): string =>
  `Данные на ${formatMoment(new Date(toServerSecond(moment) * 1000).toISOString(), timezoneOf(cityId))}`

const toServerSecond = (moment: number): number => nowSecond() - Math.round((Date.now() - moment) / 1000)

const timezoneOf = (cityId: number | undefined) => cityTimezone(cityId ?? session.user?.allowedCities[0]?.id)
