import { useEffect, useState } from 'react'
import { ageText } from '../../domain/positionAge'
import { everySecond, nowSecond } from '../../lib/clock'
import { REFRESH_MS } from './useCourierLayer'

/** Data older than this is marked as old. The limit is two missed responses plus the duration of the requests. */
const MAX_SECONDS = (2 * REFRESH_MS) / 1000 + 5

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
