import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { createResource, type ResourceState } from '../../../lib/resource'
import { useVisibleInterval } from '../../../ui/useVisibleInterval'

/** Where couriers are is asked for anew this often (operations, section 9). */
const REFRESH_MS = 30_000

export type Polled<T> = ResourceState<T> & { reload: () => void }

/** Loads what belongs to an id, and again every half minute while the page is seen; of no id nothing. Keep `load` outside. */
export function usePolled<T extends object>(
  id: number | undefined,
  load: (id: number, signal: AbortSignal) => Promise<T>,
): Polled<T> {
  const resource = useMemo(() => {
    const { state, load: reload, reset } = createResource((signal) => load(id ?? 0, signal))
    return { state, reset, reload: () => (id === undefined ? undefined : void reload()) }
  }, [id, load])
  useEffect(() => {
    resource.reload()
    return resource.reset
  }, [resource])
  useVisibleInterval(resource.reload, REFRESH_MS)
  return { ...(useSnapshot(resource.state) as ResourceState<T>), reload: resource.reload }
}
