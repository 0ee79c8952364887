import type { Notification, NotificationFilters } from '../../api/notifications'
import type { OutcomeCounts } from '../../domain/outcomeCounts'
import { type Failure, toFailure } from '../../lib/failure'
import type { ListQuery } from '../../lib/listQuery'
import type { RowsPage } from '../../lib/listStore'
import { loadAllPages } from '../../lib/loadAllPages'

export type HideAllNotificationsState =
  | { step: 'finding' }
  | (OutcomeCounts & { step: 'hiding' })
  /** `stopped`: the user cancelled before all notifications were hidden. `failure`: the last server error. */
  | (OutcomeCounts & { step: 'over'; stopped: boolean; failure: Failure | undefined })

type HideAllDependencies = {
  search: (query: ListQuery<NotificationFilters>, signal: AbortSignal) => Promise<RowsPage<Notification>>
  send: (id: number) => Promise<void>
  isTaken: (id: number) => boolean
  onStep: (state: HideAllNotificationsState) => void
}

const CONFLICT = 409
const MAX_FAILED_IN_A_ROW = 3

/**
 * Hides all active notifications that match the filters, one request after another. Status 409 means that a colleague
 * hid the notification first and counts as success. Aborting the signal prevents further requests. Rejects if the
 * search for the notifications fails.
 */
export async function hideAllNotifications(
  filters: Partial<NotificationFilters>,
  ports: HideAllDependencies,
  signal: AbortSignal,
) {
  ports.onStep({ step: 'finding' })
  const query = { ...filters, status: true, page: 1 } as ListQuery<NotificationFilters>
  const found = await loadAllPages({ search: ports.search, query, keyOf: ({ id }) => id, signal })
  const ids = found.rows.filter(({ id, status }) => status !== false && !ports.isTaken(id)).map(({ id }) => id)
  const counts: OutcomeCounts = { done: 0, failed: 0, unknown: 0, count: ids.length }
  let inARow = 0
  let failure: Failure | undefined
  for (const id of ids) {
    if (signal.aborted || inARow >= MAX_FAILED_IN_A_ROW) break
    ports.onStep({ step: 'hiding', ...counts })
    try {
      await ports.send(id)
      counts.done++
      inARow = 0
    } catch (error) {
      const found = toFailure(error)
      const wasHidden = found.status === CONFLICT
      counts[wasHidden ? 'done' : (found.outcome ?? 'failed')]++
      if (!wasHidden) failure = found
      inARow = wasHidden ? 0 : inARow + 1
    }
  }
  ports.onStep({ step: 'over', ...counts, stopped: signal.aborted, failure })
}
