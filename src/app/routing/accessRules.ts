import type { AccessRule, Permission } from '../../domain/permissions'

export const all = (...every: Permission[]): AccessRule => ({ every })
export const some = (...permissions: Permission[]): AccessRule => ({ some: permissions })
export const ANYONE = all()
