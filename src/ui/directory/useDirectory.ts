import { useMemo } from 'react'
import { createListStore, type ListStore } from '../../lib/listStore'
import { useAccess } from '../../session/useAccess'
import type { Column } from '../list/columns'
import { type ListPageState, useListPage } from '../list/useListPage'
import { toast } from '../toasts'
import {
  type AfterChange,
  accessOf,
  type DialogRules,
  type EntryId,
  type EntryOf,
  entryStruct,
  type ListDefinition,
} from './defineList'
import { type DialogAddress, type DialogDefs, useDialogAddress } from './useDialogAddress'

type FormOf<D> = keyof D & string

/** The dialogs of a definition as the address reads them. */
export type DefsOf<D extends DialogRules> = { [K in keyof D]: D[K] extends readonly [unknown, infer S] ? S : null }

/** What a row's buttons need: who may open which dialog, and how it is opened. Changes only when a permission does. */
export type EntryActions<Row, D extends DialogRules> = {
  may: (form: FormOf<D>) => boolean
  show: <K extends FormOf<D>>(
    ...args: EntryOf<D[K]> extends undefined ? [form: K] : [form: K, id: EntryOf<D[K]>]
  ) => void
  rowId: ((row: Row) => EntryId) | undefined
  rowName: ((row: Row) => string) | undefined
}

/** Columns as they are, or made from what the person may do; null leaves a column out. Keep them outside, or memoised. */
export type DirectoryColumns<Row, D extends DialogRules> =
  | readonly (Column<Row> | null)[]
  | ((actions: EntryActions<Row, D>) => readonly (Column<Row> | null)[])

export type DirectoryPage<Row, F, D extends DialogRules> = EntryActions<Row, D> & {
  definition: ListDefinition<Row, F, D, never>
  columns: readonly Column<Row>[]
  list: ListPageState<Row, F>
  /** The dialog of the address, if the person may open it. */
  dialogs: Pick<DialogAddress<DialogDefs>, 'dialog' | 'isOpen' | 'key' | 'close'>
  /** Whether the person may see the entries. */
  mayView: boolean
  /** What a dialog does after its change: says `message`, closes, and brings the list up to date with one request. */
  done: (message: string) => () => void
}

/**
 * Everything a directory screen needs of its definition: the list of its address, its dialogs, and what the person may.
 * `of` is what the list belongs to, where its search wants that.
 */
export function useDirectory<Row extends object, F extends object, D extends DialogRules, Of>(
  definition: ListDefinition<Row, F, D, Of>,
  columns: DirectoryColumns<Row, D>,
  ...belonging: unknown extends Of ? [] : [of: Of]
): DirectoryPage<Row, F, D> {
  const of = belonging[0] as Of
  const can = useAccess()
  const mayView = definition.view === undefined || can(definition.view)
  const allowed = Object.keys(definition.dialogs)
    .filter((form) => can(accessOf(definition.dialogs[form] as DialogRules[string])))
    .join()
  const may = useMemo(() => {
    const forms = new Set(allowed.split(','))
    return (form: string) => forms.has(form)
  }, [allowed])

  const defs = useMemo(() => dialogDefs(definition.dialogs), [definition])
  const address = useDialogAddress(defs, may)
  const actions = useMemo(() => {
    const { rowId, rowName } = definition
    return { may, show: address.show, rowId, rowName } as unknown as EntryActions<Row, D>
  }, [definition, may, address.show])
  const shown = useMemo(
    () => (typeof columns === 'function' ? columns(actions) : columns).filter((column) => column !== null),
    [columns, actions],
  )

  const store = useMemo<ListStore<Row, F>>(
    () => createListStore((query, signal) => definition.search(query, signal, of)),
    [definition, of],
  )
  const sortable = shown.flatMap(({ key, isSortable }) => (isSortable ? [key] : [])).join()
  const listDef = useMemo(() => {
    const { filters, needsCity = false, defaults } = definition
    return { filters, needsCity, ...(defaults && { defaults }), sortable: sortable.split(','), isIdle: !mayView }
  }, [definition, sortable, mayView])
  const list = useListPage(store, listDef)

  const done = (message: string) => () => {
    toast.success(message)
    finish(definition, list, address)
  }
  return { ...actions, definition: definition as never, columns: shown, list, dialogs: address, mayView, done }
}

function dialogDefs<D extends DialogRules>(rules: D): DialogDefs {
  return Object.fromEntries(Object.entries(rules).map(([form, rule]) => [form, entryStruct(rule)]))
}

/** One request either way: a change of the query loads the list by itself. */
function finish(
  { afterChange = 'keepPage', filters }: { afterChange?: AfterChange; filters: object },
  list: Pick<ListPageState<never, object>, 'hasQuery' | 'query' | 'reload'>,
  { close, closeWith }: Pick<DialogAddress<DialogDefs>, 'close' | 'closeWith'>,
): void {
  if (afterChange === 'dropQuery' && list.hasQuery) {
    const dropped = ['page', 'orderBy', ...Object.keys(filters)].map((key) => [key, undefined])
    closeWith(Object.fromEntries(dropped))
  } else if (afterChange === 'firstPage' && list.query.page !== 1) {
    closeWith({ page: undefined })
  } else {
    close()
    list.reload()
  }
}
