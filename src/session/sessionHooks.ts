import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '../api/user'
import type { AccessRule, Permission } from '../domain/permissions'
import { session, userHasAccess } from './session'

export function useAccess(): (access: Permission | AccessRule) => boolean {
  const user = useSnapshot(session).user as User | null
  return (access) => userHasAccess(access, user)
}

/**
 * Returns the signed-in user. Only for screens that require a sign-in: during sign-out such a screen may render once
 * more and then gets the last user.
 */
export function useUser(): User {
  const user = useSnapshot(session).user as User | null
  const last = useRef(user)
  if (user) last.current = user
  if (!last.current) throw new Error('useUser is for screens of signed-in users')
  return last.current
}
