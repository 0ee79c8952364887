import type { ReactNode } from 'react'
import { enabledLabel } from '../../domain/labeledOptions'
import { formatMoney, MONEY_SHEET_FORMAT } from '../../domain/money'
import { type UnreadableRowNoun, unreadableRowsText } from '../../domain/unreadableRowsText'
import { formatDate } from '../../lib/moments'
import { getUnreadableCount } from '../../lib/unreadableRowCount'
import { IdText } from '../../ui/IdText'
import { NoLineBreak } from '../../ui/NoLineBreak'
import { EnabledTag } from '../../ui/StatusTag'
import type { Column } from '../list/columns'
import { type DialogEntryId, type DirectoryDialogRules, getEntryId, rowName } from './defineList'
import { RowActions } from './RowActions'
import type { DirectoryDialogOpener } from './useDirectoryBase'

type KeyOf<Row, V> = { [K in keyof Row & string]-?: Row[K] extends V | null | undefined ? K : never }[keyof Row &
  string]
type Options = Partial<Omit<Column<never>, 'key' | 'title' | 'width' | 'render' | 'sheet'>>

type ColumnArgs<Row, V> = [key: KeyOf<Row, V>, title: string, width: number, options?: Options]

const NONE = '—'

export const idColumn = <Row extends { id: number }>(options: Options & { width?: number } = {}): Column<Row> => ({
  key: 'id',
  title: 'ID',
  width: 80,
  ...options,
  render: ({ id }) => <IdText id={id} />,
  sheet: { kind: 'text', value: ({ id }) => String(id) },
})

/** The cell shows «—» for an empty value. For a sortable column, `key` must be the field name that the server sorts by. */
export const textColumn = <Row,>(...[key, title, width, options]: ColumnArgs<Row, string>): Column<Row> => ({
  key,
  title,
  width,
  ...options,
  render: (row) => (row[key] as string | undefined) || NONE,
  sheet: { kind: 'text', value: (row) => row[key] as string | undefined },
})

export const computedTextColumn = <Row,>(
  key: string,
  title: string,
  width: number,
  label: (row: Row) => string,
  options?: Options,
): Column<Row> => ({
  key,
  title,
  width,
  ...options,
  render: label,
  sheet: { kind: 'text', value: (row) => label(row).replace(/^—$/, '') || undefined },
})

/** Appends to `text` the number of entries that are missing in `list` because they could not be read. */
export function textWithUnreadableCount(
  text: string,
  list: readonly unknown[] | null | undefined,
  noun: UnreadableRowNoun,
): string {
  const count = getUnreadableCount(list ?? undefined)
  return [text, count > 0 && unreadableRowsText(count, noun)].filter(Boolean).join(', ')
}

/** The row contains the date as `yyyy-MM-dd`; the cell shows it as dd-MM-yyyy. */
export const dateColumn = <Row,>(...[key, title, width, options]: ColumnArgs<Row, string>): Column<Row> => ({
  key,
  title,
  width,
  ...options,
  render: (row) => {
    const date = row[key] as string | undefined
    return date ? <NoLineBreak>{formatDate(date)}</NoLineBreak> : NONE
  },
  sheet: { kind: 'date', value: (row) => (row[key] as string | undefined) || undefined },
})

/** Whole tenge. An exported file contains the sum of the column. */
export const moneyColumn = <Row,>(...[key, title, width, options]: ColumnArgs<Row, number>): Column<Row> => ({
  key,
  title,
  width,
  align: 'right',
  ...options,
  render: (row) => {
    const amount = row[key] as number | undefined
    return amount === undefined ? NONE : formatMoney(amount)
  },
  sheet: { kind: 'number', format: MONEY_SHEET_FORMAT, isSummed: true, value: (row) => row[key] as number | undefined },
})

export const enabledColumn = <Row extends { status?: boolean | undefined }>(
  width: number,
  options: Options = {},
): Column<Row> => ({
  key: 'status',
  title: 'Статус',
  width,
  ...options,
  render: ({ status }) => (status === undefined ? NONE : <EnabledTag status={status} label={enabledLabel(status)} />),
  sheet: { kind: 'text', value: ({ status }) => (status === undefined ? undefined : enabledLabel(status)) },
})

type ActionsColumnOptions<Row> = {
  viewTo?: ((row: Row) => string) | undefined
  editTo?: ((row: Row) => string) | undefined
  more?: ((row: Row) => ReactNode) | undefined
  width?: number
}

/** Returns null, so that the table has no actions column, if the user may neither edit nor delete and there are no other actions. */
export function actionsColumn<Row, D extends DirectoryDialogRules>(
  page: DirectoryDialogOpener<Row, D>,
  { viewTo, editTo, more, width = 110 }: ActionsColumnOptions<Row> = {},
): Column<Row> | null {
  const mayEdit = page.may('edit')
  const mayDelete = page.may('delete')
  if (!mayEdit && !mayDelete && !viewTo && !editTo && !more) return null
  const show = page.show as (form: string, id: DialogEntryId<D[string]>) => void
  return {
    key: 'actions',
    title: 'Действия',
    width,
    align: 'right',
    fixed: 'right',
    render: (row) => {
      const id = getEntryId(page, row)
      return (
        <RowActions
          name={rowName(page, row) || `№ ${id}`}
          viewTo={viewTo?.(row)}
          editTo={editTo?.(row)}
          onEdit={mayEdit ? () => show('edit', id as never) : undefined}
          onDelete={mayDelete ? () => show('delete', id as never) : undefined}
        >
          {more?.(row)}
        </RowActions>
      )
    },
  }
}
