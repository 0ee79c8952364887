import { type ComponentType, type FunctionComponent, type ReactNode, Suspense } from 'react'
import { ChunkFailureAlert } from './ChunkFailureAlert'
import { ChunkView, createLazyChunk } from './chunk'
import { ErrorBoundary } from './ErrorBoundary'

/**
 * Loads a part of a screen from a separate chunk: `lazyScreenPart(() => import('./OrdersMap').then((m) => m.OrdersMap))`. Shows `waiting`
 * while the chunk loads. If loading fails, only this part shows an error with a retry button, as a single line if `lineName` is set.
 */
export function lazyScreenPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, lineName }: { waiting?: ReactNode; lineName?: string } = {},
): FunctionComponent<P> {
  const chunk = createLazyChunk(load)
  return (props) => (
    <ErrorBoundary
      onRetry={chunk.retry}
      fallback={(error, retry) => <ChunkFailureAlert error={error} onRetry={retry} lineName={lineName} />}
    >
      <Suspense fallback={waiting}>
        <ChunkView chunk={chunk} props={props} />
      </Suspense>
    </ErrorBoundary>
  )
}
