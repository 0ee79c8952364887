import type { Employee, EmployeeDocument } from '../../src/api/employees'
import { formatLocalDateTime } from '../store/dateTime'
import { fullName } from '../store/personName'
import type { EmployeeDocumentRecord, EmployeeRecord } from '../store/records'
import type { World } from '../store/world'
import { pictureUrl } from './pictureUrl'

const OFFICE_TIMEZONE = 5

/** Missing values are null. `documents` is present only if the request has `expand=docs`. */
export type EmployeeResponse = { [K in keyof Omit<Employee, 'documents'>]: Employee[K] | null } & Partial<
  Pick<Employee, 'documents'>
>

/** Specification: reference-data, section 3. */
export function serializeEmployee(
  world: World,
  employee: EmployeeRecord,
  expand: readonly string[] = [],
): EmployeeResponse {
  const { password: _password, lastLogin: _lastLogin, previousLogin: _previousLogin, createdAt, ...own } = employee
  return {
    ...own,
    photoUrl: pictureUrl(world, 'employees', employee.id, employee.photoUrl),
    fio: fullName(employee),
    createdAt: formatLocalDateTime(createdAt, employeeTimezone(world, employee)),
    ...(expand.includes('docs') ? { documents: serializeDocumentsOfEmployee(world, employee.id) } : {}),
  }
}

export const employeeTimezone = (world: World, { cities: [cityId] }: EmployeeRecord): number =>
  (cityId === undefined ? undefined : world.db.cities.get(cityId)?.timezone) ?? OFFICE_TIMEZONE

export const serializeDocumentsOfEmployee = (world: World, userId: number): EmployeeDocument[] =>
  world.db.documents.find({ userId: { equals: userId } }).map((document) => serializeEmployeeDocument(world, document))

export const serializeEmployeeDocument = (world: World, document: EmployeeDocumentRecord): EmployeeDocument => ({
  ...document,
  url: pictureUrl(world, 'documents', document.id, document.url) ?? document.url,
})
