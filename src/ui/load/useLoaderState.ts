import { useSyncExternalStore } from 'react'
import type { LoadedValue } from '../../lib/loadedValue'
import type { Loader } from '../../lib/loader'

/**
 * Subscribes to a loader that several components share (`session/dictionaries`), without starting a load. With `select` the component
 * re-renders only when the selected value changes.
 */
export function useLoaderState<T>(loader: Loader<T>): LoadedValue<T>
export function useLoaderState<T, S>(loader: Loader<T>, select: (state: LoadedValue<T>) => S): S
export function useLoaderState<T, S>(loader: Loader<T>, select?: (state: LoadedValue<T>) => S): LoadedValue<T> | S {
  return useSyncExternalStore<LoadedValue<T> | S>(loader.subscribe, select ? () => select(loader.get()) : loader.get)
}
