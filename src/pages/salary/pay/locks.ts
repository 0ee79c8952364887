/**
 * One lock per record across all tabs. Without `navigator.locks` (no HTTPS) only the locks of this tab exist. A payment
 * of another tab then counts as running for as long as a request can last.
 */
export type Locks = {
  /** Runs with all names locked; `null` if one of them is taken. */
  hold: <T>(names: readonly string[], run: () => Promise<T>) => Promise<T | null>
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
