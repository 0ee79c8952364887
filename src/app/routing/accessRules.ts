import type { AccessRule, Permission } from '../../domain/permissions'

export const allOf = (...every: Permission[]): AccessRule => ({ every })
export const anyOf = (...permissions: Permission[]): AccessRule => ({ some: permissions })
export const ANYONE = allOf()
