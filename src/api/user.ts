import { array, assign, type Infer, object, string, type } from 'superstruct'
import { FALLBACK_ERROR_MESSAGE, isMalformedResponse, RequestFailure } from '../lib/failure'
import { dateTimeStruct, maybe, numberStruct, skippableListEntry, textStruct } from '../lib/structs'
import { getUnreadableCount } from '../lib/unreadableRowCount'
import { loadResource, sendMutationWithResponse } from './client'
import { phoneStruct } from './fieldFormats'
import type { UnsentRequestBody } from './requestBody'

export const User = type({
  id: numberStruct(),
  fio: textStruct(),
  phone: maybe(textStruct()),
  email: maybe(textStruct()),
  role: type({ name: textStruct(), description: maybe(textStruct()) }),
  /** Invalid permission names are left out; the user keeps the other permissions. */
  accesses: array(skippableListEntry(string())),
  /** `timezone` is hours east of UTC; some servers omit it (contract, «a city's clock»). */
  allowedCities: array(type({ id: numberStruct(), name: textStruct(), timezone: maybe(numberStruct()) })),
  companyId: maybe(numberStruct()),
  lastLogin: maybe(dateTimeStruct()),
})
/**
 * `unreadableCities` is the number of cities that were left out because of invalid data. `lib/unreadableRowCount` cannot store this number:
 * its WeakMap has arrays as keys, and valtio replaces the array `allowedCities` by a copy.
 */
export type User = Infer<typeof User> & { unreadableCities?: number }

export const SignInResponse = assign(User, type({ authKey: string() }))
export type SignInResponse = User & Infer<typeof SignInResponse>

export const CredentialsBody = object({ phone: phoneStruct(), password: string() })
export type CredentialsBody = Infer<typeof CredentialsBody>

export const OwnPasswordBody = object({ oldPassword: string(), newPassword: string() })
export type OwnPasswordBody = Infer<typeof OwnPasswordBody>

const LOST_SIGN_IN = new RequestFailure({
  message: FALLBACK_ERROR_MESSAGE,
  hint: 'Ответ сервера получен не полностью, попробуйте ещё раз',
})
/** The password was changed, but the new session key in the response was lost; the old key is no longer valid. */
const LOST_NEW_KEY = new RequestFailure({
  message: 'Пароль изменён, но ответ сервера получен не полностью',
  hint: 'Выйдите и войдите с новым паролем',
})

/** `phone` is 11 digits. A 401 response to this request is shown as an ordinary error and does not end a session. */
export const signIn = (credentials: UnsentRequestBody<CredentialsBody>) =>
  sendMutationWithResponse(
    SignInResponse,
    { method: 'POST', path: '/v1/auth/login', isSignIn: true },
    CredentialsBody,
    credentials,
    LOST_SIGN_IN,
  ).then(withUnreadableCities)

export const loadUser = () =>
  loadResource(User, { method: 'GET', path: CURRENT_USER_API_PATH }).then(withUnreadableCities)

export const changePassword = (passwords: UnsentRequestBody<OwnPasswordBody>) =>
  sendMutationWithResponse(
    SignInResponse,
    { method: 'POST', path: '/v1/user/change-password' },
    OwnPasswordBody,
    passwords,
    LOST_NEW_KEY,
  ).then(withUnreadableCities, (error: unknown) => {
    throw isMalformedResponse(error) ? LOST_NEW_KEY : error
  })

function withUnreadableCities<T extends User>(user: T): T {
  const unreadableCities = getUnreadableCount(user.allowedCities)
  return unreadableCities > 0 ? { ...user, unreadableCities } : user
}

export const CURRENT_USER_API_PATH = '/v1/user'
