import type { User } from '../../src/api/user'
import type { ApiCaller } from '../http/access'
import { formatLocalDateTime } from '../store/dateTime'
import { fullName } from '../store/personName'
import type { World } from '../store/world'

/** Specification: reference-data, section 3. */
export function serializeUser(world: World, { user, accesses }: ApiCaller): User {
  const { db } = world
  const { previousLogin } = user
  const cities = user.cities.flatMap((id) => db.cities.get(id) ?? [])
  return {
    id: user.id,
    fio: fullName(user),
    phone: user.phone,
    email: user.email ?? undefined,
    role: { name: user.role, description: db.roles.get(user.role)?.description },
    accesses: [...accesses],
    allowedCities: cities.map(({ id, name, timezone }) => ({ id, name, timezone })),
    companyId: user.companyId ?? undefined,
    lastLogin: previousLogin === null ? undefined : formatLocalDateTime(previousLogin, cities[0]?.timezone ?? 5),
  }
}
