import { type ArchiveSummary, loadArchiveSummary, type OrderFilters } from '../../../api/orders'
import { createLoader } from '../../../lib/loader'

const GATHER_MS = 1000
const PAUSE_MS = 5000

let filters: Partial<OrderFilters> = {}
let loadedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * While the totals of a new filter load, the card shows the previous totals. Totals are stored with the filters for which they were loaded,
 * so that the card can hide the previous totals if the request fails.
 */
export const archiveTotalsLoader = createLoader<{ filters: Partial<OrderFilters>; summary: ArchiveSummary }>(
  async (signal) => {
    cancelRefresh()
    loadedAt = Date.now()
    const requested = filters
    return { filters: requested, summary: await loadArchiveSummary(requested, signal) }
  },
)

export function loadArchiveTotals(next: Partial<OrderFilters>): void {
  filters = next
  archiveTotalsLoader.reload()
}

export function resetArchiveTotals(): void {
  cancelRefresh()
  archiveTotalsLoader.reset()
}

export function refreshArchiveTotalsSoon(): void {
  if (archiveTotalsLoader.get().status === 'idle') return
  timer ??= setTimeout(refresh, Math.max(GATHER_MS, loadedAt + PAUSE_MS - Date.now()))
}

/**
 * Do not reload the totals while a request for them is running: with a slow server, each event would cancel the request
 * before its response arrives.
 */
function refresh(): void {
  timer = undefined
  if (archiveTotalsLoader.get().status === 'loading') refreshArchiveTotalsSoon()
  else archiveTotalsLoader.reload()
}

function cancelRefresh(): void {
  clearTimeout(timer)
  timer = undefined
}
