import { type ComponentType, type ReactNode, startTransition, use, useEffect, useReducer } from 'react'

/** A component in a chunk of its own. Once its chunk is here it renders at once, without a flash of the fallback. */
export type Chunk<P extends object> = {
  /** Starts loading the chunk, so that a click finds it there. Never rejects: a failure shows where it is rendered. */
  preload: () => Promise<void>
  /** Resolves once the chunk is here or could not be loaded, which whoever then reads it is told. */
  settle: () => Promise<void>
  /** Whether reading it would not suspend. */
  isSettled: () => boolean
  /** Forgets a failed load, so that the next render tries again. */
  retry: () => void
  /** The component; suspends while the chunk is on its way, throws when it could not be loaded. */
  read: () => ComponentType<P>
}

/** A chunk that can be asked for again, which `React.lazy` never does: a failure there lasts until the page is reloaded. */
export function createChunk<P extends object>(load: () => Promise<ComponentType<P>>): Chunk<P> {
  let component: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  let failure: { error: unknown } | undefined
  /** Rendered since the load began: then its failure must stay, or React would ask again without end. */
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
        // Nobody has seen it yet: whoever comes to render it gets an attempt of his own.
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

/** Renders a chunk inside the nearest Suspense and error boundary. */
export function ChunkView<P extends object>({ chunk, props }: { chunk: Chunk<P>; props: P }) {
  const Component = chunk.read()
  return <Component {...props} />
}

/**
 * The same with something to look at meanwhile, without Suspense: what has shown a fallback of it may show nothing else for 300 ms,
 * however soon the chunk is there.
 */
export function ChunkSwitch<P extends object>({ chunk, props, waiting }: ChunkSwitchProps<P>) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const isSettled = chunk.isSettled()
  useEffect(() => {
    if (isSettled) return
    let isOver = false
    void chunk.settle().then(() => {
      // In slices, as React renders what has suspended: a whole screen at once would hold up the keys.
      if (!isOver) startTransition(render)
    })
    return () => {
      isOver = true
    }
  }, [chunk, isSettled])
  return isSettled ? <ChunkView chunk={chunk} props={props} /> : waiting
}

type ChunkSwitchProps<P extends object> = { chunk: Chunk<P>; props: P; waiting: ReactNode }
