export type TabLead = {
  /** Takes the lock from a tab that does not respond; that tab stops leading as soon as it runs again. */
  take: () => void
  end: () => void
}

/**
 * Calls `run` in only one tab at a time, under a Web Lock. The function that `run` returns is called when the tab loses
 * the lock; the tab then queues again. `onRefused`: the browser denies locks to this page.
 */
export function seekLead(name: string, run: () => () => void, onRefused: () => void = () => undefined): TabLead {
  const { locks } = navigator
  let isOver = false
  let waiting = new AbortController()
  let lead: { stop: () => void; release: () => void } | undefined

  function ask(options: LockOptions): void {
    let mine: typeof lead
    const hold = () =>
      new Promise<void>((resolve) => {
        if (isOver || lead) {
          resolve()
          return
        }
        mine = { stop: run(), release: resolve }
        lead = mine
      })
    const settle = () => {
      if (!mine || lead !== mine) return
      lead = undefined
      mine.stop()
      standInLine()
    }
    locks.request(name, options, hold).then(settle, (error: unknown) => {
      settle()
      // Aborted by `take` or `end`, or stolen by another tab.
      if (error instanceof Error && error.name === 'AbortError') return
      if (!isOver) onRefused()
    })
  }

  function standInLine(): void {
    if (isOver) return
    waiting = new AbortController()
    ask({ signal: waiting.signal })
  }

  standInLine()
  return {
    take() {
      if (isOver || lead) return
      waiting.abort()
      ask({ steal: true })
    },
    end() {
      isOver = true
      waiting.abort()
      const ended = lead
      lead = undefined
      ended?.stop()
      ended?.release()
    },
  }
}
