import {
  type ComponentType,
  type ReactNode,
  type ReactPromise,
  startTransition,
  use,
  useEffect,
  useReducer,
} from 'react'

export type LazyChunk<P extends object> = {
  preload: () => Promise<void>
  settle: () => Promise<void>
  isSettled: () => boolean
  /** Discards the error of a failed load, so that the next render starts a new load. */
  retry: () => void
  /** Returns the component. Suspends while the chunk loads and throws the error if loading failed. */
  read: () => ComponentType<P>
}

/** `status` is set as soon as the chunk is loaded, so `use` returns a preloaded component without suspending. */
type ChunkPromise<P extends object> = Promise<ComponentType<P>> & ReactPromise<ComponentType<P>>

/** Lazy component that can retry after a failed load. `React.lazy` keeps the failure until the page is reloaded. */
export function createLazyChunk<P extends object>(load: () => Promise<ComponentType<P>>): LazyChunk<P> {
  let loading: ChunkPromise<P> | undefined
  /**
   * True if a component has rendered since the load began. A failed load then keeps its error for the next render, because a new load would
   * suspend and fail in an endless loop.
   */
  let isRead = false

  function forgetFailure(): void {
    if (loading?.status !== 'rejected') return
    loading = undefined
    isRead = false
  }

  function start(): ChunkPromise<P> {
    if (loading) return loading
    const promise = load()
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      (reason: unknown) => {
        Object.assign(promise, { status: 'rejected', reason })
        // The chunk was only preloaded and no component has rendered, so the error is discarded and the first render loads the chunk again.
        if (!isRead) forgetFailure()
      },
    )
    loading = promise
    return promise
  }

  const settle = () =>
    start().then(
      () => undefined,
      () => undefined,
    )

  return {
    preload: settle,
    settle: () => {
      isRead = true
      return settle()
    },
    isSettled: () => loading?.status === 'fulfilled' || loading?.status === 'rejected',
    retry: forgetFailure,
    read: () => {
      isRead = true
      return use(start())
    },
  }
}

export function ChunkView<P extends object>({ chunk, props }: { chunk: LazyChunk<P>; props: P }) {
  const Component = chunk.read()
  return <Component {...props} />
}

/**
 * Shows `waiting` until the chunk is loaded. It does not use Suspense, because React keeps a Suspense fallback for at least 300 ms once it
 * is shown.
 */
export function ChunkWithFallback<P extends object>({ chunk, props, waiting }: ChunkSwitchProps<P>) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const isSettled = chunk.isSettled()
  useEffect(() => {
    if (isSettled) return
    let isOver = false
    void chunk.settle().then(() => {
      // A transition renders in slices, so the page handles typing while a large screen renders.
      if (!isOver) startTransition(render)
    })
    return () => {
      isOver = true
    }
  }, [chunk, isSettled])
  return isSettled ? <ChunkView chunk={chunk} props={props} /> : waiting
}

type ChunkSwitchProps<P extends object> = { chunk: LazyChunk<P>; props: P; waiting: ReactNode }
