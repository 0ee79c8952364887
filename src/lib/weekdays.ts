import { LocalDate } from '@js-joda/core'

const NAMES = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье']
const SHORT_NAMES = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']
const SATURDAY = 6

export const weekdayName = (date: string): string => NAMES[dayOfWeek(date) - 1] ?? ''

export const shortWeekdayName = (date: string): string => SHORT_NAMES[dayOfWeek(date) - 1] ?? ''

export const isWeekend = (date: string): boolean => dayOfWeek(date) >= SATURDAY

/** Monday is 1, Sunday is 7. */
const dayOfWeek = (date: string): number => LocalDate.parse(date).dayOfWeek().value()
