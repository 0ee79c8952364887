import { useSyncExternalStore } from 'react'
import type { Loaded } from '../../lib/loaded'
import type { Loader } from '../../lib/loader'

/** Reads what several screens share (`session/dictionaries`); it loads nothing by itself. */
export function useLoader<T>(loader: Loader<T>): Loaded<T> {
  return useSyncExternalStore(loader.subscribe, loader.get)
}
