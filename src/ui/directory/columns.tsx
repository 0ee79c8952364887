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

const NONE = '—'

export const idColumn = <Row extends { id: number }>(options: Options & { width?: number } = {}): Column<Row> => ({
  key: 'id',
  title: 'ID',
  width: 80,
  ...options,
  render: ({ id }) => <IdText id={id} />,
})

/** Shows «—» for an empty value. The key of a sortable column is the server's field name. */
export const textColumn = <Row,>(
  key: KeyOf<Row, string>,
  title: string,
  width: number,
  options: Options = {},
): Column<Row> => ({ key, title, width, ...options, render: (row) => (row[key] as string | undefined) || NONE })

/** Takes `yyyy-MM-dd`, shows dd-MM-yyyy. */
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

/** Whole tenge. */
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
  viewTo?: ((row: Row) => string) | undefined
  editTo?: ((row: Row) => string) | undefined
  more?: ((row: Row) => ReactNode) | undefined
  width?: number
}

/** Null if the user may do nothing. */
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
