import { type Employee, type EmployeeBody, loadEmployeeForEditing, type NewEmployeeBody } from '../../api/employees'
import type { UnsentRequestBody } from '../../api/requestBody'
import { CAR_COURIER_TYPE } from '../../domain/couriers'
import { ACTIVE_EMPLOYEE_STATUS, COURIER_ROLE } from '../../domain/employees'
import { emptyToNull, omitUnloadedFields } from '../../ui/form/formValues'

export type EmployeeValues = NewEmployeeBody

export const NEW_EMPLOYEE: Partial<EmployeeValues> = { status: ACTIVE_EMPLOYEE_STATUS }

const KEYS = [
  'lastName',
  'firstName',
  'middleName',
  'phone',
  'email',
  'role',
  'cities',
  'companyId',
  'inventory',
  'courierTypeId',
  'rateTypeId',
  'legalFormId',
  'isSticker',
  'status',
] as const satisfies readonly (keyof EmployeeBody & keyof Employee)[]

export async function loadEmployeeValues(id: number, signal: AbortSignal): Promise<Partial<EmployeeValues>> {
  const employee = await loadEmployeeForEditing(id, signal)
  return Object.fromEntries(KEYS.map((key) => [key, employee[key]]).filter(([, value]) => value !== undefined))
}

/** Fields that are cleared when the employee's role changes (reference-data, section 4). */
export const ROLE_DEPENDENT_FIELDS = ['courierTypeId', 'inventory', 'companyId', 'cities'] as const

const MAY_BE_NULL = [
  'middleName',
  'email',
  'companyId',
  'inventory',
  'courierTypeId',
  'rateTypeId',
  'legalFormId',
  'status',
] as const

/**
 * Request body for an edited employee. A field that the user cleared is sent as null; a field that was already empty in
 * `loaded` is omitted. The courier fields are cleared if the user changed the role and the new role is not courier;
 * otherwise they are sent even while the form hides them (reference-data, sections 3 and 4).
 */
export function editedEmployeeBody(
  values: EmployeeBody,
  loaded: Partial<EmployeeValues>,
): UnsentRequestBody<EmployeeBody> {
  const keepsCourierFields = values.role === COURIER_ROLE || values.role === loaded.role
  const isUnknown = values.isSticker === undefined && loaded.courierTypeId === CAR_COURIER_TYPE
  const body = {
    ...bodyOf(values, keepsCourierFields),
    ...(isUnknown && keepsCourierFields && { isSticker: undefined }),
  }
  return omitUnloadedFields(body, loaded, [...MAY_BE_NULL, 'cities'])
}

function bodyOf(values: EmployeeBody, keepsCourierFields: boolean): UnsentRequestBody<EmployeeBody> {
  const picked: UnsentRequestBody<EmployeeBody> = Object.fromEntries(KEYS.map((key) => [key, values[key]]))
  return {
    ...emptyToNull(picked, MAY_BE_NULL),
    cities: values.cities ?? [],
    ...(keepsCourierFields ? {} : { inventory: null, courierTypeId: null, rateTypeId: null, legalFormId: null }),
    isSticker: keepsCourierFields && values.courierTypeId === CAR_COURIER_TYPE ? (values.isSticker ?? false) : null,
  }
}

/** Request body for a new employee. Every text is trimmed except the password, because spaces may be part of it. */
export const newEmployeeBody = ({ password, ...values }: EmployeeValues): UnsentRequestBody<NewEmployeeBody> => ({
  ...bodyOf(values, values.role === COURIER_ROLE),
  password,
})
