import type { Option } from '../labeledOptions'
import { groupDigits } from '../textFormatting'
import type { RatioCondition } from './ratio'
import { courierTypeName } from './tariffAndCourierTypeNames'

export const UNRESTRICTED_LABEL = 'Без ограничений'
export const ALL_COURIER_TYPES_LABEL = 'Все типы'

/** Names of weekdays, starting with Sunday, because the server numbers Sunday as 0. */
export const WEEKDAY_LABEL = ['ВС', 'ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ'] as const

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const

export const WEEKDAY_OPTIONS: Option<number>[] = WEEKDAYS.map((day) => ({ value: day, label: WEEKDAY_LABEL[day] }))

export const ratioStatusLabel = (status: boolean): string => (status ? 'Включен' : 'Выключен')

export const RATIO_STATUS_OPTIONS = [true, false].map((value) => ({ value, label: ratioStatusLabel(value) }))

export const ratioCourierTypeLabel = (typeId: number | null | undefined): string =>
  typeId === null || typeId === undefined ? ALL_COURIER_TYPES_LABEL : courierTypeName(typeId)

export function ratioTimeLabel({ timeStart, timeEnd }: RatioCondition): string {
  if (!timeStart && !timeEnd) return UNRESTRICTED_LABEL
  return `${minutes(timeStart ?? '00:00')}–${minutes(timeEnd ?? '24:00')}`
}

export function ratioDaysLabel({ days }: RatioCondition): string {
  if (!days?.length) return UNRESTRICTED_LABEL
  return WEEKDAYS.filter((day) => days.includes(day))
    .map((day) => WEEKDAY_LABEL[day])
    .join(', ')
}

export const ratioLabel = (ratio: number | null | undefined): string =>
  ratio === null || ratio === undefined ? '—' : `×${groupDigits(ratio)}`

export function ratioName(condition: RatioCondition): string {
  const limits = [ratioTimeLabel(condition), ratioDaysLabel(condition)].filter((label) => label !== UNRESTRICTED_LABEL)
  return [ratioLabel(condition.ratio), ratioCourierTypeLabel(condition.typeId), ...limits].join(' · ')
}

const minutes = (time: string): string => time.slice(0, 5)
