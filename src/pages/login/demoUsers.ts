import type { ComponentType } from 'react'
import { proxy, ref } from 'valtio'

export type DemoUserListProps = {
  people: readonly { phone: string; title: string; description: string }[]
  show: string
  disabled: boolean
  onChoose: (phone: string) => void
}

export type DemoUsers = {
  people: DemoUserListProps['people']
  show: string
  password: string
  List: ComponentType<DemoUserListProps>
}

/** Demo users to choose from on the sign-in page; null unless the entry point of the demo sets them. */
export const demoUsers = proxy<{ shown: DemoUsers | null }>({ shown: null })

export function showDemoUsers(hints: DemoUsers): void {
  demoUsers.shown = ref(hints)
}
