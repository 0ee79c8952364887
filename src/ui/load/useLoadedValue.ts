import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'
import type { LoadedValue } from '../../lib/loadedValue'
import { createLoader, type Loader } from '../../lib/loader'
import { startVisibleTabInterval } from './startVisibleTabInterval'
import { useLoaderState } from './useLoaderState'

type LoadOptions = {
  /** Interval in ms after which the value is loaded again. It pauses while the browser tab is hidden. */
  every?: number | undefined
  /**
   * Subscribes to changes of the data, such as events of the live stream, and returns a cleanup function. Calling `invalidate` reloads the
   * value in the background, one request at a time.
   */
  follow?: ((invalidate: () => void) => () => void) | undefined
  skip?: boolean | undefined
}

/**
 * Loads a value for the given `keys`. It loads again when a key changes by value, and does not load while a key is undefined (null is a
 * valid key):
 *
 *     const company = useLoadedValue(loadCompany, [id])
 *     const points = useLoadedValue(loadPointOptions, [cityId])                        // idle until a city is chosen
 *     const couriers = useLoadedValue(loadCouriers, [cityId, filter], { every: 30_000 })
 *
 * Everything that `load` depends on must be a key. When a key changes or the component unmounts, the value is discarded and the request
 * is aborted.
 */
export function useLoadedValue<K extends readonly unknown[] | [], T>(
  load: (...args: [...keys: K, signal: AbortSignal]) => Promise<T>,
  keys: { [I in keyof K]: K[I] | undefined },
  { every, follow, skip = false }: LoadOptions = {},
): LoadedValue<T> {
  const latestLoad = useRef(load)
  const latestFollow = useRef(follow)
  useLayoutEffect(() => {
    latestLoad.current = load
    latestFollow.current = follow
  })
  const isWanted = !skip && keys.every((key) => key !== undefined)
  const createScope = () => ({
    keys,
    isWanted,
    loader: createLoader(
      (signal) => latestLoad.current(...(keys as unknown as K), signal),
      isWanted ? 'loading' : 'idle',
    ),
  })
  const [scope, setScope] = useState<{ keys: unknown; isWanted: boolean; loader: Loader<T> }>(createScope)
  if (scope.isWanted !== isWanted || !deepEqual(scope.keys, keys)) setScope(createScope())

  const active = useRef<Loader<T>>(undefined)
  useEffect(() => {
    if (!scope.isWanted) return
    const { loader } = scope
    active.current = loader
    void loader.load()
    return () => {
      active.current = undefined
      loader.reset()
    }
  }, [scope])

  useEffect(() => {
    if (!scope.isWanted || every === undefined) return
    return startVisibleTabInterval(scope.loader.refresh, every)
  }, [scope, every])

  useEffect(() => {
    if (!scope.isWanted) return
    return latestFollow.current?.(scope.loader.invalidate)
  }, [scope])

  // Only the active loader is reloaded. An earlier loader could send a request with outdated keys or without permission.
  const reload = useCallback(() => active.current?.reload(), [])
  const loaded = useLoaderState(scope.loader)
  return useMemo(() => ({ ...loaded, reload }), [loaded, reload])
}
