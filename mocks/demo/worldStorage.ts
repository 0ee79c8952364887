import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DemoServerState, InstructorExercise } from './demoServer'
import type { AnyDbRecord, DbRecordChange, RecordId } from './recordChanges'

/** `start` and `now` are seconds since 1970; `savedAt` is milliseconds since 1970. */
export type WorldMetadata = {
  key: string
  seed: number
  size: number
  at: string | null
  speed: number
  start: number
  now: number
  seeds: string
  /** Undefined if an older version of the demo saved the mock world. */
  drill?: DemoServerState | undefined
  savedAt: number
}

/**
 * Each time a host (a worker or a tab) opens a mock world, the `owner` number of this mock world increases, and only
 * the host with the latest number can save. So two hosts, such as tabs with an old and a new version of the demo,
 * cannot mix their changes.
 */
export type WorldStorage = {
  heads: () => Promise<WorldMetadata[]>
  head: (key: string) => Promise<WorldMetadata | undefined>
  open: (key: string) => Promise<{ owner: number; head: WorldMetadata; changes: DbRecordChange[] } | undefined>
  replace: (head: WorldMetadata, changes: readonly DbRecordChange[]) => Promise<number>
  /** Deletes a mock world. The next world with the same key starts with the faults and timed commands of `exercise`, if given. */
  forget: (key: string, exercise?: InstructorExercise) => Promise<void>
  exercise: (key: string) => Promise<InstructorExercise | undefined>
  /**
   * Saves the changes in one transaction. Returns false if another worker or tab has opened the mock world in the meantime, because only
   * the latest of them may save.
   */
  save: (owner: number, head: WorldMetadata, changes: readonly DbRecordChange[]) => Promise<boolean>
  /**
   * Stores a text with a mock world: an imported training lesson, or a saved state to which the user can return. A reset of the mock world
   * does not delete the text.
   */
  keepText: (key: string, name: string, text: string) => Promise<void>
  text: (key: string, name: string) => Promise<string | undefined>
}

const NAME = 'demo-worlds'
/** Number of records written per batch. Between two batches the browser can render frames. */
const SLICE = 100

interface Schema extends DBSchema {
  /**
   * Deleting a mock world keeps its row in `worlds` with the last `owner` number. Otherwise a tab that still has the deleted mock world
   * open could overwrite a new mock world with the same key.
   */
  worlds: {
    key: string
    value: { key: string; owner: number; head: WorldMetadata | null; exercise?: InstructorExercise }
  }
  records: { key: [world: string, table: string, id: RecordId]; value: AnyDbRecord | string | null }
}

export async function openWorldStorage(): Promise<WorldStorage> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('worlds', { keyPath: 'key' })
      created.createObjectStore('records')
    },
  })
  return storageOf(db)
}

const textKey = (key: string, name: string): [string, string, RecordId] => [`${key} texts`, 'texts', name]

const recordsOf = (key: string) => IDBKeyRange.bound([key], [key, []])

function begin(db: IDBPDatabase<Schema>) {
  const transaction = db.transaction(['worlds', 'records'], 'readwrite', { durability: 'relaxed' })
  return { worlds: transaction.objectStore('worlds'), records: transaction.objectStore('records'), transaction }
}
type Open = ReturnType<typeof begin>

function storageOf(db: IDBPDatabase<Schema>): WorldStorage {
  return {
    heads: async () => (await db.getAll('worlds')).flatMap(({ head }) => head ?? []),
    head: async (key) => (await db.get('worlds', key))?.head ?? undefined,
    async open(key) {
      const { worlds, records, transaction } = begin(db)
      const known = await worlds.get(key)
      if (!known?.head) return undefined
      const owner = known.owner + 1
      await worlds.put({ ...known, owner })
      const [keys, values] = await Promise.all([records.getAllKeys(recordsOf(key)), records.getAll(recordsOf(key))])
      await transaction.done
      const changes = keys.map(([, table, id], i) => ({ table, id, record: values[i] ?? null }) as DbRecordChange)
      return { owner, head: known.head, changes }
    },
    async replace(head, changes) {
      const open = begin(db)
      const owner = await empty(open, head.key, head)
      await write(open, head.key, changes)
      await open.transaction.done
      return owner
    },
    exercise: async (key) => (await db.get('worlds', key))?.exercise,
    async forget(key, exercise) {
      const open = begin(db)
      await empty(open, key, null, exercise)
      await open.transaction.done
    },
    async save(owner, head, changes) {
      const open = begin(db)
      const { key } = head
      if ((await open.worlds.get(key))?.owner !== owner) return false
      await open.worlds.put({ key, owner, head })
      await write(open, key, changes)
      await open.transaction.done
      return true
    },
    async keepText(key, name, text) {
      await db.put('records', text, textKey(key, name))
    },
    async text(key, name) {
      const found = await db.get('records', textKey(key, name))
      return typeof found === 'string' ? found : undefined
    },
  }
}

async function empty(
  { worlds, records }: Open,
  key: string,
  head: WorldMetadata | null,
  exercise?: InstructorExercise,
): Promise<number> {
  const owner = ((await worlds.get(key))?.owner ?? 0) + 1
  await records.delete(recordsOf(key))
  await worlds.put({ key, owner, head, ...(exercise && { exercise }) })
  return owner
}

async function write({ records }: Open, key: string, changes: readonly DbRecordChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += SLICE) {
    const slice = changes.slice(from, from + SLICE)
    await Promise.all(slice.map(({ table, id, record }) => records.put(record, [key, table, id])))
  }
}
