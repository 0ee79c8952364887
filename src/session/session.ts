import { proxy } from 'valtio'
import type { User } from '../api/user'
import * as api from '../api/user'
import { type AccessRule, allows, type Permission } from '../domain/permissions'
import { type Failure, isAbort, RequestFailure, toFailure } from '../lib/failure'
import { nextSequence, type RequestMark } from '../lib/http'
import { isLeaving } from '../lib/leaving'
import { readStored, writeStored } from '../lib/storage'
import { keepUnsaved } from '../lib/unsaved'
import { awaitKeyChange, markKeyChange } from './keyChange'
import { keepReturnAddress, takeReturnAddress } from './returnAddress'
import { createHashWatch } from './userHash'

const KEY = 'auth'
const HASH = 'hash'

export type Session = {
  /** The stored key; null when signed out. */
  key: string | null
  /** Loaded with the key on the first entry. */
  user: User | null
  /** Why the user could not be loaded. */
  failure: Failure | null
}

/** The signed-in user. Screens read it, only the actions below change it. */
export const session = proxy<Session>({ key: readStored(KEY), user: null, failure: null })

const hashWatch = createHashWatch(
  { read: () => readStored(HASH), write: (hash) => writeStored(HASH, hash) },
  nextSequence,
)

/** Whether the user may: one permission or a route rule. The server's 403 stays the last word. */
export function can(access: Permission | AccessRule, user: Pick<User, 'accesses'> | null = session.user): boolean {
  return user !== null && allows(user.accesses, typeof access === 'string' ? { every: [access] } : access)
}

/** Tells later whether the key is still that of now: a row of changes is not carried on under the key of another person. */
export function watchKey(): () => boolean {
  const { key } = session
  return () => session.key === key
}

/** Signs in; a failure removes the stored key and is thrown on to the form. */
export async function signIn(credentials: { phone: string; password: string }): Promise<void> {
  forgetKey()
  const { authKey, ...user } = await api.signIn(credentials)
  open(authKey, user)
  goBack(user.id)
}

/** Loads the user of the stored key on the first entry; the failure is kept for the screen. */
export async function enter(): Promise<void> {
  const { key } = session
  if (key === null) return
  session.failure = null
  const isLatest = startUserLoad()
  try {
    const user = await api.loadUser()
    if (session.key === key && (isLatest() || session.user === null)) session.user = user
  } catch (error) {
    if (session.key === key && !isAbort(error)) session.failure = toFailure(error)
  }
}

/** Changes the own password: the response brings a new key. */
export async function changePassword(passwords: { oldPassword: string; newPassword: string }): Promise<void> {
  refresh = 'held'
  const { key } = session
  const unmark = markKeyChange()
  try {
    const { authKey, ...user } = await api.changePassword(passwords)
    // Someone else may have signed in meanwhile: a late response must not put the first person in the place.
    if (session.key === key) open(authKey, user)
  } catch (error) {
    if (error instanceof RequestFailure && error.failure.status === 401) {
      refresh = 'free'
      unmark()
      endSession(key)
    }
    throw error
  } finally {
    unmark()
    const isOwed = (refresh as Refresh) === 'owed'
    refresh = 'free'
    if (isOwed) void refreshUser()
  }
}

/** State that depends on what the user may see, and is forgotten with him: see {@link forgetWithUser}. */
const belongings: (() => void)[] = []

/** Registers what is to be forgotten when the user goes; the sign-in page need not load what nobody has used yet. */
export function forgetWithUser(forget: () => void): void {
  belongings.push(forget)
}

const partings = new Set<() => void>()

/** Calls `send` when the person signs out, while the key still holds. Returns a function that stops. */
export function beforeSignOut(send: () => void): () => void {
  partings.add(send)
  return () => void partings.delete(send)
}

/** The person leaves: what waits to be sent goes with his key, then key, hash and user are cleared. */
export function signOut(): void {
  for (const send of partings) send()
  closeSession()
}

/** Clears the stored key and hash and the user. */
function closeSession(): void {
  forgetKey()
  forgetBelongings()
  session.user = null
  session.failure = null
}

function forgetBelongings(): void {
  for (const forget of belongings) forget()
}

/** A 401: the session ends, unless the refused call belonged to an earlier one. */
export function endSession(refusedKey: string | null): void {
  if (refusedKey !== session.key) return
  // The old key may be refused before the new one has arrived: who is signed in is asked when it has.
  if (refresh !== 'free') {
    refresh = 'owed'
    return
  }
  const stored = readStored(KEY)
  // Another tab has a newer key, and its message is still on the way: wiping it would sign that tab out too.
  if (stored !== null && stored !== refusedKey) {
    takeKey(stored)
    return
  }
  // Another tab changes the password: its new key is on the way, and wiping the old one would lose that, too.
  if (stored !== null && awaitKeyChange(() => endSession(refusedKey))) return
  keepPlace()
  closeSession()
}

/** The session ended without the person asking for it, so his address and unsaved input are kept. */
function keepPlace(): void {
  if (!session.user) return
  keepReturnAddress(session.user.id)
  keepUnsaved()
}

/** Follows the user-modified hash of this session's responses; a change refreshes the user silently. */
export function observeResponse({ headers, request }: { headers: Headers; request: RequestMark }): void {
  if (request.key !== session.key) return
  const isFresh = request.path === api.USER_PATH
  if (hashWatch.observe(headers.get('x-user-modified-hash'), request, isFresh)) recheckUser()
}

/** Asks the server silently who the user is now; a key that is no longer good ends the session. */
export function recheckUser(): void {
  if (isLeaving()) return
  if (refresh === 'free') void refreshUser()
  else refresh = 'owed'
}

/** Another tab signed out or in: this one follows. Returns a function that stops following. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage || (event.key !== KEY && event.key !== null)) return
    const key = readStored(KEY)
    if (key === session.key) return
    if (key === null) {
      keepPlace()
      closeSession()
    } else takeKey(key)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Only the server knows whose key it is, so nothing of the old user may stay. */
function takeKey(key: string): void {
  const wasSignedOut = session.key === null
  if (session.user) keepUnsaved()
  hashWatch.forget()
  forgetBelongings()
  session.user = null
  session.key = key
  void enter().then(() => {
    if (wasSignedOut && session.key === key && session.user) goBack(session.user.id)
  })
}

/** Leads to where this person was when the session ended; another person's address is forgotten. */
function goBack(userId: number): void {
  const address = takeReturnAddress(userId)
  if (address !== undefined) window.history.replaceState(null, '', address)
}

/** While the own password changes, the key is about to be replaced: a refresh waits for the new one. */
type Refresh = 'free' | 'held' | 'owed'
let refresh: Refresh = 'free'

/** A failed refresh is ignored: the user stays as he was (reference-data, section 4). */
async function refreshUser(): Promise<void> {
  const { key } = session
  const isLatest = startUserLoad()
  const user = await api.loadUser().catch(() => null)
  if (user && session.key === key && isLatest()) session.user = user
}

let lastUserLoad = 0

/** Counts a load of the user; the result tells whether it is still the latest, so that a slow one overwrites nothing. */
function startUserLoad(): () => boolean {
  const mine = ++lastUserLoad
  return () => mine === lastUserLoad
}

function open(key: string, user: User): void {
  writeStored(KEY, key)
  session.key = key
  session.user = user
  session.failure = null
}

function forgetKey(): void {
  writeStored(KEY, null)
  writeStored(HASH, null)
  hashWatch.forget()
  session.key = null
}
