import type { ProTableProps } from '@ant-design/pro-components'
import { Button } from 'antd'
import type { Key, ReactNode } from 'react'
import { countWithNoun } from '../../domain/textFormatting'
import { type AnyTableRow, isSkeletonRow } from './skeletonRows'
import type { RowSelection } from './useRowSelection'
import './dataTable.css'

export type TableSelectionProps<Row> = {
  selection: RowSelection<Row>
  nouns: readonly [string, string, string]
  rowName: (row: Row) => string
  isSelectable?: (row: Row) => boolean
  summary?: (rows: readonly Row[]) => ReactNode
  actions: (rows: readonly Row[]) => ReactNode
}

type TableSelection = Pick<
  ProTableProps<AnyTableRow, object>,
  'rowSelection' | 'tableAlertRender' | 'tableAlertOptionRender'
>

export const SELECTION_COLUMN_WIDTH = 34

/**
 * The bar with the number of selected rows is always visible. If it appeared with the first selection, the rows would move under the
 * pointer.
 */
export function tableSelection<Row>(
  props: TableSelectionProps<Row> | undefined,
  pageRows: readonly Row[],
  rowKey: (row: Row) => Key,
): TableSelection {
  if (!props) return { tableAlertRender: false }
  const { selection } = props
  return {
    rowSelection: {
      alwaysShowAlert: true,
      columnWidth: SELECTION_COLUMN_WIDTH,
      fixed: true,
      preserveSelectedRowKeys: true,
      selectedRowKeys: selection.rows.map(rowKey),
      onChange: (keys) => selection.choose(chosenRows(keys, selection.rows, pageRows, rowKey)),
      getCheckboxProps: (row) => checkboxOf(row, props),
      getTitleCheckboxProps: () => ({ 'aria-label': 'Выбрать все строки страницы' }),
    },
    tableAlertRender: () => <SelectionText {...props} elsewhere={countElsewhere(selection.rows, pageRows, rowKey)} />,
    tableAlertOptionRender: () =>
      selection.rows.length > 0 && (
        <div className="selection-bar__actions">
          {props.actions(selection.rows)}
          <Button type="text" size="small" onClick={selection.clear}>
            Снять выбор
          </Button>
        </div>
      ),
  }
}

function SelectionText<Row>({
  selection: { rows },
  nouns: [one, two, five],
  summary,
  elsewhere,
}: TableSelectionProps<Row> & { elsewhere: number }) {
  return (
    <span role="status" className={rows.length > 0 ? 'selection-bar' : 'selection-bar selection-bar--empty'}>
      {rows.length === 0 ? <span>Ничего не выбрано</span> : <b>{countWithNoun(rows.length, one, two, five)}</b>}
      {rows.length > 0 && summary && <b>{summary(rows)}</b>}
      {elsewhere > 0 && <span>{`${elsewhere} на других страницах`}</span>}
    </span>
  )
}

/**
 * Row objects of the selected keys. The earlier selection is needed too, because it contains the rows that were selected on other pages.
 */
function chosenRows<Row>(
  keys: readonly Key[],
  before: readonly Row[],
  pageRows: readonly Row[],
  rowKey: (row: Row) => Key,
): Row[] {
  const known = new Map([...pageRows, ...before].map((row) => [rowKey(row), row]))
  return keys.flatMap((key) => known.get(key) ?? [])
}

function countElsewhere<Row>(rows: readonly Row[], pageRows: readonly Row[], rowKey: (row: Row) => Key): number {
  const here = new Set(pageRows.map(rowKey))
  return rows.filter((row) => !here.has(rowKey(row))).length
}

function checkboxOf<Row>(row: AnyTableRow, { rowName, isSelectable }: TableSelectionProps<Row>) {
  if (isSkeletonRow(row)) return { disabled: true, 'aria-label': 'Строка загружается' }
  const entry = row as Row
  return { disabled: isSelectable?.(entry) === false, 'aria-label': `Выбрать: ${rowName(entry)}` }
}
