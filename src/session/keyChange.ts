import { readStored, writeStored } from '../lib/storage'

/** Until when a tab waits for the response to a change of the password, milliseconds since the epoch. */
const CHANGING = 'auth-changing'
/** The deadlines of a change and of its body, and some air: a tab that was closed meanwhile holds nobody up for longer. */
const MAX_MS = 80_000

/** Tells the other tabs that this one is changing the key that they use. To be called before it is sent; returns what ends it. */
export function markKeyChange(): () => void {
  writeStored(CHANGING, String(Date.now() + MAX_MS))
  return () => writeStored(CHANGING, null)
}

let isWaiting = false

/** Whether a tab is changing the key; then `call` is called once when it has, or was given up. */
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
    // What nobody has taken back belongs to a tab that has gone.
    writeStored(CHANGING, null)
    end()
  }, left)
  window.addEventListener('storage', onStorage)
  return true
}
