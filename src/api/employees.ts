import { array, assign, boolean, type Infer, number, object, string, type, unknown } from 'superstruct'
import { AUTO_COURIER } from '../domain/couriers'
import { COURIER_ROLE } from '../domain/employees'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { bool, dateText, looseList, maybe, momentText, num, readableList, text } from '../lib/structs'
import type { Upload } from '../lib/upload'
import { type CreatedId, change, create, loadOne, readRows, searchPage } from './client'
import { createFormData, orNull, phoneDigits } from './formats'
import type { Draft, FiltersOf } from './payload'

/** A document of an employee, a courier's among them (operations, section 3). */
export const EmployeeDocument = type({
  id: num(),
  userId: maybe(num()),
  title: maybe(text()),
  url: maybe(text()),
})
export type EmployeeDocument = Infer<typeof EmployeeDocument>

/** An employee: courier, partner or other staff (reference-data, section 3). The picture is at `photoUrl`. */
export const Employee = type({
  id: num(),
  firstName: maybe(text()),
  middleName: maybe(text()),
  lastName: maybe(text()),
  fio: maybe(text()),
  /** 11 digits. */
  phone: maybe(text()),
  email: maybe(text()),
  /** The role's name. */
  role: maybe(text()),
  /** Ids of the allowed cities. */
  cities: looseList(num()),
  companyId: maybe(num()),
  /** Inventory number. */
  inventory: maybe(text()),
  /** 1 on foot, 5 bike, 8 motorbike, 10 car. */
  courierTypeId: maybe(num()),
  /** Tariff level, 1 to 3. */
  rateTypeId: maybe(num()),
  /** Employment form, 1 to 3. */
  legalFormId: maybe(num()),
  /** The AutoPlus switch, of couriers with a car. */
  isSticker: maybe(bool()),
  /** 0 blocked, 10 active. */
  status: maybe(num()),
  photoUrl: maybe(text()),
  createdAt: maybe(momentText()),
  documents: readableList(EmployeeDocument),
})
export type Employee = Infer<typeof Employee>

/** As the form reads one: cities of which none can be read would be saved as none. */
const EditedEmployee = assign(Employee, type({ cities: looseList(num(), { isNeeded: true }) }))

/** With `expand=docs`: the documents come only when they are asked for, under either name. */
export const WithDocuments = type({ documents: readableList(unknown()), docs: readableList(unknown()) })

/** Documents that can be read, and how many cannot: who has some that are not shown does not lack them. */
export type EmployeeDocuments = Pick<Page<EmployeeDocument>, 'rows' | 'unreadable'>

/** What an edit sends. `cities` are ids, `role` is the role's name. */
export const EmployeeBody = object({
  lastName: string(),
  firstName: string(),
  middleName: orNull(string()),
  phone: phoneDigits(),
  email: orNull(string()),
  role: string(),
  cities: orNull(array(number())),
  companyId: orNull(number()),
  inventory: orNull(string()),
  courierTypeId: orNull(number()),
  rateTypeId: orNull(number()),
  legalFormId: orNull(number()),
  isSticker: orNull(boolean()),
  status: orNull(number()),
})
export type EmployeeBody = Infer<typeof EmployeeBody>

/** A password is sent for a new employee only. */
export const NewEmployeeBody = assign(EmployeeBody, object({ password: string() }))
export type NewEmployeeBody = Infer<typeof NewEmployeeBody>

export const NewPasswordBody = object({ newPassword: string() })
export type NewPasswordBody = Infer<typeof NewPasswordBody>

/** What the search carries. */
export const EMPLOYEE_SEARCH = {
  id: num(),
  fio: text(),
  phone: text(),
  email: text(),
  role: text(),
  city: num(),
  status: num(),
  createdAtStart: dateText(),
  createdAtFinish: dateText(),
}
/** Filter keys of the address; the city is called `cities` there. */
export type EmployeeFilters = Omit<FiltersOf<typeof EMPLOYEE_SEARCH>, 'city'> & { cities: number }

/** The city is sent as `city` (reference-data, section 2.10). */
export const searchEmployees = (
  { cities: city, ...query }: Query<EmployeeFilters>,
  signal?: AbortSignal,
): Promise<Page<Employee>> =>
  searchPage(array(Employee), { path: '/v1/manage/employee/search', signal }, EMPLOYEE_SEARCH, {
    ...query,
    ...(city === undefined ? {} : { city }),
  })

export const loadEmployee = (id: number, signal?: AbortSignal): Promise<Employee> =>
  loadOne(Employee, { method: 'GET', path: employeePath(id), signal })

/** The same for the form; refused where cities are there and none of them can be read. */
export const loadEditedEmployee = (id: number, signal?: AbortSignal): Promise<Employee> =>
  loadOne(EditedEmployee, { method: 'GET', path: employeePath(id), signal })

/** An employee's documents; the server sends them only when they are asked for, as with a courier's. */
export async function loadEmployeeDocuments(id: number, signal?: AbortSignal): Promise<EmployeeDocuments> {
  const call = { method: 'GET', path: employeePath(id), query: { expand: 'docs' }, signal } as const
  const { documents, docs } = await loadOne(WithDocuments, call)
  const { rows, unreadable } = readRows(EmployeeDocument, documents.length > 0 ? documents : docs, call, ['docs'])
  return { rows, unreadable }
}

/** The tariff level of a new employee is sent for couriers only (reference-data, section 5). */
export function createEmployee({ rateTypeId, ...employee }: Draft<NewEmployeeBody>): Promise<CreatedId> {
  const sent = employee.role === COURIER_ROLE ? { ...employee, rateTypeId } : employee
  return create({ method: 'POST', path: '/v1/manage/employee' }, NewEmployeeBody, withSticker(sent))
}

export const updateEmployee = (id: number, employee: Draft<EmployeeBody>): Promise<void> =>
  change({ method: 'POST', path: employeePath(id) }, EmployeeBody, withSticker(employee))

export const deleteEmployee = (id: number): Promise<void> => change({ method: 'DELETE', path: employeePath(id) })

export const changeEmployeePassword = (id: number, newPassword: string): Promise<void> =>
  change({ method: 'POST', path: `${employeePath(id)}/change-password` }, NewPasswordBody, { newPassword })

/** Adds a document, PNG or JPEG; couriers are employees. */
export const uploadEmployeeFile = (
  id: number,
  { title, file }: { title: string; file: File },
  upload?: Upload,
): Promise<void> =>
  change({ method: 'POST', path: `${employeePath(id)}/upload-file`, form: createFormData({ title, file }), upload })

export const deleteEmployeeFile = (id: number, fileId: number): Promise<void> =>
  change({ method: 'DELETE', path: `${employeePath(id)}/delete-file/${fileId}` })

/** Sets the photo, PNG or JPEG. */
export const uploadEmployeePhoto = (id: number, file: File, upload?: Upload): Promise<void> =>
  change({ method: 'POST', path: `${employeePath(id)}/upload-photo`, form: createFormData({ file }), upload })

export const deleteEmployeePhoto = (id: number): Promise<void> =>
  change({ method: 'DELETE', path: `${employeePath(id)}/delete-photo` })

/** AutoPlus belongs to couriers with a car; it is null for everybody else (reference-data, section 5). */
const withSticker = <E extends Draft<EmployeeBody>>(employee: E): E => ({
  ...employee,
  isSticker: employee.courierTypeId === AUTO_COURIER ? employee.isSticker : null,
})

const employeePath = (id: number) => `/v1/manage/employee/${id}`
