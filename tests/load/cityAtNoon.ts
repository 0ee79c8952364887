import { afterEach, beforeEach, jest } from '@jest/globals'
import { session } from '../../src/session/session'

export const NOON = Date.parse('2026-03-18T12:00:00Z')

/** Each test starts at noon UTC. The user's city is in another time zone than the test process. */
export function startTestsAtNoon(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON })
    Object.assign(session, { user: { id: 1, accesses: [], allowedCities: [{ id: 1, name: 'Актобе', timezone: 6 }] } })
  })
  afterEach(() => {
    jest.useRealTimers()
    Object.assign(session, { user: null })
  })
}
