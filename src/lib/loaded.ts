import type { Failure } from './failure'

/**
 * Something loaded from the server, in whatever state it is. Ask `value` first and show it whenever it is defined: it stays
 * while it is loaded anew and after a reload that failed. `failure` tells that the last load failed, and stays until the next
 * one succeeds, so that a notice does not come and go with each retry.
 *
 * - `idle`: nothing to load yet, or not allowed;
 * - `loading`: under way, for the first time or again;
 * - `ready`: `value` is what the server told last;
 * - `failed`: the last load failed; `value` is the old one, if there is one.
 */
export type Loaded<T> = LoadedContent<T> & {
  /** When the request of `value` was sent, by the machine's clock; absent where nothing was loaded. */
  askedAt?: number | undefined
  /** Loads it anew; a load under way is cancelled, so the response is never older than the call. */
  reload: () => void
}

export type LoadedContent<T> =
  | { status: 'idle'; value: undefined; failure: undefined }
  | { status: 'loading'; value: T | undefined; failure: Failure | undefined }
  | { status: 'ready'; value: T; failure: undefined }
  | { status: 'failed'; value: T | undefined; failure: Failure }

/** A value that is known already, where other callers have to load it. */
export const ready = <T>(value: T): Loaded<T> => ({ status: 'ready', value, failure: undefined, reload: noReload })

/** A part of what is loaded, or another form of it, in the same state. */
export function mapLoaded<T, R>(loaded: Loaded<T>, map: (value: T) => R): Loaded<R> {
  return (loaded.value === undefined ? loaded : { ...loaded, value: map(loaded.value) }) as Loaded<R>
}

const noReload = () => undefined
