import type { Failure } from './failure'

/**
 * A value loaded from the server and the state of its loading. Render `value` whenever it is defined: it is kept during a reload and after
 * a failed one. `failure` is kept until the next successful load, so that an error message does not flicker on each retry. `idle` means
 * that there is nothing to load or the user may not load it.
 */
export type Loaded<T> = LoadedContent<T> & {
  /** When the request for `value` was sent, in ms of the local clock. */
  askedAt?: number | undefined
  /** Loads the value again. A load that is already running is cancelled, so that the new value is not older than this call. */
  reload: () => void
  /** Loads the value once more without changing this state. Edit forms compare the result with their opened values. */
  latest?: ((signal: AbortSignal) => Promise<T>) | undefined
}

export type LoadedContent<T> =
  | { status: 'idle'; value: undefined; failure: undefined }
  | { status: 'loading'; value: T | undefined; failure: Failure | undefined }
  | { status: 'ready'; value: T; failure: undefined }
  | { status: 'failed'; value: T | undefined; failure: Failure }

export const ready = <T>(value: T, latest?: Loaded<T>['latest']): Loaded<T> => ({
  status: 'ready',
  value,
  failure: undefined,
  reload: noReload,
  latest,
})

export function mapLoaded<T, R>({ latest, ...loaded }: Loaded<T>, map: (value: T) => R): Loaded<R> {
  const content = loaded.value === undefined ? loaded : { ...loaded, value: map(loaded.value) }
  return { ...content, latest: latest && (async (signal) => map(await latest(signal))) } as Loaded<R>
}

const noReload = () => undefined
