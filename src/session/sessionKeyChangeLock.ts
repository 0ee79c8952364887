import { readStoredText, writeStoredText } from '../lib/storage'

/** localStorage key. Its value is the moment until which other tabs wait for a password change, in ms since the epoch. */
const CHANGING = 'auth-changing'
/**
 * The longest possible password change: the timeouts of the request and its body plus a margin. If the tab closes
 * during the change, the other tabs wait no longer than this.
 */
const MAX_MS = 80_000

/**
 * Marks in localStorage that this tab is changing the password and thus the session key, so that other tabs wait. Call it before the
 * request; the returned function removes the mark.
 */
export function markSessionKeyChange(): () => void {
  writeStoredText(CHANGING, String(Date.now() + MAX_MS))
  return () => writeStoredText(CHANGING, null)
}

let isWaiting = false

/**
 * If another tab is changing the session key, returns true and runs `call` after the change or a timeout; only the first waiting `call` is
 * run. Otherwise returns false.
 */
export function deferDuringSessionKeyChange(call: () => void): boolean {
  const left = Math.min(Number(readStoredText(CHANGING)) - Date.now(), MAX_MS)
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
    if ((key === CHANGING || key === null) && readStoredText(CHANGING) === null) end()
  }
  const timer = setTimeout(() => {
    writeStoredText(CHANGING, null)
    end()
  }, left)
  window.addEventListener('storage', onStorage)
  return true
}
