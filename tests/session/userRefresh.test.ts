import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { delayedReplies, mockFetch, waitForRequests } from './mockFetch'
import { CREDENTIALS, loadPage, loadSignedInPage, replyWithHash, signInReply, USER } from './sessionPage'

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

const loadAndWait = async (page: { load: () => Promise<unknown> }) => {
  await page.load()
  await waitForRequests()
}

describe('the user-modified hash', () => {
  const lesser = { ...USER, accesses: ['order_view'] }

  const changedTo = (hash: string) => (call: { path: string }) =>
    replyWithHash(hash, call.path === '/v1/user' ? lesser : {})

  test('the first one is stored silently', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    network.answer(() => replyWithHash('a'))
    await loadAndWait(page)
    expect(network.callsOf('/v1/user')).toEqual([])
    expect(localStorage.getItem('hash')).toBe('a')
  })

  test('a change removes a permission at once', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network, 'a')
    expect(page.userHasAccess('city_manage')).toBe(true)
    network.answer(changedTo('b'))
    await loadAndWait(page)
    expect(page.userHasAccess('city_manage')).toBe(false)
    expect(page.userHasAccess('order_view')).toBe(true)
  })

  test('parallel responses with a changed hash cause one request for the user', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network, 'a')
    network.answer(changedTo('b'))
    await Promise.all([page.load(), page.load(), page.load(), page.load()])
    await waitForRequests()
    expect(network.callsOf('/v1/user')).toHaveLength(1)
  })

  test('a response sent before the change does not cause another request', async () => {
    const held = delayedReplies()
    const network = mockFetch()
    const page = await loadSignedInPage(network, 'a')
    network.answer((call) => (call.path === '/v1/slow' ? held.next() : changedTo('b')(call)))
    const slow = page.load('/v1/slow')
    await waitForRequests()
    await loadAndWait(page)
    held.give(0, replyWithHash('a'))
    await slow
    await waitForRequests()
    expect(network.callsOf('/v1/user')).toHaveLength(1)
    expect(localStorage.getItem('hash')).toBe('b')
  })

  test('a change since the last visit is noticed', async () => {
    const network = mockFetch((call) => changedTo('b')(call))
    const page = await loadPage({ auth: 'key-1', hash: 'a' })
    await page.loadSession()
    await loadAndWait(page)
    expect(network.callsOf('/v1/user')).toHaveLength(1)
    expect(page.userHasAccess('city_manage')).toBe(false)
  })

  test('while the page is hidden the user is not requested; on return he is', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network, 'one')
    const { watchPageLeave } = await import('../../src/lib/pageLeave')
    watchPageLeave()
    window.dispatchEvent(new Event('pagehide'))
    network.answer(() => replyWithHash('two'))
    await loadAndWait(page)
    expect(network.callsOf('/v1/user')).toEqual([])
    window.dispatchEvent(new Event('pageshow'))
    await loadAndWait(page)
    expect(network.callsOf('/v1/user')).toHaveLength(1)
  })

  test('a failed refresh keeps the user and is repeated after the next response, until it succeeds', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network, 'a')
    network.answer((call) => (call.path === '/v1/user' ? { status: 500, body: {} } : replyWithHash('b')))
    await loadAndWait(page)
    expect(page.session).toMatchObject({ key: 'key-1', user: { id: 3 }, failure: null })
    network.answer(changedTo('b'))
    for (let count = 0; count < 2; count++) await loadAndWait(page)
    expect(page.userHasAccess('city_manage')).toBe(false)
    expect(network.callsOf('/v1/user')).toHaveLength(2)
  })

  test.each([
    ['the later one counts, in any order of responses', replyWithHash('c', lesser), replyWithHash('c', USER)],
    ['one that fails does not undo the other', { status: 503, body: {} }, replyWithHash('c', lesser)],
  ])('of two refreshes %s', async (_name, later, earlier) => {
    const held = delayedReplies()
    const network = mockFetch()
    const page = await loadSignedInPage(network, 'a')
    let hash = 'b'
    network.answer((call) => (call.path === '/v1/user' ? held.next() : replyWithHash(hash)))
    await page.load()
    hash = 'c'
    await loadAndWait(page)
    held.give(1, later)
    await waitForRequests()
    held.give(0, earlier)
    await waitForRequests()
    expect(network.callsOf('/v1/user')).toHaveLength(2)
    expect(page.userHasAccess('city_manage')).toBe(false)
  })

  test('responses of an earlier session are ignored', async () => {
    const held = delayedReplies()
    const network = mockFetch()
    const page = await loadSignedInPage(network, 'a')
    network.answer(held.next)
    const late = page.load()
    await waitForRequests()
    network.answer(() => signInReply('key-2'))
    await page.signIn(CREDENTIALS)
    network.calls.length = 0
    held.give(0, replyWithHash('z'))
    await late
    await waitForRequests()
    expect(network.calls).toEqual([])
    expect(localStorage.getItem('hash')).toBeNull()
  })
})

describe('while another tab changes the password', () => {
  function storeInOtherTab(key: string, value: string | null): void {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }))
  }

  async function refusedPage() {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    const stop = page.syncSessionWithOtherTabs()
    storeInOtherTab('auth-changing', String(Date.now() + 60_000))
    network.answer(() => ({ status: 401, body: {} }))
    await Promise.all([page.load().catch(() => undefined), page.load().catch(() => undefined)])
    expect(page.session).toMatchObject({ key: 'key-1', user: { id: 3 } })
    expect(localStorage.getItem('auth')).toBe('key-1')
    return { network, page, stop }
  }

  test('a 401 for the old key does not end the session: the new key is adopted when it arrives', async () => {
    const { network, page, stop } = await refusedPage()
    network.answer(() => ({ body: USER }))
    storeInOtherTab('auth', 'key-2')
    storeInOtherTab('auth-changing', null)
    await waitForRequests()
    expect(page.session).toMatchObject({ key: 'key-2', user: { id: 3 } })
    expect(localStorage.getItem('auth')).toBe('key-2')
    stop()
  })

  test('it ends the session when no new key has come', async () => {
    const { page, stop } = await refusedPage()
    storeInOtherTab('auth-changing', null)
    await waitForRequests()
    expect(page.session).toMatchObject({ key: null, user: null })
    stop()
  })

  test('a tab closed before its response delays others only briefly', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    try {
      const network = mockFetch()
      network.answer(() => ({ body: USER }))
      const page = await loadPage({ auth: 'key-1' })
      await page.loadSession()
      localStorage.setItem('auth-changing', String(Date.now() + 60_000))
      page.endSession('key-1')
      jest.advanceTimersByTime(59_000)
      expect(page.session.key).toBe('key-1')
      jest.advanceTimersByTime(2_000)
      expect(page.session.key).toBeNull()
      expect(localStorage.getItem('auth-changing')).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  test('the tab that changes the password announces this until it gets any response', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    const held = delayedReplies()
    network.answer(held.next)
    const changing = page.changePassword({ oldPassword: 'one', newPassword: 'two' })
    await waitForRequests()
    expect(Number(localStorage.getItem('auth-changing'))).toBeGreaterThan(Date.now() + 60_000)
    held.give(0, { status: 422, body: {} })
    await changing.catch(() => undefined)
    expect(localStorage.getItem('auth-changing')).toBeNull()
  })
})
