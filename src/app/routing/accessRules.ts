import type { AccessRule, Permission } from '../../domain/permissions'

export const allPermissions = (...every: Permission[]): AccessRule => ({ every })
export const anyPermission = (...permissions: Permission[]): AccessRule => ({ some: permissions })
export const EVERY_USER = allPermissions()
