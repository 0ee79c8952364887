import { proxy, subscribe } from 'valtio'
import type { User } from '../api/user'
import * as api from '../api/user'
import { type AccessRule, isAccessAllowed, type Permission } from '../domain/permissions'
import { BASE_PATH } from '../lib/basePath'
import { type Failure, isAbortError, RequestFailure, toFailure } from '../lib/failure'
import { peekNextRequestNumber, type RequestMetadata } from '../lib/http'
import { isLeavingPage } from '../lib/pageLeave'
import { readStoredText, writeStoredText } from '../lib/storage'
import { saveUnsavedInput } from '../lib/unsavedInput'
import { storeReturnUrl, takeReturnUrl } from './returnUrl'
import { deferDuringSessionKeyChange, markSessionKeyChange } from './sessionKeyChangeLock'
import { createUserHashWatcher } from './userHashWatch'

const KEY = 'auth'
const HASH = 'hash'

type Session = {
  key: string | null
  user: User | null
  failure: Failure | null
}

/** Do not change this object directly; call the functions of this module. */
export const session = proxy<Session>({ key: readStoredText(KEY), user: null, failure: null })

const hashWatch = createUserHashWatcher(
  { read: () => readStoredText(HASH), write: (hash) => writeStoredText(HASH, hash) },
  peekNextRequestNumber,
)

export function userHasAccess(
  access: Permission | AccessRule,
  user: Pick<User, 'accesses'> | null = session.user,
): boolean {
  return user !== null && isAccessAllowed(user.accesses, typeof access === 'string' ? { every: [access] } : access)
}

/** Returns a function that returns false once the session key has changed, so that a series of requests can stop. */
export function createSessionKeyCheck(): () => boolean {
  const { key } = session
  return () => session.key === key
}

/**
 * Returns a function that runs `call` only if the same user is still signed in, so that no other user sees the result of a change. If
 * another tab has stored a new session key after a password change, `call` waits until the user of that key is loaded.
 */
export function createSameUserGuard(): (call: () => void) => void {
  const { key, user } = session
  return (call) => {
    const settle = () => {
      if (session.key !== key && session.key !== null && user && !session.user) return
      stop()
      if (session.key === key || (user && session.user?.id === user.id)) call()
    }
    const stop = subscribe(session, settle, true)
    settle()
  }
}

export async function signIn(credentials: { phone: string; password: string }): Promise<void> {
  clearKey()
  const { authKey, ...user } = await api.signIn(credentials)
  open(authKey, user)
  openReturnUrl(user.id)
}

export async function loadSession(): Promise<void> {
  const { key } = session
  if (key === null) return
  session.failure = null
  const isNewest = startUserLoad()
  try {
    const user = await api.loadUser()
    if (session.key === key && (isNewest() || session.user === null)) {
      leaveOtherUserScreen(user.id)
      session.user = user
    }
  } catch (error) {
    if (session.key === key && !isAbortError(error)) session.failure = toFailure(error)
  }
}

export async function changePassword(passwords: { oldPassword: string; newPassword: string }): Promise<void> {
  refresh = 'blocked'
  const { key } = session
  const unmark = markSessionKeyChange()
  try {
    const { authKey, ...user } = await api.changePassword(passwords)
    // Ignore the response if another user has signed in during the request.
    if (session.key === key) open(authKey, user)
  } catch (error) {
    if (error instanceof RequestFailure && error.failure.status === 401) {
      refresh = 'allowed'
      unmark()
      endSession(key)
    }
    throw error
  } finally {
    unmark()
    const isPending = (refresh as Refresh) === 'pending'
    refresh = 'allowed'
    if (isPending) void refreshUser()
  }
}

const storeResets: (() => void)[] = []

/** Registers a function that resets a store when the session ends, so that this module need not import the stores. */
export function onSessionEnd(forget: () => void): void {
  storeResets.push(forget)
}

const signOutListeners = new Set<() => void>()

/** Registers `send`, which is called on sign-out while the session key is still valid. Returns a function that cancels the registration. */
export function addBeforeSignOutListener(send: () => void): () => void {
  signOutListeners.add(send)
  return () => void signOutListeners.delete(send)
}

export function signOut(): void {
  for (const send of signOutListeners) send()
  closeSession()
}

function closeSession(): void {
  clearKey()
  resetStores()
  session.user = null
  session.failure = null
}

function resetStores(): void {
  for (const forget of storeResets) forget()
}

/** Ends the session after a 401 response, unless the refused request was sent with an earlier session key. */
export function endSession(refusedKey: string | null): void {
  if (refusedKey !== session.key) return
  // During a password change, the server may refuse the old session key before the new key arrives. Do not end the
  // session; load the user again after the change.
  if (refresh !== 'allowed') {
    refresh = 'pending'
    return
  }
  const stored = readStoredText(KEY)
  // Another tab has stored a newer session key. Use it here too: clearing it would sign the other tab out.
  if (stored !== null && stored !== refusedKey) {
    switchToKey(stored)
    return
  }
  // Another tab is changing the password. Wait for the end of the change: clearing the session key now would lose the
  // new key.
  if (stored !== null && deferDuringSessionKeyChange(() => endSession(refusedKey))) return
  saveScreenForReturn()
  closeSession()
}

/** Keeps the URL and unsaved input for the next sign-in, because the user did not sign out on purpose. */
function saveScreenForReturn(): void {
  if (!session.user) return
  storeReturnUrl(session.user.id)
  saveUnsavedInput()
}

export function reloadUserIfChanged({ headers, request }: { headers: Headers; request: RequestMetadata }): void {
  if (request.key !== session.key) return
  const isFresh = request.path === api.CURRENT_USER_API_PATH
  if (hashWatch.observe(headers.get('x-user-modified-hash'), request, isFresh)) reloadUser()
}

/** Loads the user again in the background; if the session key is no longer valid, the session ends. */
export function reloadUser(): void {
  if (isLeavingPage()) hashWatch.retry()
  else if (refresh === 'allowed') void refreshUser()
  else refresh = 'pending'
}

export function syncSessionWithOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage || (event.key !== KEY && event.key !== null)) return
    const key = readStoredText(KEY)
    if (key === session.key) return
    if (key === null) {
      saveScreenForReturn()
      closeSession()
    } else switchToKey(key)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Uses a session key that another tab has stored. It may belong to another user, so all user data is reset. */
function switchToKey(key: string): void {
  const wasSignedOut = session.key === null
  if (session.user) {
    saveUnsavedInput()
    screenUserId = session.user.id
  }
  hashWatch.forget()
  resetStores()
  session.user = null
  session.key = key
  void loadSession().then(() => {
    if (wasSignedOut && session.key === key && session.user) openReturnUrl(session.user.id)
  })
}

/** Id of the user whose screen is still open although another tab has stored a new session key. */
let screenUserId: number | undefined

/** Opens `/` if a different user has signed in (contract, «return to the address of an ended session»). */
function leaveOtherUserScreen(userId: number): void {
  if (screenUserId !== undefined && screenUserId !== userId) window.history.replaceState(null, '', `${BASE_PATH}/`)
  screenUserId = undefined
}

function openReturnUrl(userId: number): void {
  const address = takeReturnUrl(userId)
  if (address !== undefined) window.history.replaceState(null, '', address)
}

/**
 * `allowed`: the user data may be reloaded. `blocked`: it must not, because the password is being changed. `pending`: it must be reloaded
 * after the password change.
 */
type Refresh = 'allowed' | 'blocked' | 'pending'
let refresh: Refresh = 'allowed'

/** Loads the user again; if the request fails, the known user remains (reference-data, section 4). */
async function refreshUser(): Promise<void> {
  const { key } = session
  const isNewest = startUserLoad()
  const user = await api.loadUser().catch(() => null)
  if (session.key !== key) return
  if (!user) return hashWatch.retry()
  hashWatch.reloaded()
  if (isNewest()) session.user = user
}

let lastUserLoad = 0
let appliedUserLoad = 0

/**
 * Returns a function to call before the loaded user is applied. The function returns false if a later load has already been applied, so
 * that a slow response does not overwrite newer data.
 */
function startUserLoad(): () => boolean {
  const mine = ++lastUserLoad
  return () => {
    if (mine < appliedUserLoad) return false
    appliedUserLoad = mine
    return true
  }
}

function open(key: string, user: User): void {
  writeStoredText(KEY, key)
  session.key = key
  session.user = user
  session.failure = null
}

function clearKey(): void {
  // A password change of the ended session may still be pending. It must not hold up the next session.
  refresh = 'allowed'
  writeStoredText(KEY, null)
  writeStoredText(HASH, null)
  hashWatch.forget()
  screenUserId = undefined
  session.key = null
}
