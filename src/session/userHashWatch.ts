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
  let isOwed = false

  return {
    /** Returns true if the user must be reloaded. `isFresh`: the response itself contains the user. */
    observe(hash: string | null, request: Pick<RequestMetadata, 'sequence'>, isFresh: boolean): boolean {
      if (!hash) return false
      if (hash === known) {
        const mustReload = isOwed && !isFresh
        isOwed = false
        return mustReload
      }
      if (request.sequence < changedAt && seen.has(hash)) return false
      const isFirst = known === null
      known = hash
      seen.add(hash)
      changedAt = nextSequence()
      isOwed = false
      storage.write(hash)
      return !isFirst && !isFresh
    },
    /** The user was not reloaded after a change; the next response reports the change again. */
    retry(): void {
      isOwed = true
    },
    forget(): void {
      known = null
      isOwed = false
      seen.clear()
    },
  }
}
