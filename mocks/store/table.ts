import { primaryKey } from '@mswjs/data'

/**
 * Each model of @mswjs/data has only an id and the whole record as one value. With a property per field, creating
 * 20,000 orders would take 1 s instead of 0.1 s, and each update would scan all rows (20 ms).
 */
export const numberIdTableModel = () => ({ id: primaryKey(Number), record: storedObject })
export const textIdTableModel = () => ({ id: primaryKey(String), record: storedObject })

type Key = number | string
/**
 * The methods of a @mswjs/data model that `DbTable` calls. The types of @mswjs/data allow only primitive values, but the library also
 * stores objects, by reference.
 */
type Model = {
  create(values: { id: never; record: never }): unknown
  findMany(query: { where: never; orderBy: never }): unknown[]
  delete(query: { where: { id: { equals: never } } }): unknown
}
export type DbTableChange<R> = { kind: 'insert' | 'update' | 'remove'; record: R }

/** Conditions on fields in the query syntax of @mswjs/data. A field that is null never matches. */
export type DbQueryConditions<R> = { [K in keyof R]?: Comparison<R[K]> }
type Comparison<V> = {
  equals?: V & Primitive
  in?: readonly (V & Primitive)[]
  gte?: V & Primitive
  lte?: V & Primitive
}
type Primitive = string | number | boolean

/**
 * Fields to sort by, the most significant first. Their values must not be null; texts are compared by char code, which
 * sorts dates correctly.
 */
export type DbSortOrder<R> = readonly (readonly [field: keyof R & string, direction: 'asc' | 'desc'])[]

/**
 * @mswjs/data stores the records and runs the queries. A map finds records by id, because the library scans the whole
 * table for each look-up. Orders and shifts are not stored in the library, because their number grows each day: with
 * 100,000 records the library needs about 110 ms per query and 200 ms for inserting them. `OrderColumnStore` runs the
 * queries of orders.
 */
export type DbTable<R extends { id: Key }> = {
  get: (id: R['id']) => R | undefined
  /** All records in order of insertion. The same array is returned until a record is inserted or removed. */
  all: () => readonly R[]
  /**
   * One more than the highest id that the table ever had, so that history is never attached to a new record with the
   * id of a removed one.
   */
  nextId: () => number
  find: (where: DbQueryConditions<R>, order?: DbSortOrder<R>) => R[]
  insert: (record: R) => R
  update: (id: R['id'], change: Partial<R>) => R
  remove: (id: R['id']) => void
  onChange: (listener: (change: DbTableChange<R>) => void) => void
}

export function createTable<R extends { id: Key }>(model?: Model): DbTable<R> {
  const byId = new Map<Key, R>()
  const listeners: ((change: DbTableChange<R>) => void)[] = []
  let list: R[] | undefined
  let highestId = 0
  const countId = (id: Key) => {
    if (typeof id === 'number' && id > highestId) highestId = id
  }
  const notifyListeners = (kind: DbTableChange<R>['kind'], record: R) => {
    const change = { kind, record }
    for (const listener of listeners) listener(change)
  }
  return {
    get: (id) => byId.get(id),
    all: () => {
      list ??= [...byId.values()]
      return list
    },
    nextId: () => highestId + 1,
    find(where, order = []) {
      if (!model)
        return ordered(
          [...byId.values()].filter((record) => satisfies(record, where)),
          order,
        )
      const criteria = order.map(([field, direction]) => ({ record: { [field]: direction } }))
      const orderBy = criteria.length > 0 ? criteria : undefined
      const found = model.findMany({ where: { record: where } as never, orderBy: orderBy as never })
      return (found as { record: R }[]).map(({ record }) => record)
    },
    insert(record) {
      countId(record.id)
      model?.create({ id: record.id as never, record: record as never })
      byId.set(record.id, record)
      list?.push(record)
      notifyListeners('insert', record)
      return record
    },
    update(id, change) {
      const record = byId.get(id)
      if (!record) throw new Error(`No record ${id} to update`)
      Object.assign(record, change)
      notifyListeners('update', record)
      return record
    },
    remove(id) {
      // Count the id as used even if the table has no such record. A saved mock world lists the ids of removed records. A restored table
      // may never have contained these records, but their ids must not be reused.
      countId(id)
      const record = byId.get(id)
      if (!record) return
      model?.delete({ where: { id: { equals: id as never } } })
      byId.delete(id)
      list = undefined
      notifyListeners('remove', record)
    },
    onChange: (listener) => listeners.push(listener),
  }
}

function ordered<R>(records: R[], order: DbSortOrder<R>): R[] {
  const compare = (a: R, b: R): number => {
    for (const [field, direction] of order) {
      if (a[field] !== b[field]) return (a[field] < b[field] ? -1 : 1) * (direction === 'desc' ? -1 : 1)
    }
    return 0
  }
  return order.length === 0 ? records : records.sort(compare)
}

function satisfies<R>(record: R, where: DbQueryConditions<R>): boolean {
  return (Object.keys(where) as (keyof R)[]).every((field) => {
    const value = record[field]
    const { equals, in: any, gte, lte } = (where[field] ?? {}) as Comparison<R[keyof R]>
    if (value === null || value === undefined) return false
    if (equals !== undefined && value !== equals) return false
    if (any !== undefined && !any.includes(value as never)) return false
    return (gte === undefined || value >= gte) && (lte === undefined || value <= lte)
  })
}

function storedObject(): never {
  throw new Error('A record must be given')
}
