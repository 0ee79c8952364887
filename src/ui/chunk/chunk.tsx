import { type ComponentType, type ReactNode, startTransition, use, useEffect, useReducer } from 'react'

export type Chunk<P extends object> = {
  preload: () => Promise<void>
  settle: () => Promise<void>
  isSettled: () => boolean
  /** Forgets a failed load, so that the next render loads again. */
  retry: () => void
  /** Suspends while loading, throws if loading failed. */
  read: () => ComponentType<P>
}

/** A lazy component that can retry; `React.lazy` keeps a failed load until the page is reloaded. */
export function createChunk<P extends object>(load: () => Promise<ComponentType<P>>): Chunk<P> {
  let component: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  let failure: { error: unknown } | undefined
  /**
   * Rendered since the load began. Then the failure must be kept, or React would load and suspend in an endless loop.
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
        // The failure was never rendered, so the first render tries again.
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

export function ChunkView<P extends object>({ chunk, props }: { chunk: Chunk<P>; props: P }) {
  const Component = chunk.read()
  return <Component {...props} />
}

/**
 * Like `ChunkView` with a fallback, but without Suspense: React keeps a shown Suspense fallback for at least 300 ms.
 */
export function ChunkSwitch<P extends object>({ chunk, props, waiting }: ChunkSwitchProps<P>) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const isSettled = chunk.isSettled()
  useEffect(() => {
    if (isSettled) return
    let isOver = false
    void chunk.settle().then(() => {
      // A transition renders in slices, so a large screen does not block typing.
      if (!isOver) startTransition(render)
    })
    return () => {
      isOver = true
    }
  }, [chunk, isSettled])
  return isSettled ? <ChunkView chunk={chunk} props={props} /> : waiting
}

type ChunkSwitchProps<P extends object> = { chunk: Chunk<P>; props: P; waiting: ReactNode }
