import { useEffect, useState } from 'react'
import { nowSecond } from '../../lib/clock'
import { formatMoment, formatSecondTime } from '../../lib/moments'
import { session } from '../../session/session'
import { cityTimezone } from '../../session/timezones'

/** Older than this, what is on the screen says how old it is. */
const MAX_AGE_MS = 120_000
const LOOK_MS = 5_000

/**
 * «Данные на 12:41», by the clock of the city (the person's first one without any), once what was true at `moment` is older than it
 * should be; undefined before. `moment` is of the machine's clock, null while the data are true now.
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

/** «Данные на 18-03-2026 12:41»: paper is read on other days. */
export const dataMomentText = (moment: number, cityId: number | undefined): string =>
  `Данные на ${formatMoment(new Date(toServerSecond(moment) * 1000).toISOString(), timezoneOf(cityId))}`

const toServerSecond = (moment: number): number => nowSecond() - Math.round((Date.now() - moment) / 1000)

const timezoneOf = (cityId: number | undefined) => cityTimezone(cityId ?? session.user?.allowedCities[0]?.id)
