import { type ArchiveSummary, loadArchiveSummary, type OrderFilters } from '../../../api/orders'
import { createListStore, type ListStore } from '../../../lib/listStore'

/** The orders of a batch come together; so do those of a busy minute. */
const GATHER_MS = 1000
const PAUSE_MS = 5000

let loadedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** A list of one row: a load cancels its predecessor, and the old figures stay while the same ones are loaded again. */
const list = createListStore<ArchiveSummary, OrderFilters>(async ({ page: _page, ...filters }, signal) => {
  cancelRefresh()
  loadedAt = Date.now()
  const summary = await loadArchiveSummary(filters, signal)
  return { rows: [summary], total: 1, perPage: 1, pageCount: 1 }
})

/** The totals of the archive under its filter. */
export const summaryStore: Pick<ListStore<ArchiveSummary, OrderFilters>, 'state' | 'load' | 'reload' | 'reset'> = {
  ...list,
  reset() {
    cancelRefresh()
    list.reset()
  },
}

/** The totals are out of date: they are loaded again soon, but at most once in some seconds. */
export function refreshSummarySoon(): void {
  if (list.state.status === 'idle') return
  timer ??= setTimeout(refresh, Math.max(GATHER_MS, loadedAt + PAUSE_MS - Date.now()))
}

/** A load that is under way is waited for: on a busy day a slow server would never get to answer one. */
function refresh(): void {
  timer = undefined
  if (list.state.status === 'loading') refreshSummarySoon()
  else void list.reload()
}

function cancelRefresh(): void {
  clearTimeout(timer)
  timer = undefined
}
