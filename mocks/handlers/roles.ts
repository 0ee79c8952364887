import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { Role, RoleBody } from '../../src/api/roles'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, validationError } from '../http/httpError'
import { notBlank, withPayloadRules } from '../http/payloadRules'
import { parseRequestPayload } from '../http/requestPayload'
import { noContentResponse, respondWithJson } from '../http/respond'
import { ALL_PERMISSIONS, COURIER_ROLE, PARTNER_ROLE } from '../seeds/roles'
import type { RoleRecord } from '../store/records'
import type { World } from '../store/world'
import { MANAGE_ROLES_PERMISSION, requireRemainingRoleManager } from './roleManagers'

const Form = withPayloadRules(RoleBody, {
  name: notBlank,
  description: notBlank,
  permissions: (chosen) => chosen.length > 0 || 'Поле обязательное',
})

/**
 * Roles that cannot be renamed or deleted, because rules for employees depend on their names (reference-data, section
 * 6).
 */
const FIXED_NAMES = [COURIER_ROLE, PARTNER_ROLE]

/** Specification: reference-data, sections 2.11 and 5. The name of a role is its id. */
export const roleHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'GET /v1/manage/role', () =>
    respondWithJson(array(Role), world.db.roles.all().map(serializeRole)),
  ),

  createEndpointHandler(world, 'GET /v1/manage/role/{name}', ({ params }) =>
    respondWithJson(Role, serializeRole(world.db.role(params.name ?? ''))),
  ),

  createEndpointHandler(world, 'POST /v1/manage/role', async ({ json }) =>
    respondWithJson(Role, serializeRole(world.db.roles.insert(roleOf(world, await json())))),
  ),

  createEndpointHandler(world, 'POST /v1/manage/role/{name}', async ({ params, json }) => {
    const role = world.db.role(params.name ?? '')
    const change = roleOf(world, await json(), role)
    if (!change.permissions.includes(MANAGE_ROLES_PERMISSION)) requireOtherManager(world, role)
    if (change.id === role.id) return respondWithJson(Role, serializeRole(world.db.roles.update(role.id, change)))
    if (FIXED_NAMES.includes(role.id))
      throw conflictError('Эту роль нельзя переименовать: от неё зависят правила сотрудников')
    world.db.roles.insert(change)
    for (const { id } of employeesWith(world, role.id)) world.db.employees.update(id, { role: change.id })
    world.db.roles.remove(role.id)
    return respondWithJson(Role, serializeRole(change))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/role/{name}', ({ params }) => {
    const role = world.db.role(params.name ?? '')
    if (FIXED_NAMES.includes(role.id))
      throw conflictError('Эту роль нельзя удалить: от неё зависят правила сотрудников')
    const holders = employeesWith(world, role.id).length
    if (holders > 0) throw conflictError(`Роль назначена сотрудникам (${holders}), сначала смените её у них`)
    world.db.roles.remove(role.id)
    return noContentResponse()
  }),
]

const serializeRole = ({ id, description, permissions }: RoleRecord): Role => ({ name: id, description, permissions })

function roleOf({ db }: World, payload: unknown, own?: RoleRecord): RoleRecord {
  const { name, description, permissions } = parseRequestPayload(payload, Form)
  const id = name.trim()
  if (id !== own?.id && db.roles.get(id)) throw validationError({ name: 'Такая роль уже есть' }, 'Такая роль уже есть')
  const known: readonly string[] = ALL_PERMISSIONS
  if (permissions.some((permission) => !known.includes(permission))) {
    throw validationError({ permissions: 'Неизвестное право' })
  }
  return { id, description, permissions: [...new Set(permissions)] }
}

function requireOtherManager(world: World, role: RoleRecord): void {
  if (role.permissions.includes(MANAGE_ROLES_PERMISSION))
    requireRemainingRoleManager(world, (employee) => employee.role !== role.id)
}

const employeesWith = ({ db }: World, role: string) => db.employees.all().filter((employee) => employee.role === role)
