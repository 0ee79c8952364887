import { useSnapshot } from 'valtio'
import type { User } from '../api/user'
import type { AccessRule, Permission } from '../domain/permissions'
import { can, session } from './session'

/** The check of accesses for a screen; it renders again when a permission is gained or lost. */
export function useAccess(): (access: Permission | AccessRule) => boolean {
  const user = useSnapshot(session).user as User | null
  return (access) => can(access, user)
}

/** The signed-in user. Only screens behind the guard may ask, so one is always there. */
export function useUser(): User {
  const user = useSnapshot(session).user as User | null
  if (!user) throw new Error('useUser is for screens of signed-in users')
  return user
}
