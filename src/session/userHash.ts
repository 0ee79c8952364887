import type { RequestMark } from '../lib/http'

export type HashStorage = { read: () => string | null; write: (hash: string) => void }

/**
 * Reports each change of the user-modified hash once (contract, «hash header»); the first hash is stored silently.
 * Responses to requests sent before the last change may carry an older hash.
 */
export function createHashWatch(storage: HashStorage, nextSequence: () => number) {
  let known = storage.read()
  const seen = new Set<string>(known === null ? [] : [known])
  let changedAt = 0

  return {
    /** Returns whether the user must be reloaded. `isFresh`: the response is the user itself. */
    observe(hash: string | null, request: Pick<RequestMark, 'sequence'>, isFresh: boolean): boolean {
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
