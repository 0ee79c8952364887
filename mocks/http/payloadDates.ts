import { LocalDate, LocalDateTime, ZoneOffset } from '@js-joda/core'
import { refine, type Struct, string } from 'superstruct'
import { maybe } from '../../src/lib/structs'
import { invalid } from './httpError'

/** Dates, moments and ids that a request carries, checked as the rest of the payload is: 422 with the field's name. */

/** A day that is in the calendar, `yyyy-MM-dd`. */
export const date = (): Struct<string> => refine(string(), 'date', (value) => isDate(value) || 'Неверная дата')

export const filterDate = () => maybe(date())

/** Seconds since 1970 of a moment that the payload's struct has let through. */
export const readSecond = (text: string, timezone: number): number =>
  LocalDateTime.parse(text.replace(' ', 'T')).toEpochSecond(ZoneOffset.ofHours(timezone))

/** A number of the query string; undefined where it is missing or empty. */
export function queryNumber(url: URL, name: string): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null || text === '') return undefined
  if (!/^\d+$/.test(text)) throw invalid({ [name]: 'Неверное значение' })
  return Number(text)
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return LocalDate.parse(text).toString() === text
  } catch {
    return false
  }
}
