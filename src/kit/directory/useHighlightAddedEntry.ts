import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'
import { isEmptyValue } from '../../lib/listQuery'
import { toast } from '../../ui/toasts'
import { useUrlQuery } from '../address/useUrlQuery'
import type { FormSaveOutcome } from '../form/useFormSave'
import type { ListPageState } from '../list/useListPage'
import { type AddedListEntry, addedEntryHiddenReason, findAddedEntryId, hasNewRows } from './addedEntry'
import type { EntryId } from './defineList'

type Waiting = AddedListEntry & { rows: readonly unknown[]; query: unknown }

type Options<Row> = {
  name: string
  rowId: ((row: Row) => EntryId) | undefined
  filterKeys: readonly string[]
  entryTo: ((id: EntryId) => string) | null | undefined
}

/** Entries that the user added on a separate screen, by list name. The list highlights them when it mounts. */
const addedOnOtherScreens = new Map<string, AddedListEntry>()

export function markEntryAdded(list: string, message: string, saved: FormSaveOutcome): void {
  addedOnOtherScreens.set(list, { saved, toastId: toast.success(message), before: undefined })
}

/**
 * After the user has added an entry, highlights its row and adds a link to the entry to the toast. If the current list page does not show
 * the entry, the toast says why.
 */
export function useHighlightAddedEntry<Row extends object, F>(list: ListPageState<Row, F>, options: Options<Row>) {
  const { linkWith } = useUrlQuery()
  const [marked, setMarked] = useState<EntryId>()
  const waiting = useRef<Waiting>(undefined)
  const { state, query } = list
  const latest = useRef({ ...options, state, query, linkWith })
  useLayoutEffect(() => {
    latest.current = { ...options, state, query, linkWith }
  })

  useEffect(() => {
    const addition = addedOnOtherScreens.get(options.name)
    addedOnOtherScreens.delete(options.name)
    if (addition) waiting.current = { ...addition, rows: NO_ROWS, query: undefined }
  }, [options.name])

  const { rows, status } = state
  useEffect(() => {
    const addition = waiting.current
    if (!addition || status !== 'ready' || rows === addition.rows) return
    waiting.current = undefined
    const { rowId, filterKeys, entryTo, linkWith, query, state } = latest.current
    const idOf = (row: Row) => rowId?.(row) ?? (row as { id?: EntryId }).id
    const known = deepEqual(query, addition.query) ? addition : { ...addition, before: undefined }
    const id = findAddedEntryId(known, rows, idOf)
    const isShown = id !== undefined && rows.some((row) => idOf(row) === id)
    if (isShown) setMarked(id)
    const isFiltered = filterKeys.some((key) => !isEmptyValue((query as Record<string, unknown>)[key]))
    const isAway = !isShown && (id !== undefined || !hasNewRows(known, rows, idOf))
    const link = id !== undefined && entryTo !== null && (entryTo?.(id) ?? linkWith({ form: 'edit', entry: id }))
    toast.explain(addition.toastId, {
      ...(isAway && { hint: addedEntryHiddenReason(isFiltered, state.pageCount) }),
      ...(link && { link: { label: 'Открыть', to: link } }),
    })
  }, [rows, status])

  const note = useCallback((message: string, saved?: FormSaveOutcome) => {
    const toastId = toast.success(message)
    setMarked(undefined)
    if (!saved) return
    const { rowId, state, query } = latest.current
    const ids = state.rows.flatMap((row) => rowId?.(row) ?? (row as { id?: EntryId }).id ?? [])
    const before = state.status === 'ready' ? new Set(ids) : undefined
    waiting.current = { saved, toastId, before, rows: state.rows, query }
  }, [])

  useScrollTo(marked)
  return { marked, note }
}

const NO_ROWS: readonly unknown[] = []
/**
 * A long table renders in slices, so the new row may appear some frames after its data. After this many frames, stop waiting to scroll to
 * it.
 */
const MAX_FRAMES = 60

function useScrollTo(id: EntryId | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    let left = MAX_FRAMES
    let frame = requestAnimationFrame(function check() {
      const row = document.querySelector(`tr[data-row-key="${CSS.escape(String(id))}"]`)
      if (row) row.scrollIntoView({ block: 'nearest' })
      else if (--left > 0) frame = requestAnimationFrame(check)
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
}
