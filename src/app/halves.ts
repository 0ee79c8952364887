import { lazyModule } from '../lib/lazyModule'
import { lazyScreen } from './routing/screen'

/** The two halves of the console, a chunk each, so that the sign-in screen does not load the rest. */
export const signInHalf = lazyScreen(() => import(/* webpackChunkName: "sign-in" */ './SignIn').then((m) => m.SignIn))
export const signedInHalf = lazyScreen(() =>
  import(/* webpackChunkName: "signed-in" */ './SignedIn').then((m) => m.SignedIn),
)

const loadSignedIn = lazyModule(() => import(/* webpackChunkName: "signed-in" */ './SignedIn'))
const loadRouting = lazyModule(() => import(/* webpackChunkName: "routing" */ './routing/routing'))

/** Preloads the signed-in half and the screen of an address: everything needed to show something. */
export async function preloadSignedIn(path: string): Promise<void> {
  await Promise.all([
    signedInHalf.preload(),
    loadRouting().then(
      (routing) => routing.preloadScreen(path),
      // It is loaded again where it is needed, and fails there visibly.
      () => undefined,
    ),
  ])
}

/** Opens the stream and asks for the clocks of the cities, while the code of the first screen is still on its way. */
export async function prepareFirstScreen(): Promise<void> {
  // Every list of orders has the tenge sign: its font would come after the rows, and lay them out once more.
  void document.fonts.load('1em "Inter Variable"', '₸').catch(() => undefined)
  // A chunk is asked for again where it is rendered, and fails there visibly.
  const half = await loadSignedIn().catch(() => undefined)
  half?.askForClocks()
  half?.listen()
}
