import type { ComponentType } from 'react'
import { proxy, ref } from 'valtio'

export type DemoPeopleProps = {
  people: readonly { phone: string; title: string; description: string }[]
  show: string
  disabled: boolean
  onChoose: (phone: string) => void
}

export type SignInHints = {
  people: DemoPeopleProps['people']
  show: string
  password: string
  List: ComponentType<DemoPeopleProps>
}

/** Demo users to choose from on the sign-in page; null unless the entry point of the demo sets them. */
export const signInHints = proxy<{ shown: SignInHints | null }>({ shown: null })

export function showSignInHints(hints: SignInHints): void {
  signInHints.shown = ref(hints)
}
