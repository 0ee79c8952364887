import { formatDate } from '../lib/moments'

/** Text of a period, such as `за 18-03-2026` or `с 01-03-2026 по 18-03-2026`; undefined without dates. */
export function periodText({ dateStart, dateEnd }: { dateStart?: string | undefined; dateEnd?: string | undefined }) {
  if (dateStart !== undefined && dateStart === dateEnd) return `за ${formatDate(dateStart)}`
  const parts = [dateStart && `с ${formatDate(dateStart)}`, dateEnd && `по ${formatDate(dateEnd)}`].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : undefined
}
