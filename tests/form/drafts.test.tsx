import './jsdomGaps'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ModalForm } from '../../src/kit/form/ModalForm'
import { ready } from '../../src/lib/loaded'
import { keepUnsaved } from '../../src/lib/unsaved'
import { session } from '../../src/session/session'
import { changedFields, forgetDraftsOfOthers } from '../../src/ui/form/drafts'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { PasswordField } from '../../src/ui/form/PasswordField'
import { button, input, show, submitForm, type } from './personForm'

/** Unsaved input of an expired session is offered as a draft, but only to the same user at the same URL. */

const USER = { id: 1, fio: 'Серикова Айгуль', role: { name: 'operator' }, accesses: [], allowedCities: [] }
const OFFER = 'Восстановить введённое?'

const signIn = (id: number) => Object.assign(session, { key: 'key', user: { ...USER, id } })

function endSession(then: { userId?: number; address?: string } = {}) {
  act(() => keepUnsaved())
  cleanup()
  signIn(then.userId ?? 1)
  window.history.replaceState(null, '', then.address ?? '/cities?page=2')
  return show()
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/cities?page=2')
  signIn(1)
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(session, { key: null, user: null })
})

test('typed values are offered and restored into their fields', async () => {
  show()
  type(/Имя/, 'Темиртау')
  endSession()
  expect(input(/Имя/).value).toBe('')
  expect(screen.getByText(OFFER)).toBeTruthy()
  fireEvent.click(button('Восстановить'))
  expect(input(/Имя/).value).toBe('Темиртау')
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('a declined offer is not repeated', () => {
  show()
  type(/Имя/, 'Темиртау')
  endSession()
  fireEvent.click(button('Не нужно'))
  expect(screen.queryByText(OFFER)).toBeNull()
  cleanup()
  show()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test.each([
  ['another person', { userId: 2 }],
  ['another address', { address: '/cities?page=3' }],
])('%s gets no offer', (_what, then) => {
  show()
  type(/Имя/, 'Темиртау')
  endSession(then)
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('after another user used the tab, nothing is left for the first', () => {
  show()
  type(/Имя/, 'Темиртау')
  endSession({ userId: 2 })
  forgetDraftsOfOthers(2)
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Темиртау')
})

test("a user whose number starts like another one's is a different user", () => {
  signIn(12)
  show()
  type(/Имя/, 'Темиртау')
  act(() => keepUnsaved())
  forgetDraftsOfOthers(1)
  expect(window.sessionStorage).toHaveLength(0)
})

test('without typed values nothing is offered', () => {
  show()
  endSession()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('a saved form leaves no draft, whether the offer was accepted or not', async () => {
  show()
  type(/Имя/, 'Темиртау')
  endSession()
  type(/Имя/, 'Балхаш')
  await submitForm()
  cleanup()
  show()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('a restored draft asks about a field that a colleague has changed since it was typed', async () => {
  const then = { name: 'Караганда', email: 'a@b.kz' }
  const now = { name: 'Қарағанды', email: 'c@d.kz' }
  show({ mode: 'edit', entity: ready(then) })
  type(/Имя/, 'Темиртау')
  act(() => keepUnsaved())
  cleanup()
  const { submit } = show({ mode: 'edit', entity: ready(now, () => Promise.resolve(now)) })
  fireEvent.click(button('Восстановить'))
  await submitForm()
  const row = await screen.findByRole('row', { name: /Имя/ })
  expect([...row.children].map((cell) => cell.textContent)).toEqual(['Имя', 'Караганда', 'Қарағанды', 'Темиртау'])
  expect(submit).not.toHaveBeenCalled()
})

test('a draft of yesterday is not offered', () => {
  jest.useFakeTimers()
  show()
  type(/Имя/, 'Темиртау')
  act(() => keepUnsaved())
  cleanup()
  jest.setSystemTime(Date.now() + 24 * 3_600_000)
  show()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('a password is never kept', () => {
  const field = fieldNames<{ password: string }>()
  render(
    <ModalForm<{ password: string }>
      open
      title="Доступ"
      mode="create"
      submit={() => Promise.resolve()}
      onSaved={() => undefined}
      onClose={() => undefined}
    >
      <PasswordField name={field('password')} label="Пароль" autoComplete="new-password" />
    </ModalForm>,
  )
  type(/Пароль/, 'тайна-1')
  act(() => keepUnsaved())
  expect(window.sessionStorage).toHaveLength(0)
})

test('nor is a row that contains one', () => {
  const typed = { name: 'Ли', rows: [{ login: 'li', password: 'тайна-1' }], person: { password: 'тайна-2' } }
  const secret = new Set(['rows[0].password', 'person.password'])
  expect(changedFields(typed, {}, secret)).toEqual({ name: 'Ли' })
})
