import type { InstructorExercise } from '../../../mocks/demo/demoServer'
import type { DbRecordChange } from '../../../mocks/demo/recordChanges'
import type { WorldMetadata, WorldStorage } from '../../../mocks/demo/worldStorage'

type KeptWorld = {
  owner: number
  head: WorldMetadata | null
  changes: Map<string, DbRecordChange>
  exercise?: InstructorExercise | undefined
}

/** Storage of the demo's data in memory. It copies values on read and write, as IndexedDB does. */
export function memoryStorage(): WorldStorage & { kept: Map<string, KeptWorld>; saves: number } {
  const kept = new Map<string, KeptWorld>()
  const put = ({ changes }: KeptWorld, list: readonly DbRecordChange[]) => {
    for (const change of structuredClone(list)) changes.set(`${change.table} ${change.id}`, change)
  }
  const begin = (key: string, head: WorldMetadata | null): KeptWorld => {
    const world: KeptWorld = { owner: (kept.get(key)?.owner ?? 0) + 1, head: structuredClone(head), changes: new Map() }
    kept.set(key, world)
    return world
  }
  const texts = new Map<string, string>()
  const storage = {
    kept,
    saves: 0,
    keepText: async (key: string, name: string, text: string) => void texts.set(`${key} ${name}`, text),
    text: async (key: string, name: string) => texts.get(`${key} ${name}`),
    heads: async () => structuredClone([...kept.values()].flatMap(({ head }) => head ?? [])),
    head: async (key: string) => structuredClone(kept.get(key)?.head ?? undefined),
    async open(key: string) {
      const world = kept.get(key)
      if (!world?.head) return undefined
      world.owner++
      return structuredClone({ owner: world.owner, head: world.head, changes: [...world.changes.values()] })
    },
    async replace(head: WorldMetadata, changes: readonly DbRecordChange[]) {
      const world = begin(head.key, head)
      put(world, changes)
      return world.owner
    },
    async forget(key: string, exercise?: InstructorExercise) {
      begin(key, null).exercise = structuredClone(exercise)
    },
    exercise: async (key: string) => structuredClone(kept.get(key)?.exercise),
    async save(owner: number, head: WorldMetadata, changes: readonly DbRecordChange[]) {
      const world = kept.get(head.key)
      if (world?.owner !== owner) return false
      world.head = structuredClone(head)
      put(world, changes)
      storage.saves++
      return true
    },
  }
  return storage
}
