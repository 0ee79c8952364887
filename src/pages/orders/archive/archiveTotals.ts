import { type ArchiveSummary, loadArchiveSummary, type OrderFilters } from '../../../api/orders'
import { createLoader } from '../../../lib/loader'

/** The orders of a batch come together; so do those of a busy minute. */
const GATHER_MS = 1000
const PAUSE_MS = 5000

let filters: Partial<OrderFilters> = {}
let loadedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The totals of the archive, with the filters that they are of: while those of another filter load, the old figures stay, but
 * beside a failure they would be taken for the new ones.
 */
export const archiveTotals = createLoader<{ filters: Partial<OrderFilters>; summary: ArchiveSummary }>(
  async (signal) => {
    cancelRefresh()
    loadedAt = Date.now()
    const asked = filters
    return { filters: asked, summary: await loadArchiveSummary(asked, signal) }
  },
)

/** Loads the totals of a filter. */
export function showTotals(next: Partial<OrderFilters>): void {
  filters = next
  archiveTotals.reload()
}

/** Forgets the totals when the screen is left. */
export function leaveTotals(): void {
  cancelRefresh()
  archiveTotals.reset()
}

/** The totals are out of date: they are loaded again soon, but at most once in some seconds. */
export function refreshTotalsSoon(): void {
  if (archiveTotals.get().status === 'idle') return
  timer ??= setTimeout(refresh, Math.max(GATHER_MS, loadedAt + PAUSE_MS - Date.now()))
}

/** A load under way is waited for: with a slow server on a busy day, one that is cancelled each time would never finish. */
function refresh(): void {
  timer = undefined
  if (archiveTotals.get().status === 'loading') refreshTotalsSoon()
  else archiveTotals.reload()
}

function cancelRefresh(): void {
  clearTimeout(timer)
  timer = undefined
}
