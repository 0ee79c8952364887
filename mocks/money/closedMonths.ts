import { DateTimeFormatter, LocalDate } from '@js-joda/core'
import { conflictError } from '../http/httpError'
import { localEpochDay } from '../store/dateTime'
import type { World } from '../store/world'

const CLOSED_AFTER = 10
const OFFICE_TIMEZONE = 5
const DISPLAY = DateTimeFormatter.ofPattern('dd.MM.yyyy')

/** Throws if the month of `date` is closed for changes. `date` is `yyyy-MM-dd` or days since 1970. */
export function requireOpenMonth({ clock }: World, date: string | number): void {
  const day = typeof date === 'number' ? LocalDate.ofEpochDay(date) : LocalDate.parse(date)
  const today = LocalDate.ofEpochDay(localEpochDay(clock.second(), OFFICE_TIMEZONE))
  const firstOpen = today.withDayOfMonth(1).minusMonths(today.dayOfMonth() > CLOSED_AFTER ? 0 : 1)
  if (day.isBefore(firstOpen)) throw conflictError(`Месяц закрыт: изменения возможны с ${firstOpen.format(DISPLAY)}`)
}
