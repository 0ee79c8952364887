/** A tab's place in the line of those that may lead. */
export type TabLead = {
  /** Takes the lead from a tab that does not respond; that one is told as soon as it lives again. */
  take: () => void
  /** Gives up the lead, or the place in the line. */
  end: () => void
}

/**
 * Of several tabs one leads: `run` is called once it is this one, and the function that it returns when it is no
 * longer. A tab that lost the lead stands in line again. `onRefused` is called if the browser refuses locks to this
 * page.
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
      // Given up, or taken by another tab.
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
