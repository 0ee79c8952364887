/**
 * A lock per record over all tabs of the browser. Where the browser has none (a page without https), the tab's own locks
 * remain, and a payment of another tab counts as alive for as long as a request can last.
 */
export type Locks = {
  /** Runs with all names locked; `null` when another one holds any of them. */
  hold: <T>(names: readonly string[], run: () => Promise<T>) => Promise<T | null>
  /** Whether locks see other tabs. */
  seesTabs: boolean
}

export function browserLocks(manager: LockManager | undefined): Locks {
  return manager ? { hold: (names, run) => holdAll(manager, [...names], run), seesTabs: true } : ownLocks()
}

async function holdAll<T>(manager: LockManager, names: string[], run: () => Promise<T>): Promise<T | null> {
  const [first, ...rest] = names
  if (first === undefined) return run()
  return manager.request(first, { ifAvailable: true }, (lock) => (lock ? holdAll(manager, rest, run) : null))
}

function ownLocks(): Locks {
  const held = new Set<string>()
  return {
    seesTabs: false,
    async hold(names, run) {
      if (names.some((name) => held.has(name))) return null
      for (const name of names) held.add(name)
      try {
        return await run()
      } finally {
        for (const name of names) held.delete(name)
      }
    },
  }
}
