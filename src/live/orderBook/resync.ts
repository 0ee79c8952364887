import type { ListState } from '../../lib/listStore'

/** A total that live events changed is a guess until a search confirms it: one comes this long after, unseen. */
const RESYNC_MS = 20_000

type Searched = {
  state: Pick<ListState<unknown>, 'status'>
  reload: (options?: { quiet: boolean }) => Promise<void>
}

/** Searches of a list that nobody has asked for: rows stay, nothing spins, a failure leaves everything as it is. */
export function createResync(list: () => Searched, isSearching: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQuiet = false

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function now(): void {
    stop()
    // Another search would restart the one under way, and on a busy stream none would ever end.
    if (list().state.status !== 'ready' || isSearching()) return
    isQuiet = true
    void list().reload({ quiet: true })
  }

  return {
    now,
    soon(): void {
      timer ??= setTimeout(now, RESYNC_MS)
    },
    /** Events were missed, so the list is asked for once, quietly unless it says already that it is loading or failed. */
    afterOutage(): void {
      isQuiet = list().state.status === 'ready'
      void list().reload({ quiet: isQuiet })
    },
    /** A search begins, after which none is owed. Tells whether it is one of these. */
    begin(): boolean {
      const wasQuiet = isQuiet
      isQuiet = false
      stop()
      return wasQuiet
    },
    stop,
  }
}
