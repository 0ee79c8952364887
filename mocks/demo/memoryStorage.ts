function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

let isReplaced = false

export const isStorageInMemory = (): boolean => isReplaced

/**
 * If the browser denies access to `localStorage` or `sessionStorage`, replaces that storage by one in memory, because msw and the demo
 * throw if they cannot read it.
 */
export function replaceUnavailableStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('')
    } catch {
      isReplaced = true
      Object.defineProperty(window, name, { configurable: true, value: memoryStorage() })
    }
  }
}
