import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '../api/user'
import type { AccessRule, Permission } from '../domain/permissions'
import { can, session } from './session'

/** The check of accesses for a screen; it renders again when a permission is gained or lost. */
export function useAccess(): (access: Permission | AccessRule) => boolean {
  const user = useSnapshot(session).user as User | null
  return (access) => can(access, user)
}

/**
 * The signed-in user. Only screens behind the guard may ask, so one is always there; while he signs out, a screen may
 * render once more before it goes, and still sees who he was.
 */
export function useUser(): User {
  const user = useSnapshot(session).user as User | null
  const last = useRef(user)
  if (user) last.current = user
  if (!last.current) throw new Error('useUser is for screens of signed-in users')
  return last.current
}
