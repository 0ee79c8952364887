import { lazyScreen } from './screen'

/** The two halves of the console, a chunk each: signing in must not carry the rest. */
export const signInHalf = lazyScreen(() => import('./SignIn').then((m) => m.SignIn))
export const signedInHalf = lazyScreen(() => import('./SignedIn').then((m) => m.SignedIn))
