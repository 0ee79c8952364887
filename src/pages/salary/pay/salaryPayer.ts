import { proxy, subscribe } from 'valtio'
import { paySalaries, paySalary, type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import type { RecordPlace } from '../../../domain/salary/attempt'
import { loadAllPages } from '../../../lib/allPages'
import { readStored, storedKeys, writeStored } from '../../../lib/storage'
import { createJournal, isJournalKey } from './journal'
import { browserLocks } from './locks'
import { createPayer } from './payer'

/** The payer of the console: its calls, the browser's storage and locks. */

/** Settled payments are kept as long as a list of another tab may be old. */
const KEPT_MS = 7 * 24 * 3600 * 1000

/** Counts changes of the journal, in any tab; rows that show payments read it and follow. */
export const journalState = proxy({ changes: 0 })

export const journal = createJournal({ read: readStored, write: writeStored, keys: storedKeys })

const onChange = (): void => {
  journalState.changes++
}

export const salaryPayer = createPayer({
  send: (ids, isSingle) => (isSingle && ids[0] !== undefined ? paySalary(ids[0]) : paySalaries([...ids])),
  read: readRecords,
  journal,
  locks: browserLocks(globalThis.navigator?.locks),
  // The machine's clock, not the console's, which a demonstration may set back.
  now: Date.now,
  wait,
  nonce: () => `${Date.now()} ${Math.random()}`,
  onChange,
})

/**
 * Follows payments of all tabs, and finds out what became of those whose outcome is open; returns a function that stops. For
 * screens that show salary. `onSettled` is called when nothing is open any more.
 */
export function watchPayments(onSettled: () => void): () => void {
  const leaving = new AbortController()
  let isLooking = false
  const look = async () => {
    if (isLooking || leaving.signal.aborted || !hasOpen()) return
    isLooking = true
    await salaryPayer.resume(leaving.signal)
    isLooking = false
    if (!leaving.signal.aborted) onSettled()
  }
  window.addEventListener('storage', (event) => isJournalKey(event.key) && onChange(), { signal: leaving.signal })
  const unsubscribe = subscribe(journalState, () => void look())
  journal.prune(Date.now() - KEPT_MS)
  void look()
  return () => {
    unsubscribe()
    leaving.abort()
  }
}

/** Payments that this screen has to look into: those on their way are known by whoever sends them. */
const hasOpen = (): boolean => journal.all().some(({ attempt }) => attempt.state !== 'paid')

/** Records are found by their courier and days; the list has no other key. */
async function readRecords(place: RecordPlace, ids: readonly number[]): Promise<Map<number, boolean | undefined>> {
  const query = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
  const { rows } = await loadAllPages<Salary, SalaryFilters>({
    search: searchSalary,
    query: { ...query, page: 1 },
    keyOf: ({ id }) => id,
    signal: new AbortController().signal,
  })
  const wanted = new Set(ids)
  return new Map(
    rows.flatMap(({ id, isPaidOut }) => (id !== undefined && wanted.has(id) ? [[id, isPaidOut] as const] : [])),
  )
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('The wait was cancelled', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) stop()
  })
}
