import type { WorldStorage } from './storage'

/** So many worlds are kept between visits, those that were used last. */
const KEPT = 8

/** Names of the locks that keep worlds. */
export const LOCK_PREFIX = 'demo-world '
const lockOf = (key: string): string => LOCK_PREFIX + key

/** What is used of the browser's locks; there are none where a page is not secure. */
export type Locks = Pick<LockManager, 'request'>

/** Keeps a world from being forgotten for as long as this worker lives. */
export const holdWorld = (locks: Locks, key: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const held = () => {
      resolve()
      return new Promise<never>(() => undefined)
    }
    locks.request(lockOf(key), { mode: 'shared' }, held).catch(reject)
  })

/** Forgets the worlds that were used longest ago, each address that was ever tried having one. Whatever is open somewhere stays. */
export async function forgetOldWorlds(storage: WorldStorage, locks: Locks): Promise<void> {
  const heads = await storage.heads()
  const old = heads.sort((a, b) => b.savedAt - a.savedAt).slice(KEPT)
  for (const { key } of old) {
    await locks.request(lockOf(key), { ifAvailable: true }, (lock) => (lock ? storage.forget(key) : undefined))
  }
}
