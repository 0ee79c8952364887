import { formatDate } from '../lib/moments'

export function formatPeriod({ dateStart, dateEnd }: { dateStart?: string | undefined; dateEnd?: string | undefined }) {
  if (dateStart !== undefined && dateStart === dateEnd) return `за ${formatDate(dateStart)}`
  const parts = [dateStart && `с ${formatDate(dateStart)}`, dateEnd && `по ${formatDate(dateEnd)}`].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : undefined
}
