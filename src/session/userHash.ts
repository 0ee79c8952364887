import type { RequestMark } from '../lib/http'

export type HashStorage = { read: () => string | null; write: (hash: string) => void }

/**
 * Reads the hash of the user's data from response headers and reports each change of it once (contract, «hash header»).
 * The first hash is stored without a report. A response to a request sent before the last change may contain an older
 * hash, which is ignored.
 */
export function createHashWatch(storage: HashStorage, nextSequence: () => number) {
  let known = storage.read()
  const seen = new Set<string>(known === null ? [] : [known])
  let changedAt = 0

  return {
    /**
     * Returns whether the user must be loaded again. `isFresh` is true if the response itself contains the user, so
     * that no further load is needed.
     */
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
