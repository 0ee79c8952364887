import type { RequestMark } from '../lib/http'

/** Where the last known hash is kept between visits. */
export type HashStorage = { read: () => string | null; write: (hash: string) => void }

/**
 * Watches the user-modified hash that responses carry (contract, «hash header»): the first one is stored silently, each
 * change asks for exactly one refresh of the user, however many calls run side by side. A response to a request that was
 * sent before the last change may still carry an older hash, which is no change.
 */
export function createHashWatch(storage: HashStorage, nextSequence: () => number) {
  let known = storage.read()
  const seen = new Set<string>(known === null ? [] : [known])
  let changedAt = 0

  return {
    /** Takes the hash of a response; true when the user must be refreshed. `isFresh`: the response is the user itself. */
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
    /** Forgets everything: the next hash is a first one. */
    forget(): void {
      known = null
      seen.clear()
    },
  }
}
