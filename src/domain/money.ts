import { groupDigits, NBSP } from './text'

/** An amount of whole tenge as `12 500 ₸`. */
export const formatMoney = (tenge: number): string => `${groupDigits(tenge)}${NBSP}₸`
