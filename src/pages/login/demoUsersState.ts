import type { ComponentType } from 'react'
import { proxy, ref } from 'valtio'

export type DemoUserListProps = {
  people: readonly { phone: string; title: string; description: string }[]
  show: string
  disabled: boolean
  onChoose: (phone: string) => void
}

export type LoginDemoUsers = {
  people: DemoUserListProps['people']
  show: string
  password: string
  List: ComponentType<DemoUserListProps>
}

/** Demo users to choose from on the sign-in page; null unless the entry point of the demo sets them. */
export const demoUsersState = proxy<{ shown: LoginDemoUsers | null }>({ shown: null })

export function showDemoUsers(hints: LoginDemoUsers): void {
  demoUsersState.shown = ref(hints)
}
