import { formatDate } from '../lib/moments'

/** Returns text such as «за 01-03-2026» or «с 01-03-2026 по 07-03-2026»; undefined without dates. */
export function periodText({ dateStart, dateEnd }: { dateStart?: string | undefined; dateEnd?: string | undefined }) {
  if (dateStart !== undefined && dateStart === dateEnd) return `за ${formatDate(dateStart)}`
  const parts = [dateStart && `с ${formatDate(dateStart)}`, dateEnd && `по ${formatDate(dateEnd)}`].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : undefined
}
