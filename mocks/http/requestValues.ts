import { LocalDate, LocalDateTime, ZoneOffset } from '@js-joda/core'
import { refine, type Struct, string } from 'superstruct'
import { maybe } from '../../src/lib/structs'
import { validationError } from './httpError'

const dateStruct = (): Struct<string> => refine(string(), 'date', (value) => isDate(value) || 'Неверная дата')

export const filterDateStruct = () => maybe(dateStruct())

/** Converts date and time text in city-local time to seconds since 1970. The struct has already checked the format. */
export const parseLocalDateTime = (text: string, timezone: number): number =>
  LocalDateTime.parse(text.replace(' ', 'T')).toEpochSecond(ZoneOffset.ofHours(timezone))

export function readQueryNumber(url: URL, name: string): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null || text === '') return undefined
  if (!/^\d+$/.test(text)) throw validationError({ [name]: 'Неверное значение' })
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
