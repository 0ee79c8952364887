import { useSyncExternalStore } from 'react'
import type { Loaded } from '../../lib/loaded'
import type { Loader } from '../../lib/loader'

/**
 * Reads what several screens share (`session/dictionaries`); it loads nothing by itself. With `select` the component renders
 * only when that changes: a cell should not for each load that begins.
 */
export function useLoader<T>(loader: Loader<T>): Loaded<T>
export function useLoader<T, S>(loader: Loader<T>, select: (state: Loaded<T>) => S): S
export function useLoader<T, S>(loader: Loader<T>, select?: (state: Loaded<T>) => S): Loaded<T> | S {
  return useSyncExternalStore<Loaded<T> | S>(loader.subscribe, select ? () => select(loader.get()) : loader.get)
}
