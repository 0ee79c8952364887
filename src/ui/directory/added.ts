import { isEmpty } from '../../lib/address'
import type { Saved } from '../form/useSave'
import type { EntryId } from './defineList'

/** Finds what was added among the rows that the list shows after it (contract, «Envelope»: the response may tell no id). */

/** What a list knew when something was added to it. */
export type Addition = {
  saved: Saved
  /** The toast that said so; it is told where the entry is. */
  toastId: number
  /** The ids of the same query before; undefined where the list was not there. */
  before: ReadonlySet<EntryId> | undefined
}

/** The id of the new entry: from the response, from the form where it is typed, or of the only new row that has its values. */
export function addedId<Row extends object>(
  { saved, before }: Addition,
  rows: readonly Row[],
  idOf: (row: Row) => EntryId | undefined,
): EntryId | undefined {
  const told = typeof saved.response === 'number' ? saved.response : idOf(saved.values as Row)
  if (told !== undefined) return told
  const fresh = freshRows(before, rows, idOf).filter((row) => hasValues(row, saved.values))
  return fresh.length === 1 ? idOf(fresh[0] as Row) : undefined
}

/** Whether rows came that may be the entry, so that nothing can be said of where it is. */
export const hasFreshRows = <Row extends object>(
  { before }: Addition,
  rows: readonly Row[],
  idOf: (row: Row) => EntryId | undefined,
): boolean => before === undefined || freshRows(before, rows, idOf).length > 0

/** Why an entry that was added is not among the rows; undefined where there is no reason for it. */
export function whyAway(isFiltered: boolean, pageCount: number): string | undefined {
  const reasons = [isFiltered && 'не подходит под фильтр', pageCount > 1 && 'стоит на другой странице'].filter(Boolean)
  return reasons.length === 0 ? undefined : `В списке не видно: ${reasons.join(' или ')}`
}

function freshRows<Row>(before: Addition['before'], rows: readonly Row[], idOf: (row: Row) => EntryId | undefined) {
  if (!before) return []
  return rows.filter((row) => {
    const id = idOf(row)
    return id !== undefined && !before.has(id)
  })
}

/** What was typed and the row has, too, must be the same; what the form left empty says nothing. */
function hasValues(row: object, values: object): boolean {
  const own = Object.entries(row)
  const shared = Object.entries(values).filter(
    ([key, value]) => !isEmpty(value) && typeof value !== 'object' && own.some(([name]) => name === key),
  )
  return shared.length > 0 && shared.every(([key, value]) => isSame((row as Record<string, unknown>)[key], value))
}

const isSame = (a: unknown, b: unknown): boolean => String(a ?? '').trim() === String(b).trim()
