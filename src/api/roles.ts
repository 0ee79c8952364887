import { array, assign, type Infer, object, optional, string, type } from 'superstruct'
import { listSkippingInvalid, maybe, NON_EMPTY_LIST_ENTRY, skippableListEntry, textStruct } from '../lib/structs'
import { loadResource, loadUnpagedRows, sendCreateRequest, sendMutation } from './client'
import type { UnsentRequestBody } from './requestBody'

export const Role = type({
  name: textStruct(),
  description: maybe(textStruct()),
  permissions: listSkippingInvalid(textStruct()),
})
export type Role = Infer<typeof Role>

/** A role for the edit form. If none of its permissions is valid, loading fails, because saving the form would clear the permissions. */
const EditedRole = assign(
  Role,
  type({ permissions: maybe(array(skippableListEntry(textStruct(), NON_EMPTY_LIST_ENTRY))) }),
)

export const RoleBody = object({ name: string(), description: string(), permissions: array(string()) })
export type RoleBody = Infer<typeof RoleBody>
const EditedRoleBody = assign(RoleBody, object({ permissions: optional(array(string())) }))

export const loadRoles = (signal?: AbortSignal) =>
  loadUnpagedRows(array(Role), { method: 'GET', path: '/v1/manage/role', signal })

export const loadRole = (name: string, signal?: AbortSignal) =>
  loadResource(EditedRole, { method: 'GET', path: rolePath(name), signal })

export const createRole = (role: UnsentRequestBody<RoleBody>) =>
  sendCreateRequest({ method: 'POST', path: '/v1/manage/role' }, RoleBody, role)

/**
 * `name` is the current name of the role; the request body may contain a new name. The form omits `permissions` if it could not read all of
 * them and the user did not change them (contract, third review).
 */
export const updateRole = (name: string, role: UnsentRequestBody<RoleBody>) =>
  sendMutation({ method: 'POST', path: rolePath(name) }, EditedRoleBody, role)

export const deleteRole = (name: string) => sendMutation({ method: 'DELETE', path: rolePath(name) })

const rolePath = (name: string) => `/v1/manage/role/${encodeURIComponent(name)}`
