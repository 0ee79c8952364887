/**
 * A storage of one person inside that of a tab: what the console keeps there (key, theme, columns) is neither seen nor changed by
 * the tabs of other people.
 */
export function ownStorage(tab: Storage, person: string): Storage {
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
