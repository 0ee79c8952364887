import { create, type Struct } from 'superstruct'

/**
 * The state of a list page in its address (reference-data, section 2.1): `page`, `orderBy` and the filters.
 * Only values that the list knows are read; a bad one is dropped alone.
 */
export type Query<F> = Partial<F> & { page: number; orderBy?: string }

/** One coercing struct per filter: text from the address becomes a number, boolean, date or text. */
export type FilterStructs<F> = { [K in keyof F]-?: Struct<F[K], never> | Struct<F[K]> }

export type Sort = { field: string; descending: boolean }

/** Reads a query string. `sortable` lists the fields that may stand in `orderBy`. */
export function readQuery<F>(search: string, filters: FilterStructs<F>, sortable: readonly string[] = []): Query<F> {
  const params = new URLSearchParams(search)
  const query: Record<string, unknown> = { page: readPage(params.get('page')) }
  const sort = parseSort(params.get('orderBy') ?? undefined)
  if (sort && sortable.includes(sort.field)) query.orderBy = formatSort(sort)
  for (const key of Object.keys(filters) as (keyof F & string)[]) {
    const value = readValue(params.get(key), filters[key] as Struct<unknown>)
    if (value !== undefined) query[key] = value
  }
  return query as Query<F>
}

/**
 * Writes `changes` over a query string; undefined, null, empty texts and empty lists drop their key, as does page 1.
 * Spaces around a text, which come along when a number is pasted, go.
 */
export function writeQuery(search: string, changes: Record<string, unknown>): string {
  const params = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (isEmpty(value) || (key === 'page' && value === 1)) params.delete(key)
    else params.set(key, String(value).trim())
  }
  return params.toString()
}

/** One key of a query string as its struct reads it; undefined when absent, empty or not of that type. */
export function readKey<T>(search: string, key: string, struct: Struct<T, unknown>): T | undefined {
  return readValue(new URLSearchParams(search).get(key), struct as Struct<unknown>) as T | undefined
}

/** A path with `changes` written over a query string, for links; without any key no `?` is left. */
export function withQuery(path: string, changes: Record<string, unknown>, search = ''): string {
  const query = writeQuery(search, changes)
  return query === '' ? path : `${path}?${query}`
}

/** The filters of a query without page and order, for the request body: empty values are left out. */
export function filterBody<F>(query: Query<F>): Partial<F> & { orderBy?: string } {
  const { page: _page, ...body } = query
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value))) as Partial<F>
}

/** `createdAt_SORT_DESC` → field and direction; undefined when it has another form. */
export function parseSort(orderBy: string | undefined): Sort | undefined {
  const match = orderBy?.match(/^(\w+)_SORT_(ASC|DESC)$/)
  return match?.[1] ? { field: match[1], descending: match[2] === 'DESC' } : undefined
}

export function formatSort({ field, descending }: Sort): string {
  return `${field}_SORT_${descending ? 'DESC' : 'ASC'}`
}

/** Whether a value counts as «no filter». Zero and false are values. */
export function isEmpty(value: unknown): boolean {
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

function readValue(value: string | null, struct: Struct<unknown>): unknown {
  if (isEmpty(value)) return undefined
  try {
    return create(value, struct)
  } catch {
    return undefined
  }
}
