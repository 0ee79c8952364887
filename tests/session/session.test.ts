import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { API_BASE, heldReplies, type Reply, settled, startNetwork } from './network'

const USER = {
  id: 3,
  fio: 'Серикова Айгуль',
  role: { name: 'operator', description: 'Оператор' },
  accesses: ['order_view', 'city_manage'],
  allowedCities: [{ id: 7, name: 'Караганда' }],
}
const CREDENTIALS = { phone: '77011234567', password: 'secret' }
const signedIn = (authKey = 'new-key', user: object = USER): Reply => ({ body: { authKey, ...user } })

/** The session as a page that has just been opened has it, tied to the HTTP boundary as the composition root does. */
async function openPage(stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  jest.resetModules()
  const http = await import('../../src/lib/http')
  const session = await import('../../src/session/session')
  http.configureHttp({
    apiBase: API_BASE,
    authKey: () => session.session.key,
    onUnauthorized: session.endSession,
    onAnswer: session.observeAnswer,
  })
  return { ...session, load: (path = '/v1/any') => http.load({ method: 'GET', path }) }
}

/** The same, with the user loaded. */
async function enteredPage(network: ReturnType<typeof startNetwork>, hash?: string) {
  network.answer(() => (hash === undefined ? { body: USER } : hashed(hash, USER)))
  const page = await openPage({ auth: 'key-1' })
  await page.enter()
  network.calls.length = 0
  return page
}

const hashed = (hash: string, body: unknown = {}): Reply => ({ body, headers: { 'x-user-modified-hash': hash } })

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('signing in', () => {
  test('the phone goes out as text, the key is kept under «auth», the user is there', async () => {
    const { calls } = startNetwork(() => signedIn())
    const page = await openPage()
    await page.signIn(CREDENTIALS)
    expect(calls.map(({ method, path, key, body }) => [method, path, key, JSON.parse(body)])).toEqual([
      ['POST', '/v1/auth/login', null, CREDENTIALS],
    ])
    expect(localStorage.getItem('auth')).toBe('new-key')
    expect(page.session).toMatchObject({ key: 'new-key', user: { id: 3, fio: 'Серикова Айгуль' } })
  })

  test('a refusal removes the stored key and is thrown on', async () => {
    startNetwork(() => ({ status: 422, body: { message: 'Неверный пароль' } }))
    const page = await openPage({ auth: 'old-key', hash: 'a' })
    await expect(page.signIn(CREDENTIALS)).rejects.toMatchObject({ failure: { message: 'Неверный пароль' } })
    expect(localStorage.getItem('auth')).toBeNull()
    expect(localStorage.getItem('hash')).toBeNull()
    expect(page.session.key).toBeNull()
  })

  test('an answer without a key is a malformed one, and signs nobody in', async () => {
    startNetwork(() => ({ body: USER }))
    const page = await openPage()
    await expect(page.signIn(CREDENTIALS)).rejects.toMatchObject({
      failure: { hint: 'Неверный ответ сервера: POST /v1/auth/login, поле authKey' },
    })
    expect(page.session).toMatchObject({ key: null, user: null })
  })
})

describe('the first entry', () => {
  test('no call is made without a key', async () => {
    const { calls } = startNetwork()
    const page = await openPage()
    await page.enter()
    expect(calls).toEqual([])
  })

  test('the user of the stored key is loaded', async () => {
    const { calls } = startNetwork(() => ({ body: USER }))
    const page = await openPage({ auth: 'key-1' })
    expect(page.session).toEqual({ key: 'key-1', user: null, failure: null })
    await page.enter()
    expect(calls.map(({ path, key }) => [path, key])).toEqual([['/v1/user', 'key-1']])
    expect(page.session.user?.fio).toBe('Серикова Айгуль')
  })

  test('a failure is kept for the screen, and gone after another attempt', async () => {
    const network = startNetwork(() => ({ status: 500, body: { message: 'Сервер устал' } }))
    const page = await openPage({ auth: 'key-1' })
    await page.enter()
    expect(page.session).toMatchObject({ key: 'key-1', user: null, failure: { message: 'Сервер устал', status: 500 } })
    network.answer(() => ({ body: USER }))
    await page.enter()
    expect(page.session).toMatchObject({ user: { id: 3 }, failure: null })
  })

  test('a user without a required field is a failure that names it', async () => {
    startNetwork(() => ({ body: { ...USER, accesses: null } }))
    const page = await openPage({ auth: 'key-1' })
    await page.enter()
    expect(page.session.failure?.hint).toBe('Неверный ответ сервера: GET /v1/user, поле accesses')
  })

  test('an answer that comes after a sign-out is ignored', async () => {
    const held = heldReplies()
    startNetwork(held.next)
    const page = await openPage({ auth: 'key-1' })
    const entering = page.enter()
    await settled()
    page.signOut()
    held.give(0, { body: USER })
    await entering
    expect(page.session).toEqual({ key: null, user: null, failure: null })
  })
})

describe('the end of a session', () => {
  test('signing out clears key, hash and user', async () => {
    const page = await enteredPage(startNetwork(), 'a')
    expect(localStorage.getItem('hash')).toBe('a')
    page.signOut()
    expect([localStorage.getItem('auth'), localStorage.getItem('hash')]).toEqual([null, null])
    expect(page.session).toEqual({ key: null, user: null, failure: null })
  })

  test('a 401 of any call signs out', async () => {
    const network = startNetwork()
    const page = await enteredPage(network)
    network.answer(() => ({ status: 401, body: {} }))
    await page.load().catch(() => undefined)
    expect(page.session).toEqual({ key: null, user: null, failure: null })
    expect(localStorage.getItem('auth')).toBeNull()
  })

  test('a 403 does not', async () => {
    const network = startNetwork()
    const page = await enteredPage(network)
    network.answer(() => ({ status: 403, body: {} }))
    await page.load().catch(() => undefined)
    expect(page.session.user?.id).toBe(3)
  })

  test('a late 401 of an earlier session does not end the new one', async () => {
    const held = heldReplies()
    const network = startNetwork()
    const page = await enteredPage(network)
    network.answer(held.next)
    const late = page.load().catch(() => undefined)
    await settled()
    network.answer(() => signedIn('key-2'))
    await page.signIn(CREDENTIALS)
    held.give(0, { status: 401, body: {} })
    await late
    expect(page.session).toMatchObject({ key: 'key-2', user: { id: 3 } })
  })
})

describe('the user-modified hash', () => {
  const lesser = { ...USER, accesses: ['order_view'] }

  /** Answers loads with `hash`, and the user with fewer permissions. */
  const changedTo = (hash: string) => (call: { path: string }) => hashed(hash, call.path === '/v1/user' ? lesser : {})

  test('the first one is stored silently', async () => {
    const network = startNetwork()
    const page = await enteredPage(network)
    network.answer(() => hashed('a'))
    await page.load()
    await settled()
    expect(network.callsOf('/v1/user')).toEqual([])
    expect(localStorage.getItem('hash')).toBe('a')
  })

  test('a change takes a permission away at once', async () => {
    const network = startNetwork()
    const page = await enteredPage(network, 'a')
    expect(page.can('city_manage')).toBe(true)
    network.answer(changedTo('b'))
    await page.load()
    await settled()
    expect(page.can('city_manage')).toBe(false)
    expect(page.can('order_view')).toBe(true)
  })

  test('calls side by side that all tell of a change cause one call for the user', async () => {
    const network = startNetwork()
    const page = await enteredPage(network, 'a')
    network.answer(changedTo('b'))
    await Promise.all([page.load(), page.load(), page.load(), page.load()])
    await settled()
    expect(network.callsOf('/v1/user')).toHaveLength(1)
  })

  test('an answer on its way since before the change does not cause another', async () => {
    const held = heldReplies()
    const network = startNetwork()
    const page = await enteredPage(network, 'a')
    network.answer((call) => (call.path === '/v1/slow' ? held.next() : changedTo('b')(call)))
    const slow = page.load('/v1/slow')
    await settled()
    await page.load()
    await settled()
    held.give(0, hashed('a'))
    await slow
    await settled()
    expect(network.callsOf('/v1/user')).toHaveLength(1)
    expect(localStorage.getItem('hash')).toBe('b')
  })

  test('a change since the last visit is noticed', async () => {
    const network = startNetwork((call) => changedTo('b')(call))
    const page = await openPage({ auth: 'key-1', hash: 'a' })
    await page.enter()
    await page.load()
    await settled()
    // The first entry brought the user as he is now.
    expect(network.callsOf('/v1/user')).toHaveLength(1)
    expect(page.can('city_manage')).toBe(false)
  })

  test('a failed refresh is ignored', async () => {
    const network = startNetwork()
    const page = await enteredPage(network, 'a')
    network.answer((call) => (call.path === '/v1/user' ? { status: 500, body: {} } : hashed('b')))
    await page.load()
    await settled()
    expect(page.session).toMatchObject({ key: 'key-1', user: { id: 3 }, failure: null })
  })

  test('of two refreshes the later one counts, in whatever order they are answered', async () => {
    const held = heldReplies()
    const network = startNetwork()
    const page = await enteredPage(network, 'a')
    let hash = 'b'
    network.answer((call) => (call.path === '/v1/user' ? held.next() : hashed(hash)))
    await page.load()
    hash = 'c'
    await page.load()
    await settled()
    held.give(1, hashed('c', lesser))
    await settled()
    held.give(0, hashed('c', USER))
    await settled()
    expect(network.callsOf('/v1/user')).toHaveLength(2)
    expect(page.can('city_manage')).toBe(false)
  })

  test('answers of an earlier session tell nothing about this one', async () => {
    const held = heldReplies()
    const network = startNetwork()
    const page = await enteredPage(network, 'a')
    network.answer(held.next)
    const late = page.load()
    await settled()
    network.answer(() => signedIn('key-2'))
    await page.signIn(CREDENTIALS)
    network.calls.length = 0
    held.give(0, hashed('z'))
    await late
    await settled()
    expect(network.calls).toEqual([])
    expect(localStorage.getItem('hash')).toBeNull()
  })
})

describe('changing the own password', () => {
  const PASSWORDS = { oldPassword: 'one', newPassword: 'two' }

  test('the new key takes the place of the old', async () => {
    const network = startNetwork()
    const page = await enteredPage(network)
    network.answer(() => signedIn('key-2'))
    await page.changePassword(PASSWORDS)
    expect(network.calls.map(({ path, key, body }) => [path, key, JSON.parse(body)])).toEqual([
      ['/v1/user/change-password', 'key-1', PASSWORDS],
    ])
    expect(localStorage.getItem('auth')).toBe('key-2')
    expect(page.session.key).toBe('key-2')
  })

  test('a refusal leaves the session as it was', async () => {
    const network = startNetwork()
    const page = await enteredPage(network)
    network.answer(() => ({ status: 422, body: { message: 'Нет', errors: { oldPassword: 'Неверный пароль' } } }))
    await expect(page.changePassword(PASSWORDS)).rejects.toMatchObject({
      failure: { fields: { oldPassword: 'Неверный пароль' } },
    })
    expect(page.session).toMatchObject({ key: 'key-1', user: { id: 3 } })
    expect(localStorage.getItem('auth')).toBe('key-1')
  })

  test('a change of the hash that it causes is followed with the new key, never with the dead one', async () => {
    const network = startNetwork()
    const page = await enteredPage(network, 'a')
    network.answer((call) =>
      call.path === '/v1/user'
        ? call.key === 'key-2'
          ? hashed('b', USER)
          : { status: 401, body: {} }
        : { ...signedIn('key-2'), headers: { 'x-user-modified-hash': 'b' } },
    )
    await page.changePassword(PASSWORDS)
    await settled()
    expect(network.callsOf('/v1/user').map(({ key }) => key)).toEqual(['key-2'])
    expect(page.session).toMatchObject({ key: 'key-2', user: { id: 3 } })
  })
})

describe('other tabs', () => {
  /** What another tab stored, as the browser tells this one. */
  function otherTab(key: string | null, stored: string | null) {
    if (stored === null) localStorage.removeItem('auth')
    else localStorage.setItem('auth', stored)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: stored, storageArea: localStorage }))
  }

  test('signing out there signs out here', async () => {
    const page = await enteredPage(startNetwork())
    const stop = page.followOtherTabs()
    otherTab('auth', null)
    expect(page.session).toMatchObject({ key: null, user: null })
    stop()
  })

  test('clearing the whole storage signs out', async () => {
    const page = await enteredPage(startNetwork())
    const stop = page.followOtherTabs()
    otherTab(null, null)
    expect(page.session.key).toBeNull()
    stop()
  })

  test('signing in there as somebody else: the old user is gone at once, the new one is loaded', async () => {
    const network = startNetwork()
    const page = await enteredPage(network)
    const stop = page.followOtherTabs()
    network.answer(() => ({ body: { ...USER, id: 4, fio: 'Ким Олег' } }))
    otherTab('auth', 'key-of-kim')
    expect(page.session).toMatchObject({ key: 'key-of-kim', user: null })
    await settled()
    expect(network.calls.map(({ path, key }) => [path, key])).toEqual([['/v1/user', 'key-of-kim']])
    expect(page.session.user?.fio).toBe('Ким Олег')
    stop()
  })

  test('other keys of the storage, and nothing at all after it was stopped, do not matter', async () => {
    const network = startNetwork()
    const page = await enteredPage(network)
    const stop = page.followOtherTabs()
    otherTab('sidebar', 'key-1')
    stop()
    otherTab('auth', null)
    expect(page.session.key).toBe('key-1')
    expect(network.calls).toEqual([])
  })
})

describe('can', () => {
  test('nobody signed in may nothing, not even what needs no permission', async () => {
    const { can } = await openPage()
    expect([can('order_view'), can({ every: [] })]).toEqual([false, false])
  })

  test.each<[object, boolean]>([
    [{ every: ['order_view', 'city_manage'] }, true],
    [{ every: ['order_view', 'role_manage'] }, false],
    [{ every: [] }, true],
    [{ some: ['role_manage', 'city_manage'] }, true],
    [{ some: ['role_manage'] }, false],
    [{ some: [] }, false],
  ])('%j for the user is %s', async (rule, expected) => {
    const { can } = await enteredPage(startNetwork())
    expect(can(rule as Parameters<typeof can>[0])).toBe(expected)
  })
})
