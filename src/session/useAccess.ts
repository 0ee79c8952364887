import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '../api/user'
import type { AccessRule, Permission } from '../domain/permissions'
import { can, session } from './session'

export function useAccess(): (access: Permission | AccessRule) => boolean {
  const user = useSnapshot(session).user as User | null
  return (access) => can(access, user)
}

/** Only for screens behind the guard. During sign-out a screen may render once more and gets the last user. */
export function useUser(): User {
  const user = useSnapshot(session).user as User | null
  const last = useRef(user)
  if (user) last.current = user
  if (!last.current) throw new Error('useUser is for screens of signed-in users')
  return last.current
}
