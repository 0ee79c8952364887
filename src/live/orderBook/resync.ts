import type { ListState } from '../../lib/listStore'

/** Delay of the background search that corrects a total changed by events. */
const RESYNC_MS = 20_000

type Searched = {
  state: Pick<ListState<unknown>, 'status'>
  reload: (options?: { quiet: boolean }) => Promise<void>
}

/** Background searches: rows remain, no spinner, failures are silent. */
export function createResync(list: () => Searched, isSearching: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQuiet = false

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function now(): void {
    stop()
    // A new search would cancel the current one; on a busy stream no search would finish.
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
