import { openScreenFromUrl } from './entryPageUrl'
import { openLessonFromUrl } from './lessonLink'
import { replaceUnavailableStorage } from './memoryStorage'
import { createPrefixedStorage } from './prefixedStorage'
import { resolveTabUser } from './tabUser'
import { WORLD_LOCK_PREFIX } from './worldLocksAndCleanup'

/**
 * Runs before the console's code in a build of the demo. A tab with a demo user in its URL (`?as=operator`) gets its
 * own localStorage, and the names of its locks and broadcast channels get the user's name as a prefix. So tabs of one
 * browser can have different users.
 */
replaceUnavailableStorage()
openScreenFromUrl()
try {
  openLessonFromUrl(window.sessionStorage)
  const person = resolveTabUser(window.location.search, window.sessionStorage)
  if (person !== null) {
    const value = createPrefixedStorage(window.sessionStorage, person)
    Object.defineProperty(window, 'localStorage', { configurable: true, value })
    nameByPerson(person)
  }
} catch (error) {
  console.warn(error)
}

function nameByPerson(person: string): void {
  const { locks } = navigator
  if (locks) {
    const request = locks.request.bind(locks) as (name: string, ...rest: unknown[]) => Promise<unknown>
    const named = (name: string, ...rest: unknown[]) =>
      request(name.startsWith(WORLD_LOCK_PREFIX) ? name : `${person} ${name}`, ...rest)
    Object.defineProperty(locks, 'request', { configurable: true, value: named })
  }
  if (typeof BroadcastChannel === 'function') {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(`${person} ${name}`)
      }
    }
  }
}
