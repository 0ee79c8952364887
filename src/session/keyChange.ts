import { readStored, writeStored } from '../lib/storage'

/** Storage key. Value: until when tabs wait for a password change, ms since the epoch. */
const CHANGING = 'auth-changing'
/** Request and body timeouts plus a margin; a tab closed meanwhile blocks the others no longer than this. */
const MAX_MS = 80_000

/**
 * Marks for other tabs that this one is changing the shared key. Call it before the request; returns the function that
 * ends it.
 */
export function markKeyChange(): () => void {
  writeStored(CHANGING, String(Date.now() + MAX_MS))
  return () => writeStored(CHANGING, null)
}

let isWaiting = false

/** Returns true while another tab changes the key; `call` then runs once, at the end or after a timeout. */
export function awaitKeyChange(call: () => void): boolean {
  const left = Math.min(Number(readStored(CHANGING)) - Date.now(), MAX_MS)
  if (!(left > 0)) return false
  if (isWaiting) return true
  isWaiting = true
  const end = () => {
    isWaiting = false
    window.removeEventListener('storage', onStorage)
    clearTimeout(timer)
    call()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if ((key === CHANGING || key === null) && readStored(CHANGING) === null) end()
  }
  const timer = setTimeout(() => {
    writeStored(CHANGING, null)
    end()
  }, left)
  window.addEventListener('storage', onStorage)
  return true
}
