import { PEOPLE, type PersonName } from '../seeds/people'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'mock-person'

const isPerson = (name: string | null): name is PersonName => name !== null && Object.hasOwn(PEOPLE, name)

/** The person that an address names by `?as=operator`. */
export function askedPerson(search: string): PersonName | null {
  const asked = new URLSearchParams(search).get('as')
  return isPerson(asked) ? asked : null
}

/**
 * Whose tab this is: the person that its address names, now or earlier. Null for a tab that shares its person with the others,
 * which an empty `?as=` makes it again; a wrong name is ignored.
 */
export function tabPerson(search: string, storage: TabStorage): PersonName | null {
  const asked = new URLSearchParams(search).get('as')
  if (asked === '' || isPerson(asked)) storage.setItem(KEY, asked)
  const kept = storage.getItem(KEY)
  return isPerson(kept) ? kept : null
}

/** Who of the people has this key: those that the mock gives begin with the id of their owner. */
export const keyPerson = (key: string | null): PersonName | null =>
  (Object.keys(PEOPLE) as PersonName[]).find((name) => PEOPLE[name].id === Number.parseInt(key ?? '', 10)) ?? null
