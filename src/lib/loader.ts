import { isAbort, toFailure } from './failure'
import type { Loaded, LoadedContent } from './loaded'

/**
 * The engine behind every {@link Loaded}. A component uses `useLoaded`; a loader of its own is for what several screens
 * share, a dictionary say, and is read with `useLoader`.
 */
export type Loader<T> = {
  /** The present state; another object after each change, the same one in between. */
  get: () => Loaded<T>
  /** Calls `listener` after each change; returns a function that stops. */
  subscribe: (listener: () => void) => () => void
  /** Loads it; calls made while a load is under way share that one. Resolves when it is settled, never rejects. */
  load: () => Promise<void>
  /** Loads it anew; a load under way is cancelled. */
  reload: () => void
  /** Loads it in the background, unless a load is under way: the state changes only with the response. */
  refresh: () => void
  /**
   * Marks the value as out of date: loads it again in the background, after a load under way, whose request was sent
   * before the change.
   */
  invalidate: () => void
  /** Cancels what is under way and forgets the value. */
  reset: () => void
}

/** One thing that is loaded. `first` is the state before the first load. */
export function createLoader<T>(
  fetchValue: (signal: AbortSignal) => Promise<T>,
  first: 'idle' | 'loading' = 'idle',
): Loader<T> {
  const listeners = new Set<() => void>()
  let current: { controller: AbortController; done: Promise<void> } | undefined
  let isOutdated = false
  let state: Loaded<T> = { ...emptyContent(first), reload }

  function change(content: LoadedContent<T>, askedAt = state.askedAt): void {
    state = { ...content, askedAt: content.value === undefined ? undefined : askedAt, reload }
    for (const listener of [...listeners]) listener()
  }

  async function run(signal: AbortSignal): Promise<void> {
    const askedAt = Date.now()
    try {
      const value = await fetchValue(signal)
      if (signal.aborted) return
      current = undefined
      change({ status: 'ready', value, failure: undefined }, askedAt)
    } catch (error) {
      if (signal.aborted) return
      current = undefined
      if (!isAbort(error)) change({ status: 'failed', value: state.value, failure: toFailure(error) })
    }
    // A listener may have asked for another load by now.
    if (isOutdated && !current) void start()
  }

  function start(): Promise<void> {
    current?.controller.abort()
    isOutdated = false
    const controller = new AbortController()
    const mine = { controller, done: Promise.resolve() }
    current = mine
    mine.done = run(controller.signal)
    return mine.done
  }

  function startVisibly(): Promise<void> {
    if (state.status !== 'loading') change({ status: 'loading', value: state.value, failure: state.failure })
    return start()
  }

  function reload(): void {
    void startVisibly()
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => current?.done ?? startVisibly(),
    reload,
    refresh: () => {
      if (!current) void start()
    },
    // Cancelling the load under way for each event would keep a busy value from ever loading.
    invalidate: () => {
      if (current) isOutdated = true
      else void start()
    },
    reset: () => {
      isOutdated = false
      current?.controller.abort()
      current = undefined
      change(emptyContent(first))
    },
  }
}

function emptyContent<T>(status: 'idle' | 'loading'): LoadedContent<T> {
  return { status, value: undefined, failure: undefined }
}
