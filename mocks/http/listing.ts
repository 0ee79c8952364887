import { parseSort } from '../../src/lib/listQuery'
import type { DbQueryConditions, DbSortOrder, DbTable } from '../store/table'
import { type HttpError, validationError } from './httpError'

export const ROWS_PER_PAGE = 20

export type RecordSortKeys<R> = Record<string, (record: R) => string | number | boolean | null>

export type PagedRows<R> = { rows: R[]; total: number; pageCount: number }

/** `where` holds comparisons that the table's query supports; `holds` is a predicate for all other conditions. */
export type RecordSearch<R extends { id: number | string }> = {
  where?: DbQueryConditions<R>
  holds?: (record: R) => boolean
  /** Format: `{field}_SORT_ASC|DESC`. */
  orderBy?: string | null | undefined
  sortKeys?: RecordSortKeys<R>
  order?: DbSortOrder<R>
}

/**
 * This function sorts by `orderBy` itself. The library @mswjs/data compares char codes («Ё» before «А», «10» before
 * «9») and cannot sort by fields of other tables.
 */
export function findRecords<R extends { id: number | string }>(
  table: Pick<DbTable<R>, 'find'>,
  { where = {}, holds, orderBy, sortKeys = {}, order = [['id', 'desc']] }: RecordSearch<R>,
): R[] {
  const found = orderBy ? sorted(table.find(where), orderBy, sortKeys) : table.find(where, order)
  return holds ? found.filter(holds) : found
}

export const findRecordPage = <R extends { id: number | string }>(
  table: Pick<DbTable<R>, 'find'>,
  search: RecordSearch<R>,
  page: number,
): PagedRows<R> => paginate(findRecords(table, search), page)

export function toDbWhereClause<R>(filter: { [K in keyof R]?: R[K] | null | undefined }): DbQueryConditions<R> {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(set.map(([field, value]) => [field, { equals: value }])) as DbQueryConditions<R>
}

export const compareText = new Intl.Collator('ru', { numeric: true }).compare

function sorted<R extends { id: number | string }>(rows: readonly R[], orderBy: string, keys: RecordSortKeys<R>): R[] {
  const sort = parseSort(orderBy)
  const key = sort && Object.hasOwn(keys, sort.field) ? keys[sort.field] : undefined
  if (!sort || !key) throw unknownSortError()
  const direction = sort.descending ? -1 : 1
  return [...rows].sort((a, b) => direction * compare(key(a), key(b)) || compare(b.id, a.id))
}

export const unknownSortError = (): HttpError =>
  validationError({ orderBy: 'Неизвестное поле сортировки' }, 'Сортировка по этому полю невозможна')

export function paginate<R>(rows: R[], page: number): PagedRows<R> {
  const start = (page - 1) * ROWS_PER_PAGE
  return {
    rows: rows.slice(start, start + ROWS_PER_PAGE),
    total: rows.length,
    pageCount: Math.ceil(rows.length / ROWS_PER_PAGE),
  }
}

export function containsText(text: string | null, part: string | null | undefined): boolean {
  return part === undefined || part === null || (text ?? '').toLowerCase().includes(part.trim().toLowerCase())
}

export function equalsIfSet<T>(value: T, wanted: T | null | undefined): boolean {
  return wanted === undefined || wanted === null || value === wanted
}

type Sortable = string | number | boolean | null

function compare(a: Sortable, b: Sortable): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return Number(a) - Number(b)
}
