import type { ListState } from '../../lib/listStore'

/** Delay in ms before a background search corrects the total, which live events make inexact. */
const RESYNC_MS = 20_000

type Searched = {
  state: Pick<ListState<unknown>, 'status'>
  reload: (options?: { quiet: boolean }) => Promise<void>
}

/** Repeats the search of the list in the background: the rows remain, no spinner is shown and failures are ignored. */
export function createOrderListResync(list: () => Searched, isSearching: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQuiet = false

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function now(): void {
    stop()
    // Send no search while another is running: a new one would cancel it, and with frequent events no search would
    // finish.
    if (list().state.status !== 'ready' || isSearching()) return
    isQuiet = true
    void list().reload({ quiet: true })
  }

  return {
    now,
    soon(): void {
      timer ??= setTimeout(now, RESYNC_MS)
    },
    afterOutage(): void {
      isQuiet = list().state.status === 'ready'
      void list().reload({ quiet: isQuiet })
    },
    begin(): boolean {
      const wasQuiet = isQuiet
      isQuiet = false
      stop()
      return wasQuiet
    },
    stop,
  }
}
