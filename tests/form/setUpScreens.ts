import { afterEach, beforeAll, beforeEach } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import type { User } from '../../src/api/user'
import { session } from '../../src/session/session'
import { dismissAllToasts } from '../../src/ui/toasts'
import { configureApi } from '../session/mockFetch'
import { stubBrowserApis } from './jsdomStubs'

const USER = { id: 3, fio: 'Ким', accesses: [], allowedCities: [{ id: 1, name: 'Караганда' }] }

export function setUpScreens(user: { accesses?: string[]; allowedCities?: object[] } = {}): void {
  beforeAll(stubBrowserApis)
  beforeEach(() => {
    Object.assign(session, { key: 'key', user: { ...USER, ...user } as unknown as User })
    configureApi()
  })
  afterEach(() => {
    cleanup()
    dismissAllToasts()
    localStorage.clear()
    sessionStorage.clear()
    Object.assign(session, { key: null, user: null })
  })
}
