import type { HttpHandler } from 'msw'
import { CredentialsBody, OwnPasswordBody, SignedIn, User } from '../../src/api/user'
import { findCaller, userAuthKey, userHash } from '../http/access'
import { invalid, unauthorized } from '../http/httpError'
import { parsePayload, readJson } from '../http/payload'
import { HASH_HEADER, respond } from '../http/respond'
import { openRoute, route } from '../http/route'
import { filled, withRules } from '../http/rules'
import { COURIER_ROLE } from '../seeds/roles'
import { serializeUser } from '../serializers/user'
import type { World } from '../store/world'

const Credentials = withRules(CredentialsBody, { password: filled })
const Passwords = withRules(OwnPasswordBody, { oldPassword: filled, newPassword: filled })

/** Characters (reference-data, section 9). */
const PASSWORD_LENGTH = 6

/** Reference-data, section 7. */
export const authHandlers = (world: World): HttpHandler[] => [
  openRoute(world, 'POST /v1/auth/login', async (request) => {
    const { phone, password } = parsePayload(await readJson(request), Credentials)
    const user = world.db.employees.all().find((employee) => employee.phone === phone && employee.password === password)
    if (!user) throw unauthorized('Неверный телефон или пароль')
    if (user.status !== 10) throw unauthorized('Сотрудник заблокирован')
    if (user.role === COURIER_ROLE) throw unauthorized('Курьеры входят в приложении, а не в панели управления')
    // Create the response before the update, because it must contain the time of the previous sign-in (`lastLogin`).
    const response = signedIn(world, userAuthKey(user))
    world.db.employees.update(user.id, { lastLogin: world.clock.second() })
    return response
  }),

  route(world, 'GET /v1/user', ({ caller }) => respond(User, serializeUser(world, caller))),

  route(world, 'POST /v1/user/change-password', async ({ caller, json }) => {
    const { oldPassword, newPassword } = parsePayload(await json(), Passwords)
    if (oldPassword !== caller.user.password)
      throw invalid({ oldPassword: 'Неверный пароль' }, 'Неверный старый пароль')
    if (newPassword.length < PASSWORD_LENGTH) {
      throw invalid({ newPassword: `Не менее ${PASSWORD_LENGTH} символов` }, 'Новый пароль слишком короткий')
    }
    world.db.employees.update(caller.user.id, { password: newPassword })
    return signedIn(world, userAuthKey(caller.user))
  }),
]

function signedIn(world: World, authKey: string): Response {
  const caller = findCaller(world.db, authKey)
  const response = respond(SignedIn, { ...serializeUser(world, caller), authKey })
  response.headers.set(HASH_HEADER, userHash(world.db, caller))
  return response
}
