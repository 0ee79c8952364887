import { DEMO_ACCOUNTS, type DemoAccountKey } from '../seeds/demoAccounts'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'mock-person'

const isPerson = (name: string | null): name is DemoAccountKey => name !== null && Object.hasOwn(DEMO_ACCOUNTS, name)

export function demoUserInUrl(search: string): DemoAccountKey | null {
  const requested = new URLSearchParams(search).get('as')
  return isPerson(requested) ? requested : null
}

/**
 * The demo user of this tab, set by `?as=` in its current or an earlier URL. Null if the tab uses the session that all
 * tabs of the browser share; an empty `?as=` returns the tab to that session. An unknown name is ignored.
 */
export function resolveTabUser(search: string, storage: TabStorage): DemoAccountKey | null {
  const requested = new URLSearchParams(search).get('as')
  if (requested === '' || isPerson(requested)) storage.setItem(KEY, requested)
  const kept = storage.getItem(KEY)
  return isPerson(kept) ? kept : null
}

export const demoUserBySessionKey = (key: string | null): DemoAccountKey | null =>
  (Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[]).find(
    (name) => DEMO_ACCOUNTS[name].id === Number.parseInt(key ?? '', 10),
  ) ?? null
