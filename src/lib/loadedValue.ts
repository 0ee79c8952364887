import type { Failure } from './failure'

/**
 * A value loaded from the server and its loading state. Render `value` whenever it is defined: it is kept during a reload and after a
 * failed one. `failure` is kept until the next success, so that an error message does not flicker on each retry. `idle`: there is nothing
 * to load, or the user lacks the permission.
 */
export type LoadedValue<T> = LoadedValueContent<T> & {
  /** When the request for `value` was sent, in ms of the local clock. */
  requestedAt?: number | undefined
  /** Loads the value again. A load that is already running is cancelled, so that the new value is not older than this call. */
  reload: () => void
  /**
   * Loads the current value from the server without replacing `value`. Edit forms compare the result with the value that they loaded first,
   * to find changes by other users.
   */
  latest?: ((signal: AbortSignal) => Promise<T>) | undefined
}

export type LoadedValueContent<T> =
  | { status: 'idle'; value: undefined; failure: undefined }
  | { status: 'loading'; value: T | undefined; failure: Failure | undefined }
  | { status: 'ready'; value: T; failure: undefined }
  | { status: 'failed'; value: T | undefined; failure: Failure }

export const createLoadedValue = <T>(value: T, latest?: LoadedValue<T>['latest']): LoadedValue<T> => ({
  status: 'ready',
  value,
  failure: undefined,
  reload: noReload,
  latest,
})

export function mapLoadedValue<T, R>({ latest, ...loaded }: LoadedValue<T>, map: (value: T) => R): LoadedValue<R> {
  const content = loaded.value === undefined ? loaded : { ...loaded, value: map(loaded.value) }
  return { ...content, latest: latest && (async (signal) => map(await latest(signal))) } as LoadedValue<R>
}

const noReload = () => undefined
