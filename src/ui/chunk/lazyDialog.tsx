import { type ComponentType, type FunctionComponent, Suspense } from 'react'
import { ChunkFailureDialog } from './ChunkFailureDialog'
import { ChunkView, createLazyChunk, type LazyChunk } from './chunk'
import { ErrorBoundary } from './ErrorBoundary'

type DialogProps = { open: boolean; onClose: () => void }

/** Loads a dialog from a separate chunk. `preload` is for `usePreloadChunk`. */
export function lazyDialog<P extends DialogProps>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> & Pick<LazyChunk<P>, 'preload'> {
  const chunk = createLazyChunk(load)
  const LazyDialog: FunctionComponent<P> = (props) => (
    <ErrorBoundary
      onRetry={chunk.retry}
      fallback={(error, retry) =>
        props.open && <ChunkFailureDialog error={error} onRetry={retry} onClose={props.onClose} />
      }
    >
      <Suspense fallback={null}>
        <ChunkView chunk={chunk} props={props} />
      </Suspense>
    </ErrorBoundary>
  )
  return Object.assign(LazyDialog, { preload: chunk.preload })
}
