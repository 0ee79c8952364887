import { PEOPLE, type PersonName } from '../seeds/people'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'mock-person'

const isPerson = (name: string | null): name is PersonName => name !== null && Object.hasOwn(PEOPLE, name)

export function askedPerson(search: string): PersonName | null {
  const asked = new URLSearchParams(search).get('as')
  return isPerson(asked) ? asked : null
}

/**
 * The demo user of this tab, set by `?as=` in its current or an earlier URL. Null if the tab uses the session that all
 * tabs of the browser share; an empty `?as=` returns the tab to that session. An unknown name is ignored.
 */
export function tabPerson(search: string, storage: TabStorage): PersonName | null {
  const asked = new URLSearchParams(search).get('as')
  if (asked === '' || isPerson(asked)) storage.setItem(KEY, asked)
  const kept = storage.getItem(KEY)
  return isPerson(kept) ? kept : null
}

export const keyPerson = (key: string | null): PersonName | null =>
  (Object.keys(PEOPLE) as PersonName[]).find((name) => PEOPLE[name].id === Number.parseInt(key ?? '', 10)) ?? null
