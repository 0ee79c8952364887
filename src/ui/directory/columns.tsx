import type { ReactNode } from 'react'
import { enabledLabel } from '../../domain/labels'
import { formatMoney } from '../../domain/money'
import { formatDate } from '../../lib/moments'
import { IdText } from '../IdText'
import type { Column } from '../list/columns'
import { NoBreak } from '../NoBreak'
import { EnabledTag } from '../StatusTag'
import { type DialogRules, type EntryOf, entryId, rowName } from './defineList'
import { RowActions } from './RowActions'
import type { EntryActions } from './useEntries'

type KeyOf<Row, V> = { [K in keyof Row & string]-?: Row[K] extends V | null | undefined ? K : never }[keyof Row &
  string]
type Options = Partial<Omit<Column<never>, 'key' | 'title' | 'width' | 'render'>>

/** What stands where a value is missing. */
const NONE = '—'

/** The entry's number, in monospace. */
export const idColumn = <Row extends { id: number }>(options: Options & { width?: number } = {}): Column<Row> => ({
  key: 'id',
  title: 'ID',
  width: 80,
  ...options,
  render: ({ id }) => <IdText id={id} />,
})

/** A text, «—» where there is none. Sortable columns are named by the server's field. */
export const textColumn = <Row,>(
  key: KeyOf<Row, string>,
  title: string,
  width: number,
  options: Options = {},
): Column<Row> => ({ key, title, width, ...options, render: (row) => (row[key] as string | undefined) || NONE })

/** A date `yyyy-MM-dd`, shown as dd-MM-yyyy. */
export const dateColumn = <Row,>(
  key: KeyOf<Row, string>,
  title: string,
  width: number,
  options: Options = {},
): Column<Row> => ({
  key,
  title,
  width,
  ...options,
  render: (row) => {
    const date = row[key] as string | undefined
    return date ? <NoBreak>{formatDate(date)}</NoBreak> : NONE
  },
})

/** Whole tenge, aligned right. */
export const moneyColumn = <Row,>(
  key: KeyOf<Row, number>,
  title: string,
  width: number,
  options: Options = {},
): Column<Row> => ({
  key,
  title,
  width,
  align: 'right',
  ...options,
  render: (row) => {
    const amount = row[key] as number | undefined
    return amount === undefined ? NONE : formatMoney(amount)
  },
})

/** «Включен» or «Отключен» (reference-data, section 3). */
export const enabledColumn = <Row extends { status?: boolean | undefined }>(
  width: number,
  options: Options = {},
): Column<Row> => ({
  key: 'status',
  title: 'Статус',
  width,
  ...options,
  render: ({ status }) => (status === undefined ? NONE : <EnabledTag status={status} label={enabledLabel(status)} />),
})

export type ActionsOptions<Row> = {
  /** Where a row is shown or edited on a screen of its own; undefined where the person may not. */
  viewTo?: ((row: Row) => string) | undefined
  editTo?: ((row: Row) => string) | undefined
  /** More buttons, between «edit» and «delete». */
  more?: ((row: Row) => ReactNode) | undefined
  width?: number
}

/** The icons that open an entry's screens and its dialogs `edit` and `delete`; null where the person may do nothing. */
export function actionsColumn<Row, D extends DialogRules>(
  page: EntryActions<Row, D>,
  { viewTo, editTo, more, width = 110 }: ActionsOptions<Row> = {},
): Column<Row> | null {
  const mayEdit = page.may('edit')
  const mayDelete = page.may('delete')
  if (!mayEdit && !mayDelete && !viewTo && !editTo && !more) return null
  const show = page.show as (form: string, id: EntryOf<D[string]>) => void
  return {
    key: 'actions',
    title: 'Действия',
    width,
    align: 'right',
    fixed: 'right',
    render: (row) => {
      const id = entryId(page, row)
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
