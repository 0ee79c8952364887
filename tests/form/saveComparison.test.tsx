import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { RequestFailure } from '../../src/lib/failure'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { type Person, renderPersonForm, submitForm, typeText } from './personForm'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const OPENED: Partial<Person> = { name: 'Аида', email: 'a@example.kz' }
const TYPED: Person = { name: 'Айша', email: 'a@example.kz' }
const MERGED: Person = { name: 'Айша', email: 'b@example.kz' }
const GONE = new RequestFailure({ message: 'Нет такой записи', status: 404 })

type Latest = Partial<Person> | Error
type Load = (latest: Latest, signal: AbortSignal) => Promise<Partial<Person>>

const answer = (latest: Latest) => (latest instanceof Error ? Promise.reject(latest) : Promise.resolve(latest))
const after =
  (ms: number): Load =>
  (latest, signal) =>
    new Promise((resolve, reject) => {
      setTimeout(() => answer(latest).then(resolve, reject), ms)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
const LOADS: Record<string, Load> = {
  fast: answer,
  'after 1 s': after(1000),
  'after 6 s': after(6000),
  failing: () => Promise.reject(new RequestFailure({ message: 'Упало', status: 500 })),
}
const NOTHING = 'nothing changed'
const CHANGES: Record<string, Latest> = {
  [NOTHING]: OPENED,
  'another field changed': { ...OPENED, email: 'b@example.kz' },
  'the same field changed': { ...OPENED, name: 'Бота' },
  deleted: GONE,
}
/**
 * Expected request body, or expected message if the form sends nothing. Before a save, the form loads the latest values of the record to
 * detect a colleague's changes. If this load fails or takes longer than 2 s, the form sends the typed values without this check.
 */
const EXPECTED: Record<string, Record<string, Person | RegExp>> = {
  fast: {
    [NOTHING]: TYPED,
    'another field changed': MERGED,
    'the same field changed': /Коллега тоже изменил: имя/,
    deleted: /запись удалена, пока вы редактировали/,
  },
  'after 6 s': { [NOTHING]: TYPED, 'another field changed': TYPED, 'the same field changed': TYPED, deleted: TYPED },
}
const cases = Object.keys(LOADS).flatMap((load) =>
  Object.keys(CHANGES).map((change) => {
    const row = load === 'fast' || load === 'after 1 s' ? EXPECTED.fast : EXPECTED['after 6 s']
    return [change, load, row?.[change] as Person | RegExp] as const
  }),
)

test.each(cases)('%s by a colleague, comparison %s', async (change, load, expected) => {
  const compare = jest.fn((signal: AbortSignal) => (LOADS[load] as Load)(CHANGES[change] as Latest, signal))
  const onAway = jest.fn()
  const { submit, onSaved } = renderPersonForm({ mode: 'edit', entity: createLoadedValue(OPENED, compare), onAway })
  typeText(/Имя/, TYPED.name)
  await submitForm()
  await act(() => jest.advanceTimersByTimeAsync(2100))
  expect(compare).toHaveBeenCalledTimes(1)
  if (expected instanceof RegExp) {
    expect(screen.getByText(expected)).toBeTruthy()
    expect(submit).not.toHaveBeenCalled()
    expect(onSaved).not.toHaveBeenCalled()
    expect(onAway).toHaveBeenCalledTimes(1)
  } else {
    expect(submit.mock.calls).toEqual([[expected]])
    expect(onSaved).toHaveBeenCalledTimes(1)
  }
})
