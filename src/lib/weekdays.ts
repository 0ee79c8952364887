import { LocalDate } from '@js-joda/core'

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const SATURDAY = 6

export const weekday = (date: string): string => WEEKDAYS[dayOfWeek(date) - 1] ?? ''

export const isWeekend = (date: string): boolean => dayOfWeek(date) >= SATURDAY

/** Monday is 1, Sunday is 7. */
const dayOfWeek = (date: string): number => LocalDate.parse(date).dayOfWeek().value()
