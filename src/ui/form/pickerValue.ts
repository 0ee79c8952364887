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

/** A value as dayjs; null when there is none, or a text of another form. */
export function toPicker(value: string | undefined, format: string): Dayjs | null {
  if (value === undefined) return null
  const picked = dayjs(value, format, true)
  return picked.isValid() ? picked : null
}

export function fromPicker(picked: Dayjs | null, format: string): string | undefined {
  return picked?.format(format)
}
