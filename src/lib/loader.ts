import { isAbortError, toFailure } from './failure'
import type { LoadedValue, LoadedValueContent } from './loadedValue'

/**
 * Loads one value and exposes it as {@link LoadedValue}. Components use `useLoadedValue`. Create a loader only for a value that several
 * screens share, such as a dictionary, and read it with `useLoaderState`.
 */
export type Loader<T> = {
  /** The returned object is the same until the state changes. */
  get: () => LoadedValue<T>
  subscribe: (listener: () => void) => () => void
  /** Concurrent calls share one request. The promise resolves when the load has succeeded or failed; it never rejects. */
  load: () => Promise<void>
  reload: () => void
  /** Loads the value in the background, unless a load is running. The state changes only when the response arrives. */
  refresh: () => void
  /**
   * Marks the value as outdated and reloads it in the background. If a load is already running, its response may be outdated too, so the
   * value is loaded once more afterwards.
   */
  invalidate: () => void
  reset: () => void
}

/** `first` is the initial status. With `loading`, components show the loading state even before the first `load()`. */
export function createLoader<T>(
  fetchValue: (signal: AbortSignal) => Promise<T>,
  first: 'idle' | 'loading' = 'idle',
): Loader<T> {
  const listeners = new Set<() => void>()
  let current: { controller: AbortController; done: Promise<void> } | undefined
  let isOutdated = false
  let state: LoadedValue<T> = { ...emptyContent(first), reload, latest: fetchValue }

  function change(content: LoadedValueContent<T>, requestedAt = state.requestedAt): void {
    state = { ...state, ...content, requestedAt: content.value === undefined ? undefined : requestedAt }
    for (const listener of [...listeners]) listener()
  }

  async function run(signal: AbortSignal): Promise<void> {
    const requestedAt = Date.now()
    try {
      const value = await fetchValue(signal)
      if (signal.aborted) return
      current = undefined
      change({ status: 'ready', value, failure: undefined }, requestedAt)
    } catch (error) {
      if (signal.aborted) return
      current = undefined
      if (!isAbortError(error)) change({ status: 'failed', value: state.value, failure: toFailure(error) })
    }
    // Do not start a load if a listener has already started one.
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
    // Do not cancel a running load here: a value that is invalidated again and again would never finish loading.
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

function emptyContent<T>(status: 'idle' | 'loading'): LoadedValueContent<T> {
  return { status, value: undefined, failure: undefined }
}
