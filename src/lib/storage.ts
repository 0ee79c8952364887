/**
 * Local storage that never throws: where it is full or forbidden, values live in memory until the page is closed, and
 * `storageHealth` says so once, so that the console can tell the user that nothing will survive a reload.
 */

const memory = new Map<string, string>()
let broken = false
const listeners = new Set<() => void>()

/** The value under `key`, or null. */
export function readStored(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return window.localStorage.getItem(key)
  } catch {
    reportBroken()
    return null
  }
}

/** Stores `value` under `key`; null removes it. */
export function writeStored(key: string, value: string | null): void {
  memory.delete(key)
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
    reportBroken()
  }
}

/** The JSON value under `key`, or null when absent or not JSON. Its shape is not checked. */
export function readStoredJson(key: string): unknown {
  const stored = readStored(key)
  if (stored === null) return null
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** Whether the browser keeps what is stored; `subscribe` tells of the first failure. */
export const storageHealth = {
  isBroken: () => broken,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function reportBroken(): void {
  if (broken) return
  broken = true
  for (const listener of listeners) listener()
}

/** The keys that begin with `prefix`. */
export function storedKeys(prefix: string): string[] {
  const inMemory = [...memory.keys()]
  try {
    const { localStorage } = window
    const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return [...new Set([...stored, ...inMemory])].filter((key) => key.startsWith(prefix))
  } catch {
    reportBroken()
    return inMemory.filter((key) => key.startsWith(prefix))
  }
}
