import { type ComponentType, type FunctionComponent, Suspense } from 'react'
import { ChunkFailureDialog } from './ChunkFailureDialog'
import { ChunkView, createLazyChunk, type LazyChunk } from './chunk'
import { ErrorBoundary } from './ErrorBoundary'

type DialogProps = { open: boolean; onClose: () => void }

export function lazyDialog<P extends DialogProps>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  const chunk = createLazyChunk(load)
  return (props) => <DialogChunk chunk={chunk} props={props} open={props.open} onClose={props.onClose} />
}

export function DialogChunk<P extends object>({
  chunk,
  props,
  open,
  onClose,
}: DialogProps & { chunk: LazyChunk<P>; props: P }) {
  return (
    <ErrorBoundary
      onRetry={chunk.retry}
      fallback={(error, retry) => open && <ChunkFailureDialog error={error} onRetry={retry} onClose={onClose} />}
    >
      <Suspense fallback={null}>
        <ChunkView chunk={chunk} props={props} />
      </Suspense>
    </ErrorBoundary>
  )
}
