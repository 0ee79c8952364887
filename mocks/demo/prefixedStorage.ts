/**
 * A Storage whose keys get the person's name as a prefix, so that tabs of different demo users do not share the
 * session, the theme or the choice of table columns.
 */
export function createPrefixedStorage(tab: Storage, person: string): Storage {
  const prefix = `as ${person} `
  const keys = () =>
    Array.from({ length: tab.length }, (_, index) => tab.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  return {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => tab.getItem(prefix + key),
    setItem: (key, value) => tab.setItem(prefix + key, value),
    removeItem: (key) => tab.removeItem(prefix + key),
    clear() {
      for (const key of keys()) tab.removeItem(prefix + key)
    },
  }
}
