import { openNamedScreen } from './entryLink'
import { LOCK_PREFIX } from './keptWorlds'
import { ownStorage } from './ownStorage'
import { tabPerson } from './person'

/**
 * Runs before the console's first line in the build of the demo. A tab that belongs to a person (`?as=operator`) is handed a
 * storage of its own in place of the browser's, and its locks and channels carry his name: the console, which knows nothing of
 * it, can be a partner in one tab and an operator in the next.
 */
openNamedScreen()
try {
  const person = tabPerson(window.location.search, window.sessionStorage)
  if (person !== null) {
    const value = ownStorage(window.sessionStorage, person)
    Object.defineProperty(window, 'localStorage', { configurable: true, value })
    nameByPerson(person)
  }
} catch (error) {
  // Where storage is forbidden all tabs are one person.
  console.warn(error)
}

function nameByPerson(person: string): void {
  const { locks } = navigator
  if (locks) {
    const request = locks.request.bind(locks) as (name: string, ...rest: unknown[]) => Promise<unknown>
    const named = (name: string, ...rest: unknown[]) =>
      // A world is one for all people.
      request(name.startsWith(LOCK_PREFIX) ? name : `${person} ${name}`, ...rest)
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
