import type { AccessRule, Permission } from '../../domain/permissions'

export const allPermissionsRule = (...every: Permission[]): AccessRule => ({ every })
export const anyPermissionRule = (...permissions: Permission[]): AccessRule => ({ some: permissions })
export const ALLOW_EVERY_USER = allPermissionsRule()
