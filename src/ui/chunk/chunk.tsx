import { type ComponentType, type ReactNode, startTransition, use, useEffect, useReducer } from 'react'

export type LazyChunk<P extends object> = {
  preload: () => Promise<void>
  settle: () => Promise<void>
  isSettled: () => boolean
  /** Discards the error of a failed load, so that the next render starts a new load. */
  retry: () => void
  /** Returns the component. Suspends while the chunk loads and throws the error if loading failed. */
  read: () => ComponentType<P>
}

/** Lazy component that can retry after a failed load. `React.lazy` keeps the failure until the page is reloaded. */
export function createLazyChunk<P extends object>(load: () => Promise<ComponentType<P>>): LazyChunk<P> {
  let component: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  let failure: { error: unknown } | undefined
  /**
   * True if a component has rendered since the load began. A failed load then keeps its error for the next render, because a new load would
   * suspend and fail in an endless loop.
   */
  let isRead = false

  function forgetFailure(): void {
    if (!failure) return
    failure = undefined
    isRead = false
    loading = undefined
  }

  function start(): Promise<ComponentType<P>> {
    loading ??= load().then(
      (loaded) => {
        component = loaded
        return loaded
      },
      (error: unknown) => {
        failure = { error }
        // The chunk was only preloaded and no component has rendered, so the error is discarded and the first render loads the chunk again.
        if (!isRead) forgetFailure()
        throw error
      },
    )
    return loading
  }

  return {
    preload: () =>
      start().then(
        () => undefined,
        () => undefined,
      ),
    settle: () => {
      isRead = true
      return start().then(
        () => undefined,
        () => undefined,
      )
    },
    isSettled: () => component !== undefined || failure !== undefined,
    retry: forgetFailure,
    read: () => {
      if (component) return component
      if (failure) throw failure.error
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
