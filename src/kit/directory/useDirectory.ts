import { useCallback, useMemo } from 'react'
import type { ListQuery } from '../../lib/listQuery'
import { createListStore, type ListStore, type RowsPage } from '../../lib/listStore'
import { useAccess } from '../../session/sessionHooks'
import { toast } from '../../ui/toasts'
import type { FormSaveOutcome } from '../form/useFormSave'
import type { Column } from '../list/columns'
import type { SavedFilterScreenDef } from '../list/savedFilters/savedFilters'
import { useApplyDefaultFilter } from '../list/savedFilters/useApplyDefaultFilter'
import { type ListPageState, type ListQueryDef, useListPage } from '../list/useListPage'
import type { DirectoryDialogRules, EntryId, ListDefinition, ListReloadMode } from './defineList'
import type { DialogIdStructs, DialogUrlState } from './useDialogUrl'
import {
  type DirectoryBaseDefinition,
  type DirectoryColumns,
  type DirectoryDialogOpener,
  useDirectoryBase,
} from './useDirectoryBase'
import { useHighlightAddedEntry } from './useHighlightAddedEntry'

export type DirectoryState<Row, F, D extends DirectoryDialogRules> = DirectoryDialogOpener<Row, D> & {
  columns: readonly Column<Row, F & object>[]
  mayView: boolean
  name: string
  filterKeys: readonly (keyof F & string)[]
  list: ListPageState<Row, F>
  /** Loads the list. Undefined if the entries have no request of their own and are part of another response. */
  search?: ((query: ListQuery<F>, signal: AbortSignal) => Promise<RowsPage<Row>>) | undefined
  saved?: SavedFilterScreenDef<F> | undefined
  dialogs: Pick<DialogUrlState<DialogIdStructs>, 'dialog' | 'isOpen' | 'key' | 'close'>
  /** Returns a callback that shows `message` as a toast, closes the dialog and reloads the list with a single request. */
  done: (message: string) => () => void
  /**
   * Returns a callback that shows `message` as a toast with a link to the added entry, closes the dialog, reloads the list and highlights
   * the row of the entry.
   */
  added: (message: string) => (saved?: FormSaveOutcome) => void
  note: (message: string, saved?: FormSaveOutcome) => void
  marked: EntryId | undefined
}

export function useDirectory<Row extends object, F extends object, D extends DirectoryDialogRules, Of>(
  definition: ListDefinition<Row, F, D, Of>,
  columns: DirectoryColumns<Row, D, F>,
  ...belonging: unknown extends Of ? [] : [of: Of]
): DirectoryState<Row, F, D> {
  const of = belonging[0] as Of
  const { address, ...entries } = useDirectoryBase(definition, columns)
  const search = useCallback(
    (query: ListQuery<F>, signal: AbortSignal) => definition.search(query, signal, of),
    [definition, of],
  )
  const store = useMemo<ListStore<Row, F>>(() => createListStore(search), [search])
  const sortable = entries.columns.flatMap(({ key, isSortable }) => (isSortable ? [key] : [])).join()
  // A nested list has its own saved filters for each parent, because filter values may belong to the parent: the branches of a company are
  // filtered by the points of this company.
  const name = of === undefined ? definition.name : `${definition.name}-${of}`
  const saved = useMemo<SavedFilterScreenDef<F>>(() => {
    const { filters, needsCity = false, defaults, cityKeys = [] } = definition
    return {
      name,
      list: { filters, needsCity, ...(defaults && { defaults }), sortable: sortable.split(',') },
      cityKeys,
    }
  }, [definition, sortable, name])
  const isIdle = useApplyDefaultFilter(saved) || !entries.mayView
  const listDef = useMemo<ListQueryDef<F>>(() => ({ ...saved.list, isIdle }), [saved, isIdle])
  const list = useListPage(store, listDef)

  const filterKeys = Object.keys(definition.filters) as (keyof F & string)[]
  const can = useAccess()
  const entryTo = entryLink(definition.entryTo, can, of, entries.may('edit'))
  const { marked, note } = useHighlightAddedEntry(list, {
    name: definition.name,
    rowId: definition.rowId,
    filterKeys,
    entryTo,
  })
  const finished = () => finish(definition.afterChange, filterKeys, list, address)
  const done = (message: string) => () => {
    toast.success(message)
    finished()
  }
  const added = (message: string) => (saved?: FormSaveOutcome) => {
    note(message, saved)
    finished()
  }
  return {
    ...entries,
    name: definition.name,
    filterKeys,
    list,
    search,
    saved,
    dialogs: address,
    done,
    added,
    note,
    marked,
  }
}

function entryLink<Of>(
  screen: ListDefinition<never, never, DirectoryDialogRules, Of>['entryTo'],
  can: ReturnType<typeof useAccess>,
  of: Of,
  mayEdit: boolean,
): ((id: EntryId) => string) | null | undefined {
  if (!screen) return mayEdit ? undefined : null
  const [access, to] = screen
  return can(access) ? (id) => to(Number(id), of) : null
}

/**
 * Like `useDirectory`, for entries that are part of another response and have no query, such as the zones of a point. `list` comes from
 * `useLoadedRowsAsList`.
 */
export function useEmbeddedDirectory<Row extends object, D extends DirectoryDialogRules>(
  definition: DirectoryBaseDefinition<Row, D> & { name: string },
  columns: DirectoryColumns<Row, D>,
  list: ListPageState<Row, object>,
): DirectoryState<Row, object, D> {
  const { address, ...entries } = useDirectoryBase(definition, columns)
  const note = (message: string) => void toast.success(message)
  const done = (message: string) => () => {
    note(message)
    finish('keepPage', [], list, address)
  }
  const own = { done, added: done, note, marked: undefined }
  return { ...entries, name: definition.name, filterKeys: [], list, dialogs: address, ...own }
}

/**
 * Closes the dialog and reloads the list with exactly one request. A changed query string reloads the list by itself, so `reload` is called
 * only if the query string stays the same.
 */
function finish(
  afterChange: ListReloadMode = 'keepPage',
  filterKeys: readonly string[],
  list: Pick<ListPageState<never, object>, 'hasQuery' | 'query' | 'reload'>,
  { close, closeWith }: Pick<DialogUrlState<DialogIdStructs>, 'close' | 'closeWith'>,
): void {
  if (afterChange === 'dropQuery' && list.hasQuery) {
    closeWith(Object.fromEntries(['page', 'orderBy', ...filterKeys].map((key) => [key, undefined])))
  } else if (afterChange === 'firstPage' && list.query.page !== 1) {
    closeWith({ page: undefined })
  } else {
    close()
    list.reload()
  }
}
