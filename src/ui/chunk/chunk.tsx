import { type ComponentType, use } from 'react'

/** A component in a chunk of its own. Once its chunk is here it renders at once, without a flash of the fallback. */
export type Chunk<P extends object> = {
  /** Starts loading the chunk, so that a click finds it there. Never rejects: a failure shows where it is rendered. */
  preload: () => Promise<void>
  /** Forgets a failed load, so that the next render tries again. */
  retry: () => void
  /** The component; suspends while the chunk is on its way, throws when it could not be loaded. */
  read: () => ComponentType<P>
}

/** A chunk that can be asked for again, which `React.lazy` never does: a failure there lasts until the page is reloaded. */
export function createChunk<P extends object>(load: () => Promise<ComponentType<P>>): Chunk<P> {
  let component: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  let hasFailed = false
  /** Rendered since the load began: then its failure must stay, or React would ask again without end. */
  let isRead = false

  function forgetFailure(): void {
    if (!hasFailed) return
    hasFailed = false
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
        hasFailed = true
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
    retry: forgetFailure,
    read: () => {
      if (component) return component
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
