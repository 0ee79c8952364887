/**
 * Reads and writes localStorage and never throws. If it is full or forbidden, values are kept in memory until the page closes, and
 * `storageHealth` notifies its subscribers once.
 */

const memory = new Map<string, string>()
let broken = false
const listeners = new Set<() => void>()

/** Null if nothing is stored. Works from memory if the browser refuses localStorage. */
export function readStoredText(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return window.localStorage.getItem(key)
  } catch {
    reportBroken()
    return null
  }
}

/** Returns whether the value survives a reload of the page. */
export function writeStoredText(key: string, value: string | null): boolean {
  memory.delete(key)
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    return true
  } catch {
    if (value !== null) memory.set(key, value)
    reportBroken()
    return false
  }
}

/** Null if nothing is stored or the text is not JSON. */
export function readStoredJson(key: string): unknown {
  const stored = readStoredText(key)
  if (stored === null) return null
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

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
