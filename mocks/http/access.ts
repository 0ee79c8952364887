import { type AccessRule, isAccessAllowed } from '../../src/domain/permissions'
import type { Db } from '../store/db'
import { hashText } from '../store/hashText'
import type { EmployeeRecord, OrderRecord } from '../store/records'
import { forbiddenError, unauthorizedError, validationError } from './httpError'

export type ApiCaller = {
  user: EmployeeRecord
  accesses: readonly string[]
  cityIds: readonly number[]
  /** Set for users of a partner company, who see only that company's orders. */
  companyId: number | null
}

/**
 * The session key depends only on the user's id and password, so it survives a reload of the demo and stories can
 * sign in without a request. Changing the password ends the old sessions.
 */
export const userSessionKey = (user: Pick<EmployeeRecord, 'id' | 'password'>): string =>
  `${user.id}-${hashText(`key ${user.id} ${user.password}`)}`

export function authenticateCaller(db: Db, key: string | null): ApiCaller {
  const user = key === null ? undefined : db.employees.get(Number.parseInt(key, 10))
  if (user?.status !== 10 || userSessionKey(user) !== key) throw unauthorizedError()
  return {
    user,
    accesses: db.roles.get(user.role)?.permissions ?? [],
    cityIds: user.cities,
    companyId: user.companyId,
  }
}

export const bearerKey = (request: Request): string | null =>
  request.headers.get('Authorization')?.match(/^Bearer (\S+)$/)?.[1] ?? null

export function requireAccess(caller: ApiCaller, rule: AccessRule): void {
  if (!isAccessAllowed(caller.accesses, rule)) throw forbiddenError()
}

export function requireCityAccess(caller: ApiCaller, cityId: number): void {
  if (!caller.cityIds.includes(cityId)) throw forbiddenError('Нет доступа к этому городу')
}

export function requirePayloadCity(db: Db, caller: ApiCaller, cityId: number, field = 'cityId'): void {
  requireExistingCity(db, cityId, field)
  requireCityAccess(caller, cityId)
}

export function requireExistingCity(db: Db, cityId: number, field = 'cityId'): void {
  if (!db.cities.get(cityId)) throw validationError({ [field]: 'Такого города нет' })
}

export function requestedCityIds(caller: ApiCaller, requested: number | undefined): readonly number[] {
  if (requested === undefined) return caller.cityIds
  requireCityAccess(caller, requested)
  return [requested]
}

export const canSeeOrder = (caller: ApiCaller, order: OrderRecord): boolean =>
  caller.cityIds.includes(order.cityId) && (caller.companyId === null || caller.companyId === order.companyId)

/** The value of the `x-user-modified-hash` header. It changes with the user's profile, role, accesses or cities. */
export function computeUserHash(db: Db, { user, accesses }: ApiCaller): string {
  const { id, firstName, middleName, lastName, phone, email, role, companyId } = user
  const cities = user.cities.map((cityId) => db.cities.get(cityId))
  const description = db.roles.get(role)?.description
  return hashText(
    JSON.stringify([id, firstName, middleName, lastName, phone, email, role, description, companyId, accesses, cities]),
  )
}
