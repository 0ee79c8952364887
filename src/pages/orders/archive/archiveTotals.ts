import { type ArchiveSummary, loadArchiveSummary, type OrderFilters } from '../../../api/orders'
import { createLoader } from '../../../lib/loader'

const GATHER_MS = 1000
const PAUSE_MS = 5000

let filters: Partial<OrderFilters> = {}
let loadedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * While a new filter loads, the old figures remain. `filters` lets the card hide them after a failure, when they would
 * look like the new ones.
 */
export const archiveTotals = createLoader<{ filters: Partial<OrderFilters>; summary: ArchiveSummary }>(
  async (signal) => {
    cancelRefresh()
    loadedAt = Date.now()
    const asked = filters
    return { filters: asked, summary: await loadArchiveSummary(asked, signal) }
  },
)

export function showTotals(next: Partial<OrderFilters>): void {
  filters = next
  archiveTotals.reload()
}

export function leaveTotals(): void {
  cancelRefresh()
  archiveTotals.reset()
}

export function refreshTotalsSoon(): void {
  if (archiveTotals.get().status === 'idle') return
  timer ??= setTimeout(refresh, Math.max(GATHER_MS, loadedAt + PAUSE_MS - Date.now()))
}

/** Wait for a load under way: on a slow server, cancelling it each time would never let one finish. */
function refresh(): void {
  timer = undefined
  if (archiveTotals.get().status === 'loading') refreshTotalsSoon()
  else archiveTotals.reload()
}

function cancelRefresh(): void {
  clearTimeout(timer)
  timer = undefined
}
