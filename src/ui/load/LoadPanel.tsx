import type { ReactNode } from 'react'
import type { Loaded } from '../../lib/loaded'
import { ErrorPanel } from '../ErrorPanel'
import { LoadAlert } from './LoadAlert'

export type LoadPanelProps<T> = {
  of: Loaded<T>
  /** Stands in while there is no value: a skeleton of the same size, so that nothing jumps. */
  waiting: ReactNode
  /** Shown while there is nothing to load. */
  idle?: ReactNode
  children: (value: T) => ReactNode
}

/**
 * A screen or a part of it that consists of one loaded thing: the skeleton, the value, or «Обновить» after a failure. A
 * reload that fails keeps the value in sight under an alert.
 */
export function LoadPanel<T>({ of, waiting, idle = null, children }: LoadPanelProps<T>) {
  if (of.value !== undefined) {
    return (
      <>
        <LoadAlert of={of} />
        {children(of.value)}
      </>
    )
  }
  if (of.status === 'failed') return <ErrorPanel failure={of.failure} onRetry={of.reload} />
  return of.status === 'idle' ? idle : waiting
}
