import { isEmptyValue } from '../../lib/listQuery'
import type { FormSaveOutcome } from '../form/useFormSave'
import type { EntryId } from './defineList'

/**
 * Finds the list row of an entry that the user has just added. The server's response may not contain the entry's id (contract, «Envelope»).
 */

export type AddedListEntry = {
  saved: FormSaveOutcome
  toastId: number
  /** Ids of the list rows before the entry was added; undefined if the list was not loaded. */
  before: ReadonlySet<EntryId> | undefined
}

/**
 * Finds the id of the added entry in the saved form values (a role's id is its name), in the response, or in the only new list row that
 * matches the form values.
 */
export function findAddedEntryId<Row extends object>(
  { saved, before }: AddedListEntry,
  rows: readonly Row[],
  idOf: (row: Row) => EntryId | undefined,
): EntryId | undefined {
  const id = idOf(saved.values as Row)
  if (id !== undefined) return id
  if (typeof saved.response === 'number') return saved.response
  const fresh = freshRows(before, rows, idOf).filter((row) => hasValues(row, saved.values))
  return fresh.length === 1 ? idOf(fresh[0] as Row) : undefined
}

export const hasNewRows = <Row extends object>(
  { before }: AddedListEntry,
  rows: readonly Row[],
  idOf: (row: Row) => EntryId | undefined,
): boolean => before === undefined || freshRows(before, rows, idOf).length > 0

export function addedEntryHiddenReason(isFiltered: boolean, pageCount: number): string | undefined {
  const reasons = [isFiltered && 'не подходит под фильтр', pageCount > 1 && 'стоит на другой странице'].filter(Boolean)
  return reasons.length === 0 ? undefined : `В списке не видно: ${reasons.join(' или ')}`
}

function freshRows<Row>(
  before: AddedListEntry['before'],
  rows: readonly Row[],
  idOf: (row: Row) => EntryId | undefined,
) {
  if (!before) return []
  return rows.filter((row) => {
    const id = idOf(row)
    return id !== undefined && !before.has(id)
  })
}

function hasValues(row: object, values: object): boolean {
  const own = Object.entries(row)
  const shared = Object.entries(values).filter(
    ([key, value]) => !isEmptyValue(value) && typeof value !== 'object' && own.some(([name]) => name === key),
  )
  return shared.length > 0 && shared.every(([key, value]) => isSame((row as Record<string, unknown>)[key], value))
}

const isSame = (a: unknown, b: unknown): boolean => String(a ?? '').trim() === String(b).trim()
