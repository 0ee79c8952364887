import { type ComponentType, type FunctionComponent, type ReactNode, Suspense } from 'react'
import { ChunkFailure } from './ChunkFailure'
import { ChunkView, createChunk } from './chunk'
import { ErrorBoundary } from './ErrorBoundary'

/**
 * A part of a screen in a chunk of its own: `lazyPart(() => import('./OrdersMap').then((m) => m.OrdersMap))`. `waiting` stands
 * there until it has come; if it does not come, the part alone says so and offers to try again, in one line under
 * its `lineName` where it has no room for more.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, lineName }: { waiting?: ReactNode; lineName?: string } = {},
): FunctionComponent<P> {
  const chunk = createChunk(load)
  return (props) => (
    <ErrorBoundary
      onRetry={chunk.retry}
      fallback={(error, retry) => <ChunkFailure error={error} onRetry={retry} lineName={lineName} />}
    >
      <Suspense fallback={waiting}>
        <ChunkView chunk={chunk} props={props} />
      </Suspense>
    </ErrorBoundary>
  )
}
