import { array, boolean, type Infer, number, object } from 'superstruct'
import { phoneDigits } from '../../src/api/formats'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { maybe } from '../../src/lib/structs'
import { type Caller, requireCity } from '../access'
import { invalid } from '../httpError'
import { email, filled, note, oneOf, parsePayload } from '../payload'
import type { EmployeeRecord } from '../records'
import { COURIER_ROLE, PARTNER_ROLE } from '../seeds/roles'
import type { World } from '../world'

const Form = object({
  lastName: filled(),
  firstName: filled(),
  middleName: note(),
  phone: phoneDigits(),
  email: email(),
  role: filled(),
  cities: maybe(array(number())),
  companyId: maybe(number()),
  inventory: note(),
  courierTypeId: maybe(oneOf(...COURIER_TYPES)),
  rateTypeId: maybe(oneOf(1, 2, 3)),
  legalFormId: maybe(oneOf(1, 2, 3)),
  isSticker: maybe(boolean()),
  status: maybe(oneOf(0, 10)),
})

/** What the form sets of a record. */
export type EmployeeChange = Omit<EmployeeRecord, 'id' | 'photoUrl' | 'createdAt' | 'lastLogin' | 'password'>

const REQUIRED = 'Поле обязательное'
const CAR = 10

/** The employee form (reference-data, section 5); `own` is the employee that is edited. */
export function employeeOf(world: World, caller: Caller, payload: unknown, own?: EmployeeRecord): EmployeeChange {
  const form = parsePayload(payload, Form)
  const { role, cities = [] } = form
  const isCourier = role === COURIER_ROLE
  const errors = {
    ...(world.db.roles.get(role) ? {} : { role: 'Такой роли нет' }),
    ...(isCourier ? courierErrors(form, own) : {}),
    ...(role === PARTNER_ROLE ? partnerErrors(world, form) : {}),
    ...(isPhoneTaken(world, form.phone, own?.id) ? { phone: 'Телефон уже занят другим сотрудником' } : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  for (const cityId of cities) if (!own?.cities.includes(cityId)) requireCity(caller, world.db.city(cityId).id)
  return {
    ...form,
    cities,
    companyId: form.companyId ?? null,
    courierTypeId: isCourier ? (form.courierTypeId ?? null) : null,
    rateTypeId: isCourier ? (form.rateTypeId ?? 1) : null,
    legalFormId: isCourier ? (form.legalFormId ?? null) : null,
    isSticker: isCourier && form.courierTypeId === CAR ? (form.isSticker ?? false) : null,
    status: form.status ?? own?.status ?? 10,
  }
}

/** The tariff level may come later, with an edit. */
function courierErrors({ courierTypeId, legalFormId, rateTypeId, cities }: Infer<typeof Form>, own?: EmployeeRecord) {
  return {
    ...(courierTypeId === undefined ? { courierTypeId: REQUIRED } : {}),
    ...(legalFormId === undefined ? { legalFormId: REQUIRED } : {}),
    ...(own && rateTypeId === undefined ? { rateTypeId: REQUIRED } : {}),
    ...(cities && cities.length > 1 ? { cities: 'Курьер работает в одном городе' } : {}),
  }
}

function partnerErrors({ db }: World, { companyId, cities }: Infer<typeof Form>) {
  return {
    ...(cities?.length ? {} : { cities: REQUIRED }),
    ...(companyId === undefined ? { companyId: REQUIRED } : {}),
    ...(companyId !== undefined && !db.companies.get(companyId) ? { companyId: 'Такого контрагента нет' } : {}),
  }
}

const isPhoneTaken = (world: World, phone: string, ownId?: number): boolean =>
  world.db.employees.all().some((employee) => employee.phone === phone && employee.id !== ownId)
