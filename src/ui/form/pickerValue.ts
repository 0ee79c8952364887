import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/ru'
import customParseFormat from 'dayjs/plugin/customParseFormat'

// The pickers' names of months and days come from dayjs, not from antd's locale.
dayjs.locale('ru')
dayjs.extend(customParseFormat)

/** The formats of form values; dayjs lives no further than the pickers. */
export const DATE_VALUE = 'YYYY-MM-DD'
export const TIME_VALUE = 'HH:mm'
/** Seconds are always zero, as requests want them. */
export const MOMENT_VALUE = 'YYYY-MM-DD HH:mm:00'

/** Servers send seconds that no picker shows. */
const MOMENT_WITH_SECONDS = 'YYYY-MM-DD HH:mm:ss'

/** A value as dayjs; null when there is none, or a text of another form. */
export function toPicker(value: string | undefined, format: string): Dayjs | null {
  if (value === undefined) return null
  const picked = dayjs(value, format === MOMENT_VALUE ? MOMENT_WITH_SECONDS : format, true)
  return picked.isValid() ? picked : null
}

export function fromPicker(picked: Dayjs | null, format: string): string | undefined {
  return picked?.format(format)
}

/** The value of a typed text, the text itself where it is none of the formats, undefined for a blank one. */
export function readPicked(typed: string, formats: readonly string[], format: string): string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  for (const candidate of formats) {
    const picked = dayjs(text, candidate, true)
    if (picked.isValid()) return picked.format(format)
  }
  return text
}
