import type { AccessRule, Permission } from '../../domain/permissions'

export const withAllPermissions = (...every: Permission[]): AccessRule => ({ every })
export const withAnyPermission = (...permissions: Permission[]): AccessRule => ({ some: permissions })
export const ALLOW_EVERY_USER = withAllPermissions()
