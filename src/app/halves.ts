import { lazyModule } from '../lib/lazyModule'
import { lazyScreen } from './routing/screen'

/** The two halves of the console, a chunk each: signing in must not carry the rest. */
export const signInHalf = lazyScreen(() => import(/* webpackChunkName: "sign-in" */ './SignIn').then((m) => m.SignIn))
export const signedInHalf = lazyScreen(() =>
  import(/* webpackChunkName: "signed-in" */ './SignedIn').then((m) => m.SignedIn),
)

const loadRouting = lazyModule(() => import(/* webpackChunkName: "routing" */ './routing/routing'))

/** Loads what stands behind the sign-in, with the screen of an address: what it takes until something is seen. */
export async function preloadSignedIn(path: string): Promise<void> {
  await Promise.all([
    signedInHalf.preload(),
    loadRouting().then(
      (routing) => routing.preloadScreen(path),
      // It will be asked for again where it is needed, and fail there, in sight.
      () => undefined,
    ),
  ])
}
