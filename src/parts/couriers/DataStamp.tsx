import { useEffect, useState } from 'react'
import { ageText } from '../../domain/positionAge'
import { everySecond, nowSecond } from '../../lib/clock'
import { REFRESH_MS } from './useCourierLayer'

/** Two responses were missed by then; a little is given to the calls themselves. */
const MAX_SECONDS = (2 * REFRESH_MS) / 1000 + 5

/** «данные 42 с назад», red after two missed responses: the map itself says how old it is. */
export function DataStamp({ askedAt }: { askedAt: number }) {
  const [now, setNow] = useState(nowSecond)
  useEffect(() => everySecond(setNow), [])
  const age = Math.max(0, now - askedAt)
  return (
    <span className={age > MAX_SECONDS ? 'data-stamp data-stamp--old' : 'data-stamp'}>
      {`данные ${ageText(age)} назад`}
    </span>
  )
}
