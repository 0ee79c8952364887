import { array, assign, boolean, type Infer, number, object, string, type, unknown } from 'superstruct'
import { CAR_COURIER_TYPE } from '../domain/couriers'
import { COURIER_ROLE } from '../domain/employees'
import type { ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import {
  booleanStruct,
  dateTimeStruct,
  isoDateStruct,
  listOrEmpty,
  listSkippingInvalid,
  maybe,
  numberStruct,
  textStruct,
} from '../lib/structs'
import type { UploadFetchFactory } from '../lib/upload'
import {
  type CreatedId,
  loadResource,
  safeParseValidRows,
  searchPagedRows,
  sendCreateRequest,
  sendMutation,
} from './client'
import { createFormData, nullish, phoneStruct } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

export const EmployeeDocument = type({
  id: numberStruct(),
  userId: maybe(numberStruct()),
  title: maybe(textStruct()),
  url: maybe(textStruct()),
})
export type EmployeeDocument = Infer<typeof EmployeeDocument>

/** Couriers, partners and other staff (reference-data, section 3). */
export const Employee = type({
  id: numberStruct(),
  firstName: maybe(textStruct()),
  middleName: maybe(textStruct()),
  lastName: maybe(textStruct()),
  fio: maybe(textStruct()),
  phone: maybe(textStruct()),
  email: maybe(textStruct()),
  role: maybe(textStruct()),
  cities: listSkippingInvalid(numberStruct()),
  companyId: maybe(numberStruct()),
  inventory: maybe(textStruct()),
  /** The courier's transport: 1 on foot, 5 bicycle, 8 motorbike, 10 car. */
  courierTypeId: maybe(numberStruct()),
  rateTypeId: maybe(numberStruct()),
  legalFormId: maybe(numberStruct()),
  isSticker: maybe(booleanStruct()),
  /** The employee's account: 0 is blocked, 10 is active. */
  status: maybe(numberStruct()),
  photoUrl: maybe(textStruct()),
  createdAt: maybe(dateTimeStruct()),
  documents: listOrEmpty(EmployeeDocument),
})
export type Employee = Infer<typeof Employee>

const EditedEmployee = assign(Employee, type({ cities: listSkippingInvalid(numberStruct(), { isNeeded: true }) }))

/**
 * The response contains the employee's documents only if the request has `expand=docs`. Some servers name the list `documents`, others
 * `docs`.
 */
export const EmployeeDocumentsResponse = type({ documents: listOrEmpty(unknown()), docs: listOrEmpty(unknown()) })

/**
 * `unreadable` counts documents that were left out because of invalid data. Without this count, the user would think that these documents
 * do not exist.
 */
export type EmployeeDocumentRows = Pick<RowsPage<EmployeeDocument>, 'rows' | 'unreadable'>

export const EmployeeBody = object({
  lastName: string(),
  firstName: string(),
  middleName: nullish(string()),
  phone: phoneStruct(),
  email: nullish(string()),
  role: string(),
  cities: nullish(array(number())),
  companyId: nullish(number()),
  inventory: nullish(string()),
  courierTypeId: nullish(number()),
  rateTypeId: nullish(number()),
  legalFormId: nullish(number()),
  isSticker: nullish(boolean()),
  status: nullish(number()),
})
export type EmployeeBody = Infer<typeof EmployeeBody>

export const NewEmployeeBody = assign(EmployeeBody, object({ password: string() }))
export type NewEmployeeBody = Infer<typeof NewEmployeeBody>

export const EmployeePasswordBody = object({ newPassword: string() })
export type EmployeePasswordBody = Infer<typeof EmployeePasswordBody>

export const EMPLOYEE_FILTERS = {
  id: numberStruct(),
  fio: textStruct(),
  phone: textStruct(),
  email: textStruct(),
  role: textStruct(),
  city: numberStruct(),
  status: numberStruct(),
  createdAtStart: isoDateStruct(),
  createdAtFinish: isoDateStruct(),
}
/**
 * Filters of the employee list in the URL. The city is `cities` in the URL but `city` in the request body (reference-data, section 2.10).
 */
export type EmployeeFilters = Omit<InferFilters<typeof EMPLOYEE_FILTERS>, 'city'> & { cities: number }

export const searchEmployees = ({ cities: city, ...query }: ListQuery<EmployeeFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(Employee), { path: '/v1/manage/employee/search', signal }, EMPLOYEE_FILTERS, {
    ...query,
    ...(city === undefined ? {} : { city }),
  })

export const loadEmployee = (id: number, signal?: AbortSignal) =>
  loadResource(Employee, { method: 'GET', path: employeePath(id), signal })

/**
 * Loads an employee for the edit form. Throws if the employee has cities but none of their ids is valid, because saving the form would then
 * clear the cities.
 */
export const loadEmployeeForEditing = (id: number, signal?: AbortSignal) =>
  loadResource(EditedEmployee, { method: 'GET', path: employeePath(id), signal })

export async function loadEmployeeDocuments(id: number, signal?: AbortSignal): Promise<EmployeeDocumentRows> {
  const call = { method: 'GET', path: employeePath(id), query: { expand: 'docs' }, signal } as const
  const { documents, docs } = await loadResource(EmployeeDocumentsResponse, call)
  const { rows, unreadable } = safeParseValidRows(EmployeeDocument, documents.length > 0 ? documents : docs, call, [
    'docs',
  ])
  return { rows, unreadable }
}

/** The tariff level of a new employee is sent only for couriers (reference-data, section 5). */
export function createEmployee({ rateTypeId, ...employee }: UnsentRequestBody<NewEmployeeBody>): Promise<CreatedId> {
  const sent = employee.role === COURIER_ROLE ? { ...employee, rateTypeId } : employee
  return sendCreateRequest({ method: 'POST', path: '/v1/manage/employee' }, NewEmployeeBody, withSticker(sent))
}

export const updateEmployee = (id: number, employee: UnsentRequestBody<EmployeeBody>) =>
  sendMutation({ method: 'POST', path: employeePath(id) }, EmployeeBody, withSticker(employee))

export const deleteEmployee = (id: number) => sendMutation({ method: 'DELETE', path: employeePath(id) })

export const changeEmployeePassword = (id: number, newPassword: string) =>
  sendMutation({ method: 'POST', path: `${employeePath(id)}/change-password` }, EmployeePasswordBody, { newPassword })

export const uploadEmployeeFile = (
  id: number,
  { title, file }: { title: string; file: File },
  upload?: UploadFetchFactory,
) =>
  sendMutation({
    method: 'POST',
    path: `${employeePath(id)}/upload-file`,
    form: createFormData({ title, file }),
    upload,
  })

export const deleteEmployeeFile = (id: number, fileId: number) =>
  sendMutation({ method: 'DELETE', path: `${employeePath(id)}/delete-file/${fileId}` })

export const uploadEmployeePhoto = (id: number, file: File, upload?: UploadFetchFactory) =>
  sendMutation({ method: 'POST', path: `${employeePath(id)}/upload-photo`, form: createFormData({ file }), upload })

export const deleteEmployeePhoto = (id: number) =>
  sendMutation({ method: 'DELETE', path: `${employeePath(id)}/delete-photo` })

/** Only couriers with a car can have the AutoPlus sticker; for all other employees the API expects null (reference-data, section 5). */
const withSticker = <E extends UnsentRequestBody<EmployeeBody>>(employee: E): E => ({
  ...employee,
  isSticker: employee.courierTypeId === CAR_COURIER_TYPE ? employee.isSticker : null,
})

const employeePath = (id: number) => `/v1/manage/employee/${id}`
