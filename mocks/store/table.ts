import { primaryKey } from '@mswjs/data'

/**
 * Every model of @mswjs/data here is an id and the record as one value. With a property per field a world of 20,000
 * orders takes a second to create instead of a tenth, and the library's own update scans all rows (20 ms each).
 */
export const numbered = () => ({ id: primaryKey(Number), record: storedObject })
export const named = () => ({ id: primaryKey(String), record: storedObject })

type Key = number | string
/** What a table uses of a model of the library, which types values as primitives but keeps any object, by reference. */
type Model = {
  create(values: { id: never; record: never }): unknown
  delete(query: { where: { id: { equals: never } } }): unknown
}
export type Change<R> = { kind: 'insert' | 'update' | 'remove'; record: R }

/**
 * A typed table: @mswjs/data is the store of record, an id map and a list stand beside it. Orders have no model: there are
 * too many of them for a library that scans its rows, and columns of numbers serve their queries. What that saves of a world's start is not
 * measured yet.
 */
export type Table<R extends { id: Key }> = {
  get: (id: R['id']) => R | undefined
  /** In the order of insertion; the same array until something is inserted or removed. */
  all: () => readonly R[]
  insert: (record: R) => R
  /** Changes a record in place, so that everybody who holds it sees the change. */
  update: (id: R['id'], change: Partial<R>) => R
  remove: (id: R['id']) => void
  /** Told after each change: indexes, the simulation's queue, persistence. */
  onChange: (listener: (change: Change<R>) => void) => void
}

export function createTable<R extends { id: Key }>(model?: Model): Table<R> {
  const byId = new Map<Key, R>()
  const listeners: ((change: Change<R>) => void)[] = []
  let list: R[] | undefined
  const tell = (kind: Change<R>['kind'], record: R) => {
    for (const listener of listeners) listener({ kind, record })
  }
  return {
    get: (id) => byId.get(id),
    all: () => {
      list ??= [...byId.values()]
      return list
    },
    insert(record) {
      model?.create({ id: record.id as never, record: record as never })
      byId.set(record.id, record)
      list?.push(record)
      tell('insert', record)
      return record
    },
    update(id, change) {
      const record = byId.get(id)
      if (!record) throw new Error(`No record ${id} to update`)
      Object.assign(record, change)
      tell('update', record)
      return record
    },
    remove(id) {
      const record = byId.get(id)
      if (!record) return
      model?.delete({ where: { id: { equals: id as never } } })
      byId.delete(id)
      list = undefined
      tell('remove', record)
    },
    onChange: (listener) => listeners.push(listener),
  }
}

/** The id that follows the largest one in use. */
export function nextId(records: readonly { id: number }[]): number {
  return records.reduce((largest, { id }) => Math.max(largest, id), 0) + 1
}

function storedObject(): never {
  throw new Error('A record must be given')
}
