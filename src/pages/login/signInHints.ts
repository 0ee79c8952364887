import type { ComponentType } from 'react'
import { proxy, ref } from 'valtio'

export type DemoPeopleProps = {
  people: readonly { phone: string; title: string; description: string }[]
  /** The address of the first thing to show. */
  show: string
  disabled: boolean
  onChoose: (phone: string) => void
}

/** People who may be tried out, with the password that they share and the list that shows them: production has neither. */
export type SignInHints = {
  people: DemoPeopleProps['people']
  show: string
  password: string
  List: ComponentType<DemoPeopleProps>
}

/** Empty unless the composition root of a demo fills it. */
export const signInHints = proxy<{ shown: SignInHints | null }>({ shown: null })

export function showSignInHints(hints: SignInHints): void {
  signInHints.shown = ref(hints)
}
