import { useSyncExternalStore } from 'react'
import type { Loaded } from '../../lib/loaded'
import type { Loader } from '../../lib/loader'

/**
 * Subscribes to a loader that several components share (`session/dictionaries`), without starting a load. With `select` the component
 * re-renders only when the selected value changes.
 */
export function useLoader<T>(loader: Loader<T>): Loaded<T>
export function useLoader<T, S>(loader: Loader<T>, select: (state: Loaded<T>) => S): S
export function useLoader<T, S>(loader: Loader<T>, select?: (state: Loaded<T>) => S): Loaded<T> | S {
  return useSyncExternalStore<Loaded<T> | S>(loader.subscribe, select ? () => select(loader.get()) : loader.get)
}
