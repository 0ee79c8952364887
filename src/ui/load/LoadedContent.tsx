import type { ReactNode } from 'react'
import type { LoadedValue } from '../../lib/loadedValue'
import { ErrorPanel } from '../ErrorPanel'
import { LoadFailureAlert } from './LoadFailureAlert'

export type LoadedContentProps<T> = {
  of: LoadedValue<T>
  waiting: ReactNode
  idle?: ReactNode
  children: (value: T) => ReactNode
}

/** Shows a skeleton while a value loads, then the value or an error. If a reload fails, the value stays visible and an alert is added. */
export function LoadedContent<T>({ of, waiting, idle = null, children }: LoadedContentProps<T>) {
  if (of.value !== undefined) {
    return (
      <>
        <LoadFailureAlert of={of} />
        {children(of.value)}
      </>
    )
  }
  if (of.status === 'failed') return <ErrorPanel failure={of.failure} onRetry={of.reload} />
  return of.status === 'idle' ? idle : waiting
}
