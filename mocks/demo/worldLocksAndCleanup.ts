import type { WorldStorage } from './worldStorage'

const KEPT = 8

export const WORLD_LOCK_PREFIX = 'demo-world '
const lockOf = (key: string): string => WORLD_LOCK_PREFIX + key

/** The part of `navigator.locks` that is used here. Browsers provide `navigator.locks` only in secure contexts. */
export type WebLocks = Pick<LockManager, 'request'>

export const acquireWorldInUseLock = (locks: WebLocks, key: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const held = () => {
      resolve()
      return new Promise<never>(() => undefined)
    }
    locks.request(lockOf(key), { mode: 'shared' }, held).catch(reject)
  })

/**
 * Deletes the saved mock worlds that were used least recently, except the open ones. Each combination of URL parameters
 * saves a mock world of its own, so without this function they would fill the storage.
 */
export async function deleteOldWorlds(storage: WorldStorage, locks: WebLocks): Promise<void> {
  // Keep the mock worlds of lessons: they are few, and trainees return to their progress.
  const heads = (await storage.heads()).filter(({ drill }) => !drill?.training?.lesson)
  const old = heads.sort((a, b) => b.savedAt - a.savedAt).slice(KEPT)
  for (const { key } of old) {
    await locks.request(lockOf(key), { ifAvailable: true }, (lock) => (lock ? storage.forget(key) : undefined))
  }
}
