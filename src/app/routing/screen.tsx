import { type ComponentType, use } from 'react'

/** A screen in a chunk of its own. Once its chunk is here it renders at once, without a flash of the fallback. */
export type Screen = {
  /** Starts loading the chunk, so that a click finds it there. Never rejects: a failure shows where it is rendered. */
  preload: () => Promise<void>
  /** Forgets a failed load, so that the next render tries again. */
  retry: () => void
  /** The component; suspends while the chunk is on its way, throws when it could not be loaded. */
  read: () => ComponentType
}

/** A screen of the route table: `lazyScreen(() => import('…').then((m) => m.OrdersPage))`. */
export function lazyScreen(load: () => Promise<ComponentType>): Screen {
  let component: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let hasFailed = false

  function start(): Promise<ComponentType> {
    loading ??= load().then(
      (loaded) => {
        component = loaded
        return loaded
      },
      (error: unknown) => {
        hasFailed = true
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
    retry: () => {
      if (!hasFailed) return
      hasFailed = false
      loading = undefined
    },
    read: () => component ?? use(start()),
  }
}

/** Renders a screen inside the nearest Suspense and error boundary. */
export function ScreenView({ screen }: { screen: Screen }) {
  const Component = screen.read()
  return <Component />
}
