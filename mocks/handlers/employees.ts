import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { EMPLOYEE_SEARCH, Employee, NewEmployeeBody, NewPasswordBody } from '../../src/api/employees'
import { type Caller, requireCity } from '../http/access'
import { conflict, forbidden } from '../http/httpError'
import { asked, contains, findPage, type SortKeys } from '../http/listing'
import { parsePayload, readExpand, readId, readPage, searchStruct } from '../http/payload'
import { noContent, respond, respondPage } from '../http/respond'
import { route } from '../http/route'
import { type Rule, withRules } from '../http/rules'
import { employeeTimezone, serializeEmployee } from '../serializers/employees'
import { followEmployee, requireOffDuty } from '../simulation/staff'
import { localDate } from '../store/moments'
import { fullName } from '../store/personName'
import type { EmployeeRecord } from '../store/records'
import { nextId } from '../store/table'
import type { World } from '../store/world'
import { EMPLOYEE_RULES, EmployeeForm, readEmployee } from './employeeForm'
import { MANAGE, requireManager } from './roleManagers'

const Filter = searchStruct(EMPLOYEE_SEARCH)
const password: Rule<string> = (value) => value.length >= 6 || 'Не менее 6 символов'
const NewForm = withRules(NewEmployeeBody, { ...EMPLOYEE_RULES, password })
const NewSecret = withRules(NewPasswordBody, { newPassword: password })

/** Reference-data, section 2.10. The newest employees come first. */
export const employeeHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/employee/search', async ({ caller, url, json }) => {
    const filter = parsePayload(await json(), Filter)
    if (filter.city !== undefined) requireCity(caller, filter.city)
    const { id, role, status, orderBy } = filter
    const search = {
      where: asked<EmployeeRecord>({ id, role, status: status as EmployeeRecord['status'] | undefined }),
      ...{ orderBy, sortKeys: sortKeys(world) },
      holds: (one: EmployeeRecord) => seesEmployee(caller, one) && matches(world, one, filter),
    }
    const { rows, ...paging } = findPage(world.db.employees, search, readPage(url))
    return respondPage(array(Employee), { ...paging, rows: rows.map((one) => serializeEmployee(world, one)) })
  }),

  route(world, 'GET /v1/manage/employee/{id}', ({ caller, params, url }) =>
    respond(Employee, serializeEmployee(world, employeeFor(world, caller, params.id), readExpand(url))),
  ),

  route(world, 'POST /v1/manage/employee', async ({ caller, json }) => {
    const { password: secret, ...form } = parsePayload(await json(), NewForm)
    const { employees } = world.db
    const employee = employees.insert({
      ...readEmployee(world, caller, form),
      password: secret,
      id: nextId(employees.all()),
      photoUrl: null,
      createdAt: world.clock.second(),
      lastLogin: null,
    })
    followEmployee(world, employee)
    return respond(Employee, serializeEmployee(world, employee))
  }),

  route(world, 'POST /v1/manage/employee/{id}', async ({ caller, params, json }) => {
    const employee = employeeFor(world, caller, params.id)
    const change = readEmployee(world, caller, parsePayload(await json(), EmployeeForm), employee)
    if (employee.id === caller.user.id && change.status !== 10) throw conflict('Нельзя заблокировать самого себя')
    if (change.role !== employee.role || change.status !== 10) requireOtherManager(world, employee, change)
    if (change.role !== employee.role || change.cities[0] !== employee.cities[0]) requireOffDuty(world, employee.id)
    world.db.employees.update(employee.id, change)
    followEmployee(world, employee)
    return respond(Employee, serializeEmployee(world, employee))
  }),

  route(world, 'DELETE /v1/manage/employee/{id}', ({ caller, params }) => {
    const { id } = employeeFor(world, caller, params.id)
    if (id === caller.user.id) throw conflict('Нельзя удалить самого себя')
    requireOffDuty(world, id)
    requireOtherManager(world, world.db.employee(id))
    if (hasWorked(world, id)) throw conflict('За курьером числятся заказы или смены, его можно только заблокировать')
    const { employees, couriers, documents } = world.db
    for (const { id: documentId, userId } of [...documents.all()]) if (userId === id) documents.remove(documentId)
    couriers.remove(id)
    employees.remove(id)
    return noContent()
  }),

  route(world, 'POST /v1/manage/employee/{id}/change-password', async ({ caller, params, json }) => {
    const employee = employeeFor(world, caller, params.id)
    const { newPassword } = parsePayload(await json(), NewSecret)
    world.db.employees.update(employee.id, { password: newPassword })
    return noContent()
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
  const mayManage = (name: string) => world.db.roles.get(name)?.permissions.includes(MANAGE) === true
  if (!mayManage(role) || (next?.status === 10 && mayManage(next.role))) return
  requireManager(world, (other) => other.id !== id)
}

export function employeeFor(world: World, caller: Caller, id: unknown): EmployeeRecord {
  const employee = world.db.employee(readId(id))
  if (!seesEmployee(caller, employee)) throw forbidden('Нет доступа к сотрудникам этого города')
  return employee
}

const seesEmployee = (caller: Caller, { cities }: EmployeeRecord): boolean =>
  cities.length === 0 || cities.some((cityId) => caller.cityIds.includes(cityId))

function matches(world: World, employee: EmployeeRecord, filter: Infer<typeof Filter>): boolean {
  const { createdAtStart, createdAtFinish } = filter
  const createdOn =
    createdAtStart || createdAtFinish ? localDate(employee.createdAt, employeeTimezone(world, employee)) : ''
  return (
    contains(fullName(employee), filter.fio) &&
    contains(employee.phone, filter.phone) &&
    contains(employee.email, filter.email) &&
    (filter.city === undefined || employee.cities.includes(filter.city)) &&
    (!createdAtStart || createdOn >= createdAtStart) &&
    (!createdAtFinish || createdOn <= createdAtFinish)
  )
}

const sortKeys = (world: World): SortKeys<EmployeeRecord> => ({
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
    db.scheduleDays.all().some(({ published, draft }) => published.some(isHis) || (draft ?? []).some(isHis))
  )
}
