import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { equal } from '../../lib/equal'
import type { Loaded } from '../../lib/loaded'
import { createLoader, type Loader } from '../../lib/loader'
import { useLoader } from './useLoader'
import { startVisibleInterval } from './visibleInterval'

export type LoadOptions = {
  /** Milliseconds: loads it again this often, in the background and only while the page is visible. */
  every?: number | undefined
  /**
   * Follows what can make the value out of date (events of the stream, say) and returns a function that stops: each call of
   * `invalidate` loads it again in the background, one load at a time.
   */
  follow?: ((invalidate: () => void) => () => void) | undefined
  /** Nothing is loaded or kept, and the state is `idle`: where a permission is missing, a panel is closed. */
  skip?: boolean | undefined
}

/**
 * The one way to load a thing. `load` is called with the keys and a signal, again when a key changes by value, and never
 * while a key is undefined (null is a value):
 *
 *     const company = useLoaded(loadCompany, [id])
 *     const points = useLoaded(loadPointOptions, [cityId])                        // idle until a city is chosen
 *     const couriers = useLoaded(loadCouriers, [cityId, filter], { every: 30_000 })
 *
 * Put everything that the load depends on into the keys. Another key forgets the value, so that the thing of one key is
 * never shown under another; a response that is no longer wanted is cancelled and ignored, as is one after unmounting.
 */
export function useLoaded<K extends readonly unknown[] | [], T>(
  load: (...args: [...keys: K, signal: AbortSignal]) => Promise<T>,
  keys: { [I in keyof K]: K[I] | undefined },
  { every, follow, skip = false }: LoadOptions = {},
): Loaded<T> {
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
  if (scope.isWanted !== isWanted || !equal(scope.keys, keys)) setScope(createScope())

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
    return startVisibleInterval(scope.loader.refresh, every)
  }, [scope, every])

  useEffect(() => {
    if (!scope.isWanted) return
    return latestFollow.current?.(scope.loader.invalidate)
  }, [scope])

  // The loader's own would send a request for keys that nobody shows any more, or without permission.
  const reload = useCallback(() => active.current?.reload(), [])
  const loaded = useLoader(scope.loader)
  return useMemo(() => ({ ...loaded, reload }), [loaded, reload])
}
