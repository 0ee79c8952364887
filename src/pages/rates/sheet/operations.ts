import { type ReadNumber, readNumber } from '../../../ui/form/numberText'

/** What can be done to several figures at once: shares of them in whole tenge, sums with up to two decimals, never below zero. */
export type Operation = (value: number) => number

const OPERATION = /^([+\-−*×=])\s*(\d+(?:[.,]\d+)?)\s*(%)?$/

/** `+5 %`, `-10%`, `*1,1`, `+50`, `−50`, `=500`; undefined when it is none of them. */
export function parseOperation(text: string): Operation | undefined {
  const match = OPERATION.exec(text.trim())
  if (!match) return undefined
  const [, sign = '', digits = '', percent] = match
  const figure = Number(digits.replace(',', '.'))
  const isMinus = sign === '-' || sign === '−'
  if (percent) {
    if (sign !== '+' && !isMinus) return undefined
    return (value) => whole(value * (1 + ((isMinus ? -1 : 1) * figure) / 100))
  }
  if (sign === '*' || sign === '×') return (value) => whole(value * figure)
  if (sign === '=') return () => hundredths(figure)
  return (value) => hundredths(value + (isMinus ? -figure : figure))
}

/** Floating point must not turn 550 × 1,1 into 604 or 606. */
const whole = (value: number): number => Math.max(0, Math.round(Number(value.toFixed(6))))
const hundredths = (value: number): number => whole(value * 100) / 100

/** A rate as it is typed or pasted: tenge with up to two decimals (contract, «rates»). */
export function readRate(text: string): ReadNumber {
  const read = readNumber(text, 'decimal', '₸')
  return read.value !== undefined && read.value !== hundredths(read.value)
    ? { problem: 'Не больше двух знаков после запятой' }
    : read
}

/** A block from a spreadsheet, line by line; undefined where a cell holds no rate. */
export function parseBlock(text: string): (number | undefined)[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => readRate(cell).value))
}
