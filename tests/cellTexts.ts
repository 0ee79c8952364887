import type { SheetCell } from './unzip'

export function sheetCellText(cell: SheetCell | undefined): string {
  if (cell === undefined) return '—'
  if (typeof cell === 'string') return cell
  const { number, format } = cell
  if (format === 'dd-mm-yyyy') return new Date(Math.round((number - 25_569) * 86_400_000)).toISOString().slice(0, 10)
  if (format === '[h]:mm') {
    const minutes = Math.round(number * 1440)
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  }
  // A format without a decimal point rounds to a whole number.
  const shown = format?.includes('0') && !format.includes('.') ? Math.round(number) : Number(number.toFixed(6))
  const [whole = '', fraction] = String(Math.abs(shown)).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') + (fraction ? `,${fraction}` : '')
  const text = `${number < 0 ? '−' : ''}${digits}`
  return format?.includes('₸') ? `${text}\u00a0₸` : text
}

export const screenDateToIso = (text: string): string =>
  text.replace(/^(\d\d)-(\d\d)-(\d{4}), .*$/, (_, day, month, year) => `${year}-${month}-${day}`)

/**
 * Removes the differences that are allowed between a cell on the screen and in an exported file: leading apostrophe, weekday, non-breaking
 * spaces, ₸, the kind of minus sign, the dash of an unknown value.
 */
export const normalizeCell = (text: string | undefined): string =>
  (text ?? '')
    .replace(/^'/, '')
    .replace(/, (пн|вт|ср|чт|пт|сб|вс)$/, '')
    .replace(/[\u00a0₸]/g, '')
    .replace('−', '-')
    .replace(/^—$/, '')

export function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') lines.push([])
    if (end === '') break
  }
  return lines.filter((line) => line.some((cell) => cell !== ''))
}
