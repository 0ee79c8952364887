import type { RequestMetadata } from '../lib/http'

export type UserHashStorage = { read: () => string | null; write: (hash: string) => void }

/**
 * Responses contain a hash of the user's data (contract, «hash header»); each change of it is reported once. The first hash is only stored.
 * A response to a request sent before the last change may contain an older hash, which is ignored.
 */
export function createUserHashWatcher(storage: UserHashStorage, nextSequence: () => number) {
  let known = storage.read()
  const seen = new Set<string>(known === null ? [] : [known])
  let changedAt = 0

  return {
    /** Returns true if the user must be reloaded. `isFresh`: the response itself contains the user. */
    observe(hash: string | null, request: Pick<RequestMetadata, 'sequence'>, isFresh: boolean): boolean {
      if (!hash || hash === known) return false
      if (request.sequence < changedAt && seen.has(hash)) return false
      const isFirst = known === null
      known = hash
      seen.add(hash)
      changedAt = nextSequence()
      storage.write(hash)
      return !isFirst && !isFresh
    },
    forget(): void {
      known = null
      seen.clear()
    },
  }
}
