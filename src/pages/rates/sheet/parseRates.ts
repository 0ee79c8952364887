import { type ParsedNumber, parseNumberText } from '../../../ui/form/parseNumberText'

/**
 * Calculates a new rate. A percentage or a factor gives whole tenge, a sum gives up to two decimals; the result is
 * never negative. An empty cell or one with invalid text has no value; only `=500` gives a rate for it.
 */
export type RateFormula = (value: number | undefined) => number | undefined

const OPERATION = /^([+\-−*×=])\s*(\d+(?:[.,]\d+)?)\s*(%)?$/

/** Accepts `+5 %`, `-10%`, `*1,1`, `+50`, `−50` and `=500`. */
export function parseRateFormula(text: string): RateFormula | undefined {
  const match = OPERATION.exec(text.trim())
  if (!match) return undefined
  const [, sign = '', digits = '', percent] = match
  const figure = Number(digits.replace(',', '.'))
  const isMinus = sign === '-' || sign === '−'
  if (percent) {
    if (sign !== '+' && !isMinus) return undefined
    return relativeFormula((value) => toWholeNumber(value * (1 + ((isMinus ? -1 : 1) * figure) / 100)))
  }
  if (sign === '*' || sign === '×') return relativeFormula((value) => toWholeNumber(value * figure))
  if (sign === '=') return () => hundredths(figure)
  return relativeFormula((value) => hundredths(value + (isMinus ? -figure : figure)))
}

const relativeFormula =
  (change: (value: number) => number): RateFormula =>
  (value) =>
    value === undefined ? undefined : change(value)

/** Rounds to a whole number, but removes floating-point noise first: 550 × 1.1 must give 605. */
const toWholeNumber = (value: number): number => Math.max(0, Math.round(Number(value.toFixed(6))))
const hundredths = (value: number): number => toWholeNumber(value * 100) / 100

/** Parses a sum in tenge with up to two decimals (contract, «rates»). */
export function parseRate(text: string): ParsedNumber {
  const read = parseNumberText(text, 'decimal', '₸')
  // Reject `1.500`, because it may mean 1.5 or 1500.
  const isAmbiguous = /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text)
  return read.value !== undefined && (isAmbiguous || read.value !== hundredths(read.value))
    ? { problem: 'Не больше двух знаков после запятой' }
    : read
}

export function parsePastedRates(text: string): (number | undefined)[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => parseRate(cell).value))
}
