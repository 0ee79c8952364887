import { lazyModule } from '../lib/lazyModule'
import { lazyScreen } from './routing/screen'

/** The two halves of the console, a chunk each, so that the sign-in screen does not load the rest. */
export const signInHalf = lazyScreen(() => import(/* webpackChunkName: "sign-in" */ './SignIn').then((m) => m.SignIn))
export const signedInHalf = lazyScreen(() =>
  import(/* webpackChunkName: "signed-in" */ './SignedIn').then((m) => m.SignedIn),
)

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
