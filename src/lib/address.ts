import { create, type Struct } from 'superstruct'

/**
 * The parsed query string of a list page (reference-data, section 2.1): `page`, `orderBy` and the filters. Unknown keys are ignored, and an
 * invalid value is dropped without affecting the others.
 */
export type Query<F> = Partial<F> & { page: number; orderBy?: string }

export type FilterStructs<F> = { [K in keyof F]-?: Struct<F[K], never> | Struct<F[K]> }

export type Sort = { field: string; descending: boolean }

export function readQuery<F>(search: string, filters: FilterStructs<F>, sortable: readonly string[] = []): Query<F> {
  const params = new URLSearchParams(search)
  const query: Record<string, unknown> = { page: readPage(params.get('page')) }
  const sort = parseSort(params.get('orderBy') ?? undefined)
  if (sort && sortable.includes(sort.field)) query.orderBy = formatSort(sort)
  for (const key of Object.keys(filters) as (keyof F & string)[]) {
    const value = readValue(key, params.get(key), filters[key] as Struct<unknown>)
    if (value !== undefined) query[key] = value
  }
  return query as Query<F>
}

/**
 * Merges `changes` into a query string. An empty value, and page 1, removes its key. Text is trimmed, because numbers that users paste
 * often have spaces.
 */
export function writeQuery(search: string, changes: Record<string, unknown>): string {
  const params = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (isEmpty(value) || (key === 'page' && value === 1)) params.delete(key)
    else params.set(key, String(value).trim())
  }
  return params.toString()
}

export function readKey<T>(search: string, key: string, struct: Struct<T, unknown>): T | undefined {
  return readValue(key, new URLSearchParams(search).get(key), struct as Struct<unknown>) as T | undefined
}

export function withQuery(path: string, changes: Record<string, unknown>, search = ''): string {
  const query = writeQuery(search, changes)
  return query === '' ? path : `${path}?${query}`
}

export function filterBody<F>(query: Query<F>): Partial<F> & { orderBy?: string } {
  const { page: _page, ...body } = query
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value))) as Partial<F>
}

/** Parses `createdAt_SORT_DESC` into field and direction. */
export function parseSort(orderBy: string | undefined): Sort | undefined {
  const match = orderBy?.match(/^(\w+)_SORT_(ASC|DESC)$/)
  return match?.[1] ? { field: match[1], descending: match[2] === 'DESC' } : undefined
}

export function formatSort({ field, descending }: Sort): string {
  return `${field}_SORT_${descending ? 'DESC' : 'ASC'}`
}

/** Zero and false do not count as empty. */
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

const ID_KEY = /(^id|^entry|Id)$/

function readValue(key: string, text: string | null, struct: Struct<unknown>): unknown {
  if (isEmpty(text)) return undefined
  try {
    const value = create(text, struct)
    // The server has no entry −5 or 1.5, so such an id is dropped like any invalid value.
    const isWrongId = typeof value === 'number' && ID_KEY.test(key) && !(Number.isSafeInteger(value) && value >= 0)
    return isWrongId ? undefined : value
  } catch {
    return undefined
  }
}
