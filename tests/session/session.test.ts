import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { delayedReplies, mockFetch, waitForRequests } from './mockFetch'
import { CREDENTIALS, loadPage, loadSignedInPage, signInReply, USER } from './sessionPage'

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('signing in', () => {
  test('the phone is sent as text, the key is stored under «auth», the user is loaded', async () => {
    const { calls } = mockFetch(() => signInReply())
    const page = await loadPage()
    await page.signIn(CREDENTIALS)
    expect(calls.map(({ method, path, key, body }) => [method, path, key, JSON.parse(body)])).toEqual([
      ['POST', '/v1/auth/login', null, CREDENTIALS],
    ])
    expect(localStorage.getItem('auth')).toBe('new-key')
    expect(page.session).toMatchObject({ key: 'new-key', user: { id: 3, fio: 'Серикова Айгуль' } })
  })

  test('a refusal removes the stored key and is rethrown', async () => {
    mockFetch(() => ({ status: 422, body: { message: 'Неверный пароль' } }))
    const page = await loadPage({ auth: 'old-key', hash: 'a' })
    await expect(page.signIn(CREDENTIALS)).rejects.toMatchObject({ failure: { message: 'Неверный пароль' } })
    expect(localStorage.getItem('auth')).toBeNull()
    expect(localStorage.getItem('hash')).toBeNull()
    expect(page.session.key).toBeNull()
  })

  test('a response without a key is malformed and does not sign in', async () => {
    mockFetch(() => ({ body: USER }))
    const page = await loadPage()
    await expect(page.signIn(CREDENTIALS)).rejects.toMatchObject({
      failure: { hint: 'Неверный ответ сервера: POST /v1/auth/login, поле authKey' },
    })
    expect(page.session).toMatchObject({ key: null, user: null })
  })
})

describe('the first entry', () => {
  test('no call is made without a key', async () => {
    const { calls } = mockFetch()
    const page = await loadPage()
    await page.loadSession()
    expect(calls).toEqual([])
  })

  test('the user of the stored key is loaded', async () => {
    const { calls } = mockFetch(() => ({ body: USER }))
    const page = await loadPage({ auth: 'key-1' })
    expect(page.session).toEqual({ key: 'key-1', user: null, failure: null })
    await page.loadSession()
    expect(calls.map(({ path, key }) => [path, key])).toEqual([['/v1/user', 'key-1']])
    expect(page.session.user?.fio).toBe('Серикова Айгуль')
  })

  test('a failure is kept for the screen, and gone after another attempt', async () => {
    const network = mockFetch(() => ({ status: 500, body: { message: 'Сервер устал' } }))
    const page = await loadPage({ auth: 'key-1' })
    await page.loadSession()
    expect(page.session).toMatchObject({ key: 'key-1', user: null, failure: { message: 'Сервер устал', status: 500 } })
    network.answer(() => ({ body: USER }))
    await page.loadSession()
    expect(page.session).toMatchObject({ user: { id: 3 }, failure: null })
  })

  test('a user without a required field is a failure that names it', async () => {
    mockFetch(() => ({ body: { ...USER, accesses: null } }))
    const page = await loadPage({ auth: 'key-1' })
    await page.loadSession()
    expect(page.session.failure?.hint).toBe('Неверный ответ сервера: GET /v1/user, поле accesses')
  })

  test('a slow response does not overwrite the current user', async () => {
    const held = delayedReplies()
    mockFetch(held.next)
    const page = await loadPage({ auth: 'key-1' })
    const entering = page.loadSession()
    await waitForRequests()
    page.reloadUser()
    await waitForRequests()
    held.give(1, { body: { ...USER, accesses: ['order_view'] } })
    await waitForRequests()
    held.give(0, { body: USER })
    await entering
    expect(page.session.user?.accesses).toEqual(['order_view'])
  })

  test('a response after a sign-out is ignored', async () => {
    const held = delayedReplies()
    mockFetch(held.next)
    const page = await loadPage({ auth: 'key-1' })
    const entering = page.loadSession()
    await waitForRequests()
    page.signOut()
    held.give(0, { body: USER })
    await entering
    expect(page.session).toEqual({ key: null, user: null, failure: null })
  })
})

describe('the end of a session', () => {
  test('signing out clears key, hash and user', async () => {
    const page = await loadSignedInPage(mockFetch(), 'a')
    expect(localStorage.getItem('hash')).toBe('a')
    page.signOut()
    expect([localStorage.getItem('auth'), localStorage.getItem('hash')]).toEqual([null, null])
    expect(page.session).toEqual({ key: null, user: null, failure: null })
  })

  test('a 401 of any call signs out', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    network.answer(() => ({ status: 401, body: {} }))
    await page.load().catch(() => undefined)
    expect(page.session).toEqual({ key: null, user: null, failure: null })
    expect(localStorage.getItem('auth')).toBeNull()
  })

  test('a 403 does not', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    network.answer(() => ({ status: 403, body: {} }))
    await page.load().catch(() => undefined)
    expect(page.session.user?.id).toBe(3)
  })

  test('a late 401 of an earlier session does not end the new one', async () => {
    const held = delayedReplies()
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    network.answer(held.next)
    const late = page.load().catch(() => undefined)
    await waitForRequests()
    network.answer(() => signInReply('key-2'))
    await page.signIn(CREDENTIALS)
    held.give(0, { status: 401, body: {} })
    await late
    expect(page.session).toMatchObject({ key: 'key-2', user: { id: 3 } })
  })
})

describe('after a 401', () => {
  async function end() {
    const network = mockFetch(() => ({ body: USER }))
    const page = await loadSignedInPage(network)
    window.history.replaceState(null, '', '/cities?name=%D0%9A&page=2')
    page.endSession('key-1')
    window.history.replaceState(null, '', '/login')
    return { network, page }
  }

  test('the same user returns to the same address with its filters', async () => {
    const { network, page } = await end()
    network.answer(() => signInReply())
    await page.signIn(CREDENTIALS)
    expect(window.location.pathname + window.location.search).toBe('/cities?name=%D0%9A&page=2')
  })

  test('another user gets no offer, and neither does the first one afterwards', async () => {
    const { network, page } = await end()
    network.answer(() => signInReply('other-key', { ...USER, id: 4 }))
    await page.signIn(CREDENTIALS)
    expect(window.location.pathname).toBe('/login')
    network.answer(() => signInReply())
    await page.signIn(CREDENTIALS)
    expect(window.location.pathname).toBe('/login')
  })

  test('a newer key from another tab is adopted and not removed', async () => {
    const network = mockFetch(() => ({ body: USER }))
    const page = await loadSignedInPage(network)
    localStorage.setItem('auth', 'key-of-other-tab')
    page.endSession('key-1')
    await waitForRequests()
    expect(localStorage.getItem('auth')).toBe('key-of-other-tab')
    expect(page.session).toMatchObject({ key: 'key-of-other-tab', user: { id: 3 } })
  })
})

describe('other tabs', () => {
  let stop = () => undefined as unknown
  afterEach(() => void stop())

  async function open() {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    stop = page.syncSessionWithOtherTabs()
    return { network, page }
  }

  function otherTab(key: string | null, stored: string | null) {
    if (stored === null) localStorage.removeItem('auth')
    else localStorage.setItem('auth', stored)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: stored, storageArea: localStorage }))
  }

  test('signing out there signs out here', async () => {
    const { page } = await open()
    otherTab('auth', null)
    expect(page.session).toMatchObject({ key: null, user: null })
  })

  test('clearing the whole storage signs out', async () => {
    const { page } = await open()
    otherTab(null, null)
    expect(page.session.key).toBeNull()
  })

  test.each([
    ['the same person is led back to where he was', 3, '/orders?status=20'],
    ['somebody else is not', 4, '/login'],
  ])('after it ended and began again there, %s', async (_what, id, address) => {
    const { network } = await open()
    window.history.replaceState(null, '', '/orders?status=20')
    otherTab('auth', null)
    window.history.replaceState(null, '', '/login')
    network.answer(() => ({ body: { ...USER, id } }))
    otherTab('auth', 'key-2')
    await waitForRequests()
    expect(window.location.pathname + window.location.search).toBe(address)
  })

  test.each([null, 'key-2'])('data of the user is cleared with the session (%s)', async (stored) => {
    await open()
    const { onSessionEnd } = await import('../../src/session/session')
    let forgotten = 0
    onSessionEnd(() => forgotten++)
    otherTab('auth', stored)
    expect(forgotten).toBe(1)
    await waitForRequests()
  })

  test.each([null, 'key-2'])('when the session ends there, input here is kept first (%s)', async (stored) => {
    const { page } = await open()
    const { addForcedLeaveListener } = await import('../../src/lib/unsavedInput')
    const users: (number | undefined)[] = []
    const end = addForcedLeaveListener(() => users.push(page.session.user?.id))
    otherTab('auth', stored)
    expect(users).toEqual([3])
    await waitForRequests()
    end()
  })

  test('another user signs in there: the old user is removed at once, the new one is loaded', async () => {
    const { network, page } = await open()
    network.answer(() => ({ body: { ...USER, id: 4, fio: 'Ким Олег' } }))
    otherTab('auth', 'key-of-kim')
    expect(page.session).toMatchObject({ key: 'key-of-kim', user: null })
    await waitForRequests()
    expect(network.calls.map(({ path, key }) => [path, key])).toEqual([['/v1/user', 'key-of-kim']])
    expect(page.session.user?.fio).toBe('Ким Олег')
  })

  test.each([
    ['the same person stays where he was', 3, '/orders?status=20'],
    ['another user starts at the beginning, also after a failed load', 4, '/'],
  ])('after a sign-out and a sign-in there that this tab slept through, %s', async (_what, id, address) => {
    const { network, page } = await open()
    window.history.replaceState(null, '', '/orders?status=20')
    network.answer(() => ({ status: 500, body: {} }))
    otherTab('auth', 'key-2')
    await waitForRequests()
    network.answer(() => ({ body: { ...USER, id } }))
    await page.loadSession()
    expect(page.session.user?.id).toBe(id)
    expect(window.location.pathname + window.location.search).toBe(address)
  })

  test('other storage keys, and all keys after a stop, are ignored', async () => {
    const { network, page } = await open()
    otherTab('sidebar', 'key-1')
    stop()
    otherTab('auth', null)
    expect(page.session.key).toBe('key-1')
    expect(network.calls).toEqual([])
  })
})

describe('userHasAccess', () => {
  test('without a user nothing is allowed, not even actions without a permission', async () => {
    const { userHasAccess } = await loadPage()
    expect([userHasAccess('order_view'), userHasAccess({ every: [] })]).toEqual([false, false])
  })

  test.each<[object, boolean]>([
    [{ every: ['order_view', 'city_manage'] }, true],
    [{ every: ['order_view', 'role_manage'] }, false],
    [{ every: [] }, true],
    [{ some: ['role_manage', 'city_manage'] }, true],
    [{ some: ['role_manage'] }, false],
    [{ some: [] }, false],
  ])('%j for the user is %s', async (rule, expected) => {
    const { userHasAccess } = await loadSignedInPage(mockFetch())
    expect(userHasAccess(rule as Parameters<typeof userHasAccess>[0])).toBe(expected)
  })
})
