import { create, type Struct } from 'superstruct'

/**
 * The parsed query string of a list page (reference-data, section 2.1): `page`, `orderBy` and the filters. Unknown keys are ignored, and an
 * invalid value is dropped without affecting the others.
 */
export type ListQuery<F> = Partial<F> & { page: number; orderBy?: string }

export type FilterStructs<F> = { [K in keyof F]-?: Struct<F[K], never> | Struct<F[K]> }

export type ListSort = { field: string; descending: boolean }

/**
 * Reads the list query from the URL's query string. Ignores an invalid filter, a sort field that is not in `sortable`, and an invalid page.
 */
export function parseListQuery<F>(
  search: string,
  filters: FilterStructs<F>,
  sortable: readonly string[] = [],
): ListQuery<F> {
  const params = new URLSearchParams(search)
  const query: Record<string, unknown> = { page: readPage(params.get('page')) }
  const sort = parseSort(params.get('orderBy') ?? undefined)
  if (sort && sortable.includes(sort.field)) query.orderBy = formatSort(sort)
  for (const key of Object.keys(filters) as (keyof F & string)[]) {
    const value = readValue(key, params.get(key), filters[key] as Struct<unknown>)
    if (value !== undefined) query[key] = value
  }
  return query as ListQuery<F>
}

/**
 * Merges `changes` into a query string. An empty value, and page 1, removes its key. Text is trimmed, because numbers that users paste
 * often have spaces.
 */
export function mergeQueryString(search: string, changes: Record<string, unknown>): string {
  const params = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (isEmptyValue(value) || (key === 'page' && value === 1)) params.delete(key)
    else params.set(key, String(value).trim())
  }
  return params.toString()
}

export function parseUrlParam<T>(search: string, key: string, struct: Struct<T, unknown>): T | undefined {
  return readValue(key, new URLSearchParams(search).get(key), struct as Struct<unknown>) as T | undefined
}

/** Changes parameters of the query string `search` and appends it to `path`. An empty value removes its parameter. */
export function withQuery(path: string, changes: Record<string, unknown>, search = ''): string {
  const query = mergeQueryString(search, changes)
  return query === '' ? path : `${path}?${query}`
}

export function filtersToBody<F>(query: ListQuery<F>): Partial<F> & { orderBy?: string } {
  const { page: _page, ...body } = query
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmptyValue(value))) as Partial<F>
}

/** Parses `{field}_SORT_ASC` or `{field}_SORT_DESC`. Undefined for any other text. */
export function parseSort(orderBy: string | undefined): ListSort | undefined {
  const match = orderBy?.match(/^(\w+)_SORT_(ASC|DESC)$/)
  return match?.[1] ? { field: match[1], descending: match[2] === 'DESC' } : undefined
}

/** Format of `orderBy` in the URL and in requests (contract). */
export function formatSort({ field, descending }: ListSort): string {
  return `${field}_SORT_${descending ? 'DESC' : 'ASC'}`
}

/** Zero and false are not empty. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  )
}

function readPage(value: string | null): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

const ID_KEY = /(^id|^entry|Id)$/

function readValue(key: string, text: string | null, struct: Struct<unknown>): unknown {
  if (isEmptyValue(text)) return undefined
  try {
    const value = create(text, struct)
    // Ids are integers of at least 0, so −5 or 1.5 is dropped as invalid.
    const isWrongId = typeof value === 'number' && ID_KEY.test(key) && !(Number.isSafeInteger(value) && value >= 0)
    return isWrongId ? undefined : value
  } catch {
    return undefined
  }
}
