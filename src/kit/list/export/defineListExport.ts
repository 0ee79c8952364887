import type { ListQuery } from '../../../lib/listQuery'
import type { SpreadsheetColumn } from '../../../lib/spreadsheetCells'
import type { Column } from '../columns'
import type { ListExportSource } from './runListExport'

/** Average width of a character in a table cell, in pixels. It converts column widths to characters, the unit of the spreadsheet file. */
const CHARACTER_PX = 8

type ListExport<Row, F extends object> = Pick<ListExportSource<Row, F>, 'search' | 'keyOf'> & {
  name: string | ((query: ListQuery<F>) => string)
  columns: readonly Column<Row, F>[]
}

export function defineListExport<Row, F extends object>(list: ListExport<Row, F>): ListExportSource<Row, F> {
  const { search, keyOf, name } = list
  const columns = list.columns.flatMap(({ title, width, sheet }): SpreadsheetColumn<Row>[] => {
    return sheet ? [{ ...sheet, title, width: Math.round(width / CHARACTER_PX) }] : []
  })
  const total = columns.some(({ isSummed }) => isSummed) ? { totalLabel: 'Итого' } : {}
  return {
    search,
    keyOf,
    describe: async (query) => ({
      name: typeof name === 'string' ? name : name(query),
      columns,
      layout: () => ({ frozenColumns: 2, ...total }),
    }),
  }
}
