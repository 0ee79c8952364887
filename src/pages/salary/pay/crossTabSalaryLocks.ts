/**
 * One lock per salary record, shared by all tabs, so that two tabs cannot pay the same record at once. Without
 * `navigator.locks` (no HTTPS) a tab has only its own locks; a payment of another tab then counts as running for as
 * long as a request can last.
 */
export type CrossTabSalaryLocks = {
  /**
   * Calls `run` while holding the locks of all names; returns `null` without calling it if one of the locks is taken.
   */
  hold: <T>(names: readonly string[], run: () => Promise<T>) => Promise<T | null>
  seesTabs: boolean
}

export function createCrossTabSalaryLocks(manager: LockManager | undefined): CrossTabSalaryLocks {
  return manager ? { hold: (names, run) => holdAll(manager, [...names], run), seesTabs: true } : ownLocks()
}

async function holdAll<T>(manager: LockManager, names: string[], run: () => Promise<T>): Promise<T | null> {
  const [first, ...rest] = names
  if (first === undefined) return run()
  return manager.request(first, { ifAvailable: true }, (lock) => (lock ? holdAll(manager, rest, run) : null))
}

function ownLocks(): CrossTabSalaryLocks {
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
