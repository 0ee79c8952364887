import { proxy, ref } from 'valtio'

/** People who may be tried out, with the password that they share. */
export type SignInHints = {
  people: readonly { phone: string; title: string; description: string }[]
  password: string
}

/** Empty unless the composition root of a demo fills it. */
export const signInHints = proxy<{ shown: SignInHints | null }>({ shown: null })

export function showSignInHints(hints: SignInHints): void {
  signInHints.shown = ref(hints)
}
