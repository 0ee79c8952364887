import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { EMPLOYEE_FILTERS, Employee, EmployeePasswordBody, NewEmployeeBody } from '../../src/api/employees'
import { type ApiCaller, requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, forbiddenError } from '../http/httpError'
import { containsText, findRecordPage, type RecordSortKeys, toDbWhereClause } from '../http/listing'
import { type PayloadRule, withPayloadRules } from '../http/payloadRules'
import {
  parseIdParam,
  parseRequestPayload,
  readExpandParam,
  readPageNumber,
  searchBodyStruct,
} from '../http/requestPayload'
import { noContentResponse, respondWithJson, respondWithPage } from '../http/respond'
import { employeeTimezone, serializeEmployee } from '../serializers/employees'
import { requireCourierOffDuty, syncCourierWithEmployee } from '../simulation/syncCouriers'
import { localIsoDate } from '../store/dateTime'
import { fullName } from '../store/personName'
import type { EmployeeRecord } from '../store/records'
import type { World } from '../store/world'
import { EMPLOYEE_PAYLOAD_RULES, EmployeePayload, validateEmployeePayload } from './employeePayload'
import { MANAGE_ROLES_PERMISSION, requireRemainingRoleManager } from './roleManagers'

const Filter = searchBodyStruct(EMPLOYEE_FILTERS)
const password: PayloadRule<string> = (value) => value.length >= 6 || 'Не менее 6 символов'
const NewForm = withPayloadRules(NewEmployeeBody, { ...EMPLOYEE_PAYLOAD_RULES, password })
const NewSecret = withPayloadRules(EmployeePasswordBody, { newPassword: password })

/** Specification: reference-data, section 2.10. The newest employees come first. */
export const employeeHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/employee/search', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), Filter)
    if (filter.city !== undefined) requireCityAccess(caller, filter.city)
    const { id, role, status, orderBy } = filter
    const search = {
      where: toDbWhereClause<EmployeeRecord>({ id, role, status: status as EmployeeRecord['status'] | undefined }),
      ...{ orderBy, sortKeys: sortKeys(world) },
      holds: (one: EmployeeRecord) => seesEmployee(caller, one) && matches(world, one, filter),
    }
    const { rows, ...paging } = findRecordPage(world.db.employees, search, readPageNumber(url))
    return respondWithPage(array(Employee), { ...paging, rows: rows.map((one) => serializeEmployee(world, one)) })
  }),

  createEndpointHandler(world, 'GET /v1/manage/employee/{id}', ({ caller, params, url }) =>
    respondWithJson(
      Employee,
      serializeEmployee(world, requireVisibleEmployee(world, caller, params.id), readExpandParam(url)),
    ),
  ),

  createEndpointHandler(world, 'POST /v1/manage/employee', async ({ caller, json }) => {
    const { password: secret, ...form } = parseRequestPayload(await json(), NewForm)
    const { employees } = world.db
    const employee = employees.insert({
      ...validateEmployeePayload(world, caller, form),
      password: secret,
      id: employees.nextId(),
      photoUrl: null,
      createdAt: world.clock.second(),
      lastLogin: null,
      previousLogin: null,
    })
    syncCourierWithEmployee(world, employee)
    return respondWithJson(Employee, serializeEmployee(world, employee))
  }),

  createEndpointHandler(world, 'POST /v1/manage/employee/{id}', async ({ caller, params, json }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    const change = validateEmployeePayload(world, caller, parseRequestPayload(await json(), EmployeePayload), employee)
    if (employee.id === caller.user.id && change.status !== 10) throw conflictError('Нельзя заблокировать самого себя')
    if (change.role !== employee.role || change.status !== 10) requireOtherManager(world, employee, change)
    if (change.role !== employee.role || change.cities[0] !== employee.cities[0])
      requireCourierOffDuty(world, employee.id)
    world.db.employees.update(employee.id, change)
    syncCourierWithEmployee(world, employee)
    return respondWithJson(Employee, serializeEmployee(world, employee))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/employee/{id}', ({ caller, params }) => {
    const { id } = requireVisibleEmployee(world, caller, params.id)
    if (id === caller.user.id) throw conflictError('Нельзя удалить самого себя')
    requireCourierOffDuty(world, id)
    requireOtherManager(world, world.db.employee(id))
    if (hasWorked(world, id))
      throw conflictError('За курьером числятся заказы, смены или штрафы, его можно только заблокировать')
    const { employees, couriers, documents } = world.db
    for (const { id: documentId, userId } of [...documents.all()]) if (userId === id) documents.remove(documentId)
    couriers.remove(id)
    employees.remove(id)
    return noContentResponse()
  }),

  createEndpointHandler(world, 'POST /v1/manage/employee/{id}/change-password', async ({ caller, params, json }) => {
    const employee = requireVisibleEmployee(world, caller, params.id)
    const { newPassword } = parseRequestPayload(await json(), NewSecret)
    world.db.employees.update(employee.id, { password: newPassword })
    return noContentResponse()
  }),
]

/**
 * Throws if changing or deleting this employee would leave no employee who can manage roles. `next` is the employee's
 * new role and status; it is undefined on deletion.
 */
function requireOtherManager(
  world: World,
  { id, role }: EmployeeRecord,
  next?: { role: string; status: number },
): void {
  const mayManage = (name: string) => world.db.roles.get(name)?.permissions.includes(MANAGE_ROLES_PERMISSION) === true
  if (!mayManage(role) || (next?.status === 10 && mayManage(next.role))) return
  requireRemainingRoleManager(world, (other) => other.id !== id)
}

export function requireVisibleEmployee(world: World, caller: ApiCaller, id: unknown): EmployeeRecord {
  const employee = world.db.employee(parseIdParam(id))
  if (!seesEmployee(caller, employee)) throw forbiddenError('Нет доступа к сотрудникам этого города')
  return employee
}

const seesEmployee = (caller: ApiCaller, { cities }: EmployeeRecord): boolean =>
  cities.length === 0 || cities.some((cityId) => caller.cityIds.includes(cityId))

function matches(world: World, employee: EmployeeRecord, filter: Infer<typeof Filter>): boolean {
  const { createdAtStart, createdAtFinish } = filter
  const createdOn =
    createdAtStart || createdAtFinish ? localIsoDate(employee.createdAt, employeeTimezone(world, employee)) : ''
  return (
    containsText(fullName(employee), filter.fio) &&
    containsText(employee.phone, filter.phone) &&
    containsText(employee.email, filter.email) &&
    (filter.city === undefined || employee.cities.includes(filter.city)) &&
    (!createdAtStart || createdOn >= createdAtStart) &&
    (!createdAtFinish || createdOn <= createdAtFinish)
  )
}

const sortKeys = (world: World): RecordSortKeys<EmployeeRecord> => ({
  id: ({ id }) => id,
  fio: (employee) => fullName(employee),
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  role: ({ role }) => world.db.roles.get(role)?.description ?? role,
  createdAt: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
})

function hasWorked({ db }: World, employeeId: number): boolean {
  const isHis = ({ courierId }: { courierId: number | null }) => courierId === employeeId
  return (
    db.slots.all().some(isHis) ||
    db.orders.all().some(isHis) ||
    db.courierPenalties.all().some(isHis) ||
    db.scheduleDays.all().some(({ published, draft }) => published.some(isHis) || (draft ?? []).some(isHis))
  )
}
