import { proxy, subscribe } from 'valtio'
import { paySalaries, paySalary } from '../../../api/salary'
import type { SalaryRecordFilter } from '../../../domain/salary/payAttempt'
import { readStoredText, storedKeys, writeStoredText } from '../../../lib/storage'
import { loadAllSalaryRows, salaryRecordIds } from '../salaryRows'
import { createSalaryPaymentSender } from './createSalaryPaymentSender'
import { createCrossTabSalaryLocks } from './crossTabSalaryLocks'
import { createPayAttemptJournal, isPayAttemptJournalKey } from './payAttemptJournal'

/** The journal keeps completed payments for a week: a tab with an outdated list would otherwise offer to pay them again. */
const KEPT_MS = 7 * 24 * 3600 * 1000

/** Incremented when the payment journal changes in any tab; components read the number to re-render. */
export const payAttemptJournalVersion = proxy({ changes: 0 })

export const payAttemptJournal = createPayAttemptJournal({
  read: readStoredText,
  write: writeStoredText,
  keys: storedKeys,
})

const onChange = (): void => {
  payAttemptJournalVersion.changes++
}

export const salaryPaymentSender = createSalaryPaymentSender({
  send: (ids, isSingle) => (isSingle && ids[0] !== undefined ? paySalary(ids[0]) : paySalaries([...ids])),
  read: readRecords,
  journal: payAttemptJournal,
  locks: createCrossTabSalaryLocks(globalThis.navigator?.locks),
  // Uses the real clock, because the demo may set the app's clock back.
  now: Date.now,
  wait,
  nonce: () => `${Date.now()} ${Math.random()}`,
  onChange,
})

/**
 * While a salary screen is mounted, watches the payments of all tabs. Asks the server about payments whose outcome is unknown. `onSettled`
 * runs when all outcomes are known. Returns the cleanup function.
 */
export function watchSalaryPayments(onSettled: () => void): () => void {
  const leaving = new AbortController()
  let isChecking = false
  const check = async () => {
    if (isChecking || leaving.signal.aborted || !hasOpen()) return
    isChecking = true
    await salaryPaymentSender.resume(leaving.signal)
    isChecking = false
    if (!leaving.signal.aborted) onSettled()
  }
  window.addEventListener('storage', (event) => isPayAttemptJournalKey(event.key) && onChange(), {
    signal: leaving.signal,
  })
  const unsubscribe = subscribe(payAttemptJournalVersion, () => void check())
  payAttemptJournal.prune(Date.now() - KEPT_MS)
  void check()
  return () => {
    unsubscribe()
    leaving.abort()
  }
}

const hasOpen = (): boolean => payAttemptJournal.all().some(({ attempt }) => attempt.state !== 'paid')

/**
 * The API cannot find a salary record by id, so the list is loaded by courier and dates and the records are picked from
 * it.
 */
async function readRecords(
  place: SalaryRecordFilter,
  ids: readonly number[],
): Promise<Map<number, boolean | undefined>> {
  const { rows } = await loadAllSalaryRows(place, new AbortController().signal)
  const wanted = new Set(ids)
  return new Map(
    rows.flatMap((row) =>
      salaryRecordIds(row)
        .filter((id) => wanted.has(id))
        .map((id) => [id, row.isPaidOut] as const),
    ),
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
