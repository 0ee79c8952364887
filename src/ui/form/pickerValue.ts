import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/ru'
import customParseFormat from 'dayjs/plugin/customParseFormat'

// antd's pickers take the names of months and days from dayjs, not from antd's locale.
dayjs.locale('ru')
dayjs.extend(customParseFormat)

export const DATE_VALUE_FORMAT = 'YYYY-MM-DD'
export const TIME_VALUE_FORMAT = 'HH:mm'
export const DATE_TIME_VALUE_FORMAT = 'YYYY-MM-DD HH:mm:00'

const MOMENT_WITH_SECONDS = 'YYYY-MM-DD HH:mm:ss'

export function parsePickerValue(value: string | undefined, format: string): Dayjs | null {
  if (value === undefined) return null
  const picked = dayjs(value, format === DATE_TIME_VALUE_FORMAT ? MOMENT_WITH_SECONDS : format, true)
  return picked.isValid() ? picked : null
}

export function formatPickerValue(picked: Dayjs | null, format: string): string | undefined {
  return picked?.format(format)
}

/** Parses a typed date or time. Returns undefined for blank text and the text itself if no format matches. */
export function parsePickerText(typed: string, formats: readonly string[], format: string): string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  for (const candidate of formats) {
    const picked = dayjs(text, candidate, true)
    if (picked.isValid()) return picked.format(format)
  }
  return text
}
