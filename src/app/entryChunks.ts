import { lazyModule } from '../lib/lazyModule'
import { lazyScreen } from './routing/screen'

/** Two chunks, so that the sign-in screen does not load the rest. */
export const signInChunk = lazyScreen(() => import(/* webpackChunkName: "sign-in" */ './SignIn').then((m) => m.SignIn))
export const signedInChunk = lazyScreen(() =>
  import(/* webpackChunkName: "signed-in" */ './SignedIn').then((m) => m.SignedIn),
)

const loadSignedIn = lazyModule(() => import(/* webpackChunkName: "signed-in" */ './SignedIn'))
const loadRouting = lazyModule(() => import(/* webpackChunkName: "routing" */ './routing/routing'))

export async function preloadSignedIn(path: string): Promise<void> {
  await Promise.all([
    signedInChunk.preload(),
    loadRouting().then(
      (routing) => routing.preloadScreen(path),
      () => undefined,
    ),
  ])
}

export async function prepareFirstScreen(): Promise<void> {
  // Every list of orders shows the tenge sign. If its font loads after the rows, the list is laid out twice.
  void document.fonts.load('1em "Inter Variable"', '₸').catch(() => undefined)
  const half = await loadSignedIn().catch(() => undefined)
  half?.askForClocks()
  half?.listen()
}
