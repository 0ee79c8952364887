import { jest } from '@jest/globals'
import { API_BASE, type mockFetch, type Reply } from './mockFetch'

export const USER = {
  id: 3,
  fio: 'Серикова Айгуль',
  role: { name: 'operator', description: 'Оператор' },
  accesses: ['order_view', 'city_manage'],
  allowedCities: [{ id: 7, name: 'Караганда' }],
}
export const CREDENTIALS = { phone: '77011234567', password: 'secret' }
export const signInReply = (authKey = 'new-key', user: object = USER): Reply => ({ body: { authKey, ...user } })

export async function loadPage(stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  jest.resetModules()
  const http = await import('../../src/lib/http')
  const session = await import('../../src/session/session')
  http.configureHttp({
    apiBase: API_BASE,
    authKey: () => session.session.key,
    onUnauthorized: session.endSession,
    onResponse: session.reloadUserIfChanged,
  })
  return { ...session, load: (path = '/v1/any') => http.loadJson({ method: 'GET', path }) }
}

export async function loadSignedInPage(network: ReturnType<typeof mockFetch>, hash?: string) {
  network.answer(() => (hash === undefined ? { body: USER } : replyWithHash(hash, USER)))
  const page = await loadPage({ auth: 'key-1' })
  await page.loadSession()
  network.calls.length = 0
  return page
}

export const replyWithHash = (hash: string, body: unknown = {}): Reply => ({
  body,
  headers: { 'x-user-modified-hash': hash },
})
