/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { acquireWorldInUseLock, deleteOldWorlds, type WebLocks } from '../../../mocks/demo/worldLocksAndCleanup'
import { findBuiltInLesson } from '../../../mocks/lessons/builtInLessons'
import { memoryStorage } from './memoryStorage'

function locks(): WebLocks {
  const held = new Set<string>()
  return {
    async request(name: string, { ifAvailable }: LockOptions, callback: (lock: Lock | null) => unknown) {
      if (!ifAvailable) held.add(name)
      return callback(ifAvailable && held.has(name) ? null : { name, mode: 'shared' })
    },
  } as WebLocks
}

async function savedWorlds(count: number) {
  const storage = memoryStorage()
  const world = { size: 20, at: null, speed: 1, start: 0, now: 0, seeds: 'seeds' }
  for (let seed = 1; seed <= count; seed++) {
    await storage.replace({ ...world, key: `world ${seed}`, seed, savedAt: seed * 1000 }, [
      { table: 'cities', id: 1, record: null },
    ])
  }
  return storage
}

const kept = async (storage: ReturnType<typeof memoryStorage>) => (await storage.heads()).map(({ seed }) => seed)

test('of many saved worlds the last used are kept', async () => {
  const storage = await savedWorlds(11)
  await deleteOldWorlds(storage, locks())
  expect(await kept(storage)).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  expect(storage.kept.get('world 1')?.changes.size).toBe(0)
  expect(storage.kept.get('world 4')?.changes.size).toBe(1)
})

test('an open world is kept, however long ago it was saved', async () => {
  const storage = await savedWorlds(10)
  const shared = locks()
  await acquireWorldInUseLock(shared, 'world 1')
  await deleteOldWorlds(storage, shared)
  expect(await kept(storage)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('the world of a lesson is kept and not counted as one of the eight', async () => {
  const storage = await savedWorlds(10)
  const lesson = storage.kept.get('world 1')?.head
  if (!lesson) throw new Error('the world is not saved')
  const training = { lesson: findBuiltInLesson('late-order'), goals: [], log: [], recorded: null, endedAt: null }
  lesson.drill = { faults: [], script: { done: [], pending: [] }, training }
  await deleteOldWorlds(storage, locks())
  expect(await kept(storage)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10])
})
