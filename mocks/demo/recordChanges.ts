import type { Db } from '../store/db'

export type DbTableName = keyof Db['tables']
export type RecordId = number | string
export type AnyDbRecord = { id: RecordId } & Record<string, unknown>
/** `record` is null if the record was removed. */
export type DbRecordChange = { table: DbTableName; id: RecordId; record: AnyDbRecord | null }

export type AnyDbTable = {
  get: (id: never) => object | undefined
  all: () => readonly { id: RecordId }[]
  insert: (record: never) => unknown
  update: (id: never, change: never) => unknown
  remove: (id: never) => void
  onChange: (listener: (change: { kind: string; record: { id: RecordId } }) => void) => void
}

export const dbTableNames = (db: Db): DbTableName[] => Object.keys(db.tables) as DbTableName[]
export const findDbTable = (db: Db, name: DbTableName): AnyDbTable => db.tables[name]

export type DbChangeLog = {
  all: () => DbRecordChange[]
  take: () => DbRecordChange[]
  putBack: (changes: readonly DbRecordChange[]) => void
  count: () => number
}

/**
 * Starts logging the changes of records. Call it when all seed data is stored. If the mock world was restored from
 * storage, `known` holds the restored changes.
 */
export function createDbChangeLog(db: Db, known: readonly DbRecordChange[] = []): DbChangeLog {
  const all = new Map<DbTableName, Set<RecordId>>()
  const fresh = new Map<DbTableName, Set<RecordId>>()
  let count = 0
  for (const name of dbTableNames(db)) {
    const [changed, unsaved] = [new Set<RecordId>(), new Set<RecordId>()]
    all.set(name, changed)
    fresh.set(name, unsaved)
    findDbTable(db, name).onChange(({ record }) => {
      changed.add(record.id)
      unsaved.add(record.id)
      count++
    })
  }
  for (const { table, id } of known) all.get(table)?.add(id)
  const read = (ids: Map<DbTableName, Set<RecordId>>): DbRecordChange[] =>
    [...ids].flatMap(([table, of]) => Array.from(of, (id) => ({ table, id, record: copyOf(db, table, id) })))
  return {
    all: () => read(all),
    take: () => {
      const changes = read(fresh)
      for (const ids of fresh.values()) ids.clear()
      return changes
    },
    putBack: (changes) => {
      for (const { table, id } of changes) fresh.get(table)?.add(id)
    },
    count: () => count,
  }
}

/** A shallow copy of the record is enough, because its field values are replaced and never mutated. */
function copyOf(db: Db, table: DbTableName, id: RecordId): AnyDbRecord | null {
  const record = findDbTable(db, table).get(id as never)
  return record ? ({ ...record } as AnyDbRecord) : null
}

export function applyDbChanges(db: Db, changes: readonly DbRecordChange[]): void {
  // Sort by id: ids ascend in the order of creation, so new records are inserted in that order again.
  for (const { table, id, record } of [...changes].sort(byId)) {
    const of = findDbTable(db, table)
    if (record === null) of.remove(id as never)
    else if (of.get(id as never)) of.update(id as never, record as never)
    else of.insert({ ...record } as never)
  }
}

const byId = (a: DbRecordChange, b: DbRecordChange): number =>
  typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : String(a.id) < String(b.id) ? -1 : 1
