import type { Infer } from 'superstruct'
import { EmployeeBody } from '../../src/api/employees'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { type ApiCaller, requirePayloadCity } from '../http/access'
import { validationError } from '../http/httpError'
import { emailRule, notBlank, oneOf, withPayloadRules } from '../http/payloadRules'
import { COURIER_ROLE, PARTNER_ROLE } from '../seeds/roles'
import type { CompanyRecord, EmployeeRecord } from '../store/records'
import type { World } from '../store/world'

/** Specification: reference-data, section 5. */
export const EMPLOYEE_PAYLOAD_RULES = {
  lastName: notBlank,
  firstName: notBlank,
  email: emailRule,
  role: notBlank,
  courierTypeId: oneOf(...COURIER_TYPES),
  rateTypeId: oneOf(1, 2, 3),
  legalFormId: oneOf(1, 2, 3),
  status: oneOf(0, 10),
}
export const EmployeePayload = withPayloadRules(EmployeeBody, EMPLOYEE_PAYLOAD_RULES)

export type EditableEmployeeFields = Omit<
  EmployeeRecord,
  'id' | 'photoUrl' | 'createdAt' | 'lastLogin' | 'previousLogin' | 'password'
>

const REQUIRED = 'Поле обязательное'
const CAR = 10

export function validateEmployeePayload(
  world: World,
  caller: ApiCaller,
  form: Infer<typeof EmployeePayload>,
  own?: EmployeeRecord,
): EditableEmployeeFields {
  const { role } = form
  const cities = form.cities ?? []
  const isCourier = role === COURIER_ROLE
  const errors = {
    ...(world.db.roles.get(role) ? {} : { role: 'Такой роли нет' }),
    ...(isCourier ? courierErrors(form, own) : {}),
    ...(role === PARTNER_ROLE ? partnerErrors(world, form) : {}),
    ...(isPhoneTaken(world, form.phone, own?.id) ? { phone: 'Телефон уже занят другим сотрудником' } : {}),
  }
  if (Object.keys(errors).length > 0) throw validationError(errors)
  for (const cityId of cities) if (!own?.cities.includes(cityId)) requirePayloadCity(world.db, caller, cityId, 'cities')
  return {
    ...form,
    cities,
    companyId: form.companyId,
    courierTypeId: isCourier ? form.courierTypeId : null,
    rateTypeId: isCourier ? (form.rateTypeId ?? 1) : null,
    legalFormId: isCourier ? form.legalFormId : null,
    isSticker: isCourier && form.courierTypeId === CAR ? (form.isSticker ?? false) : null,
    status: form.status ?? own?.status ?? 10,
  }
}

function courierErrors(
  { courierTypeId, legalFormId, rateTypeId, cities }: Infer<typeof EmployeePayload>,
  own?: EmployeeRecord,
) {
  return {
    ...(courierTypeId === null ? { courierTypeId: REQUIRED } : {}),
    ...(legalFormId === null ? { legalFormId: REQUIRED } : {}),
    ...(own && rateTypeId === null ? { rateTypeId: REQUIRED } : {}),
    ...(cities && cities.length > 1 ? { cities: 'Курьер работает в одном городе' } : {}),
  }
}

function partnerErrors({ db }: World, { companyId, cities }: Infer<typeof EmployeePayload>) {
  return {
    ...(cities?.length ? {} : { cities: REQUIRED }),
    ...(companyId === null ? { companyId: REQUIRED } : {}),
    ...(companyId === null ? {} : companyErrors(db.companies.get(companyId), cities ?? [])),
  }
}

/** A partner's company must work in one of the partner's cities (reference-data, section 4). */
function companyErrors(company: CompanyRecord | undefined, cities: readonly number[] = []) {
  if (!company) return { companyId: 'Такого контрагента нет' }
  const isThere = company.settings.some(({ cityId }) => cities.includes(cityId))
  return isThere || cities.length === 0 ? {} : { companyId: 'Контрагент не работает в этом городе' }
}

const isPhoneTaken = (world: World, phone: string, ownId?: number): boolean =>
  world.db.employees.all().some((employee) => employee.phone === phone && employee.id !== ownId)
