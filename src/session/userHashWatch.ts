import type { RequestMetadata } from '../lib/http'

type UserHashStorage = { read: () => string | null; write: (hash: string) => void }

const FIRST_PAUSE_MS = 5000
const MAX_PAUSE_MS = 300_000

/**
 * Responses contain a hash of the user's data (contract, «hash header»). `observe` reports each change of this hash once; the first hash is
 * only stored. A response to a request sent before the last change may contain an older hash, which is ignored.
 */
export function createUserHashWatcher(storage: UserHashStorage, nextSequence: () => number) {
  let known = storage.read()
  const seen = new Set<string>(known === null ? [] : [known])
  let changedAt = 0
  let isRetryDue = false
  let failures = 0
  let retryAfter = 0

  return {
    /**
     * Returns true if the user data must be reloaded. `isFresh`: the response that contained `hash` also contains the current user data.
     */
    observe(hash: string | null, request: Pick<RequestMetadata, 'sequence'>, isFresh: boolean): boolean {
      if (!hash) return false
      if (hash === known) {
        const mustReload = isRetryDue && !isFresh && Date.now() >= retryAfter
        if (mustReload || isFresh) isRetryDue = false
        return mustReload
      }
      if (request.sequence < changedAt && seen.has(hash)) return false
      const isFirst = known === null
      known = hash
      seen.add(hash)
      changedAt = nextSequence()
      isRetryDue = false
      storage.write(hash)
      return !isFirst && !isFresh
    },
    /**
     * Call it if the user data could not be reloaded after the hash changed. After the first failure, the next response reports the change
     * again. After further failures, the first response after a pause reports it. The pause starts at 5 s and doubles up to 5 minutes.
     */
    retry(): void {
      isRetryDue = true
      const pause = failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS)
      retryAfter = Date.now() + pause
      failures++
    },
    /** Resets the pause before retries. Call it after the user data was reloaded. */
    reloaded(): void {
      failures = 0
    },
    forget(): void {
      known = null
      isRetryDue = false
      failures = 0
      seen.clear()
    },
  }
}
