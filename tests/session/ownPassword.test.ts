import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { delayedReplies, mockFetch, type Reply, waitForRequests } from './mockFetch'
import { CREDENTIALS, loadSignedInPage, replyWithHash, signInReply, USER } from './sessionPage'

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('changing the own password', () => {
  const PASSWORDS = { oldPassword: 'one', newPassword: 'two' }

  async function changeSlowly(reply: () => Reply) {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    const held = delayedReplies()
    network.answer((call) => (call.path === '/v1/user/change-password' ? held.next() : reply()))
    const changing = page.changePassword(PASSWORDS)
    await waitForRequests()
    return { network, page, held, changing }
  }

  test('the new key replaces the old one', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    network.answer(() => signInReply('key-2'))
    await page.changePassword(PASSWORDS)
    expect(network.calls.map(({ path, key, body }) => [path, key, JSON.parse(body)])).toEqual([
      ['/v1/user/change-password', 'key-1', PASSWORDS],
    ])
    expect(localStorage.getItem('auth')).toBe('key-2')
    expect(page.session.key).toBe('key-2')
  })

  test('a response after another user signed in does not restore the first one', async () => {
    const { page, held, changing } = await changeSlowly(() => signInReply('key-9', { ...USER, id: 9 }))
    await page.signIn(CREDENTIALS)
    held.give(0, signInReply('key-2'))
    await changing
    expect(page.session).toMatchObject({ key: 'key-9', user: { id: 9 } })
    expect(localStorage.getItem('auth')).toBe('key-9')
  })

  test('a pending change does not keep the next user from being loaded again', async () => {
    const { network, page } = await changeSlowly(() => signInReply('key-9'))
    await page.signIn(CREDENTIALS)
    page.reloadUser()
    await waitForRequests()
    expect(network.callsOf('/v1/user').map(({ key }) => key)).toEqual(['key-9'])
  })

  test('a refusal keeps the session', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    network.answer(() => ({ status: 422, body: { message: 'Нет', errors: { oldPassword: 'Неверный пароль' } } }))
    await expect(page.changePassword(PASSWORDS)).rejects.toMatchObject({
      failure: { fields: { oldPassword: 'Неверный пароль' } },
    })
    expect(page.session).toMatchObject({ key: 'key-1', user: { id: 3 } })
    expect(localStorage.getItem('auth')).toBe('key-1')
  })

  test.each([
    ['without a body', { status: 204 }],
    ['without a key', { body: {} }],
    ['that is no JSON', { raw: 'ok' }],
  ])('a response %s says that the password was changed (contract, «Envelope»)', async (_what, reply) => {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    network.answer(() => reply)
    await expect(page.changePassword(PASSWORDS)).rejects.toMatchObject({
      failure: { message: expect.stringContaining('Пароль изменён'), hint: 'Выйдите и войдите с новым паролем' },
    })
    expect(page.session).toMatchObject({ key: 'key-1', user: { id: 3 } })
  })

  test('the hash change that it causes is handled with the new key, never with the old one', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network, 'a')
    network.answer((call) =>
      call.path === '/v1/user'
        ? call.key === 'key-2'
          ? replyWithHash('b', USER)
          : { status: 401, body: {} }
        : { ...signInReply('key-2'), headers: { 'x-user-modified-hash': 'b' } },
    )
    await page.changePassword(PASSWORDS)
    await waitForRequests()
    expect(network.callsOf('/v1/user').map(({ key }) => key)).toEqual(['key-2'])
    expect(page.session).toMatchObject({ key: 'key-2', user: { id: 3 } })
  })

  test('a 401 of another call under the old key waits for the new one', async () => {
    const { network, page, held, changing } = await changeSlowly(() => ({ status: 401, body: {} }))
    await page.load().catch(() => undefined)
    expect(page.session).toMatchObject({ key: 'key-1', user: { id: 3 } })
    network.answer(() => ({ body: USER }))
    held.give(0, signInReply('key-2'))
    await changing
    await waitForRequests()
    expect(network.callsOf('/v1/user').map(({ key }) => key)).toEqual(['key-2'])
    expect(page.session).toMatchObject({ key: 'key-2', user: { id: 3 } })
  })

  test('its own 401 ends the session', async () => {
    const network = mockFetch()
    const page = await loadSignedInPage(network)
    network.answer(() => ({ status: 401, body: { message: 'Войдите снова' } }))
    await expect(page.changePassword(PASSWORDS)).rejects.toMatchObject({ failure: { status: 401 } })
    await waitForRequests()
    expect(page.session).toMatchObject({ key: null, user: null })
    expect(network.callsOf('/v1/user')).toEqual([])
  })
})
