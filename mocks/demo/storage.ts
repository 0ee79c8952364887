import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AnyRecord, Change, Id, TableName } from './changes'
import type { DrillState } from './drill'

/** What is known of a saved world without its records. Moments of the world are seconds, of the machine milliseconds. */
export type WorldHead = {
  key: string
  seed: number
  size: number
  at: string | null
  speed: number
  /** The moment of the seed. */
  start: number
  /** Everything due by this moment has happened. */
  now: number
  /** {@link fingerprint} of the seeded world that the changes belong to. */
  seeds: string
  /** Faults and script; a world that was saved before there were any has none. */
  drill?: DrillState | undefined
  savedAt: number
}

/**
 * Where worlds are kept between visits. One world may be open in two places, say in tabs with an old and a new version of the
 * demo: whoever opened it last owns it, and nobody else can save it from then on. That is what `owner` is for, which each
 * opening raises.
 */
export type WorldStorage = {
  /** Of every saved world. */
  heads: () => Promise<WorldHead[]>
  head: (key: string) => Promise<WorldHead | undefined>
  /** Takes a saved world over. Undefined when there is none. */
  open: (key: string) => Promise<{ owner: number; head: WorldHead; changes: Change[] } | undefined>
  /** Puts a world in the place of what was saved under its key, and takes it over. */
  replace: (head: WorldHead, changes: readonly Change[]) => Promise<number>
  /** Leaves nothing saved under a key; whoever had it before can no longer save. */
  forget: (key: string) => Promise<void>
  /** All or nothing; false when somebody else has taken the world over. */
  save: (owner: number, head: WorldHead, changes: readonly Change[]) => Promise<boolean>
}

const NAME = 'demo-worlds'
/** So many records are handed to the browser at a time, so that a frame fits in between. */
const SLICE = 100

interface Schema extends DBSchema {
  /** The owner outlives the world, else an earlier one might take a new world for its own. */
  worlds: { key: string; value: { key: string; owner: number; head: WorldHead | null } }
  records: { key: [world: string, table: TableName, id: Id]; value: AnyRecord | null }
}

/** Rejects where the browser forbids to store. */
export async function openWorldStorage(): Promise<WorldStorage> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('worlds', { keyPath: 'key' })
      created.createObjectStore('records')
    },
  })
  return storageOf(db)
}

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
      const changes = keys.map(([, table, id], i) => ({ table, id, record: values[i] ?? null }))
      return { owner, head: known.head, changes }
    },
    async replace(head, changes) {
      const open = begin(db)
      const owner = await empty(open, head.key, head)
      await write(open, head.key, changes)
      await open.transaction.done
      return owner
    },
    async forget(key) {
      const open = begin(db)
      await empty(open, key, null)
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
  }
}

/** Takes a key over with nothing in it; returns the new owner. */
async function empty({ worlds, records }: Open, key: string, head: WorldHead | null): Promise<number> {
  const owner = ((await worlds.get(key))?.owner ?? 0) + 1
  await records.delete(recordsOf(key))
  await worlds.put({ key, owner, head })
  return owner
}

/** A transaction that is interrupted leaves nothing behind, however many slices it was. */
async function write({ records }: Open, key: string, changes: readonly Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += SLICE) {
    const slice = changes.slice(from, from + SLICE)
    await Promise.all(slice.map(({ table, id, record }) => records.put(record, [key, table, id])))
  }
}
