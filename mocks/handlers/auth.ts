import type { HttpHandler } from 'msw'
import { CredentialsBody, OwnPasswordBody, SignInResponse, User } from '../../src/api/user'
import { authenticateCaller, computeUserHash, userSessionKey } from '../http/access'
import { createEndpointHandler, publicEndpointHandler } from '../http/endpointHandlers'
import { unauthorizedError, validationError } from '../http/httpError'
import { notBlank, withPayloadRules } from '../http/payloadRules'
import { parseRequestPayload, readRequestJson } from '../http/requestPayload'
import { respondWithJson, USER_HASH_HEADER } from '../http/respond'
import { COURIER_ROLE } from '../seeds/roles'
import { serializeUser } from '../serializers/user'
import type { World } from '../store/world'

const Credentials = withPayloadRules(CredentialsBody, { password: notBlank })
const Passwords = withPayloadRules(OwnPasswordBody, { oldPassword: notBlank, newPassword: notBlank })

/** Characters (reference-data, section 9). */
const PASSWORD_LENGTH = 6

/** Specification: reference-data, section 7. */
export const authHandlers = (world: World): HttpHandler[] => [
  publicEndpointHandler(world, 'POST /v1/auth/login', async (request) => {
    const { phone, password } = parseRequestPayload(await readRequestJson(request), Credentials)
    const user = world.db.employees.all().find((employee) => employee.phone === phone && employee.password === password)
    if (!user) throw unauthorizedError('Неверный телефон или пароль')
    if (user.status !== 10) throw unauthorizedError('Сотрудник заблокирован')
    if (user.role === COURIER_ROLE) throw unauthorizedError('Курьеры входят в приложении, а не в панели управления')
    world.db.employees.update(user.id, { previousLogin: user.lastLogin, lastLogin: world.clock.second() })
    return signedIn(world, userSessionKey(user))
  }),

  createEndpointHandler(world, 'GET /v1/user', ({ caller }) => respondWithJson(User, serializeUser(world, caller))),

  createEndpointHandler(world, 'POST /v1/user/change-password', async ({ caller, json }) => {
    const { oldPassword, newPassword } = parseRequestPayload(await json(), Passwords)
    if (oldPassword !== caller.user.password)
      throw validationError({ oldPassword: 'Неверный пароль' }, 'Неверный старый пароль')
    if (newPassword.length < PASSWORD_LENGTH) {
      throw validationError({ newPassword: `Не менее ${PASSWORD_LENGTH} символов` }, 'Новый пароль слишком короткий')
    }
    world.db.employees.update(caller.user.id, { password: newPassword })
    return signedIn(world, userSessionKey(caller.user))
  }),
]

function signedIn(world: World, authKey: string): Response {
  const caller = authenticateCaller(world.db, authKey)
  const response = respondWithJson(SignInResponse, { ...serializeUser(world, caller), authKey })
  response.headers.set(USER_HASH_HEADER, computeUserHash(world.db, caller))
  return response
}
