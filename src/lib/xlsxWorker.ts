import type { CellValue, SheetCells } from './sheet'
import { cellsToXlsx } from './xlsx'

export type XlsxPart = { rows: CellValue[][] } | ({ name: string } & Omit<SheetCells, 'rows'>)

const rows: CellValue[][] = []

addEventListener('message', ({ data }: MessageEvent<XlsxPart>) => {
  if ('rows' in data) rows.push(...data.rows)
  // A rejected promise does not reach the page, so report it as an error.
  else cellsToXlsx(data.name, { ...data, rows }).then((file) => postMessage(file), reportError)
})
