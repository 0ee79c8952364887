import { type Employee, type EmployeeBody, loadEditedEmployee, type NewEmployeeBody } from '../../api/employees'
import type { Draft } from '../../api/payload'
import { AUTO_COURIER } from '../../domain/couriers'
import { ACTIVE, COURIER_ROLE } from '../../domain/employees'
import { emptyToNull } from '../../ui/form/values'

/** What the form holds; a password only while the employee is new. */
export type EmployeeValues = NewEmployeeBody

/** What a new employee starts with. */
export const NEW_EMPLOYEE: Partial<EmployeeValues> = { status: ACTIVE }

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

/** The fields of the response that the form shows. */
export async function loadEmployeeValues(id: number, signal: AbortSignal): Promise<Partial<EmployeeValues>> {
  const employee = await loadEditedEmployee(id, signal)
  return Object.fromEntries(KEYS.map((key) => [key, employee[key]]).filter(([, value]) => value !== undefined))
}

/** Dropped when the role changes (reference-data, section 4). */
export const ROLE_DEPENDENT = ['courierTypeId', 'inventory', 'companyId', 'cities'] as const

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
 * What an edit sends: empty texts are null. Whoever becomes something else than a courier loses what is a courier's; `role` is
 * the one that he came with, and while it stays all that came with it does, hidden fields too (reference-data, sections 3 and 4).
 */
export function employeeBody(values: EmployeeBody, role?: string): Draft<EmployeeBody> {
  const isCourier = values.role === COURIER_ROLE
  const isKept = isCourier || values.role === role
  const picked: Draft<EmployeeBody> = Object.fromEntries(KEYS.map((key) => [key, values[key]]))
  const sticker = values.isSticker ?? (isCourier ? false : null)
  return {
    ...emptyToNull(picked, MAY_BE_NULL),
    cities: values.cities ?? [],
    ...(isKept ? {} : { inventory: null, courierTypeId: null, rateTypeId: null, legalFormId: null }),
    isSticker: isKept && values.courierTypeId === AUTO_COURIER ? sticker : null,
  }
}

/** What a new employee is sent with; a password is taken as it was typed, blanks at its ends included. */
export const newEmployeeBody = ({ password, ...values }: EmployeeValues): Draft<NewEmployeeBody> => ({
  ...employeeBody(values),
  password,
})
