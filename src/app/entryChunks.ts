import type { User } from '../api/user'
import { lazyModule } from '../lib/lazyModule'
import { lazyScreen } from './routing/lazyScreen'

/** The sign-in screen and the rest of the app are two chunks, so that the sign-in screen does not load the rest. */
export const signInScreenChunk = lazyScreen(() =>
  import(/* webpackChunkName: "sign-in" */ './SignInScreen').then((m) => m.SignInScreen),
)
export const signedInAppChunk = lazyScreen(() =>
  import(/* webpackChunkName: "signed-in" */ './SignedInApp').then((m) => m.SignedInApp),
)

const loadSignedIn = lazyModule(() => import(/* webpackChunkName: "signed-in" */ './SignedInApp'))
const loadRouting = lazyModule(() => import(/* webpackChunkName: "routing" */ './routing/configuredRouting'))

export async function preloadSignedInApp(path: string): Promise<void> {
  await Promise.all([
    signedInAppChunk.preload(),
    loadRouting().then(
      (routing) => routing.preloadScreen(path),
      () => undefined,
    ),
  ])
}

export async function prepareFirstScreen(path: string, search: string, user: User): Promise<void> {
  // Load the font of the tenge sign early: every list of orders shows the sign, and a font that arrives after the rows causes a second
  // layout.
  void document.fonts.load('1em "Inter Variable"', '₸').catch(() => undefined)
  const loaded = await Promise.all([loadSignedIn(), loadRouting()]).catch(() => undefined)
  if (!loaded) return
  const [signedIn, routing] = loaded
  signedIn.loadMissingTimezones()
  signedIn.ensureLiveStream()
  await routing.prefetchFirstList(path, search, user)
}
