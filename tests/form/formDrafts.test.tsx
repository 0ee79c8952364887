import './jsdomStubs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ModalForm } from '../../src/kit/form/ModalForm'
import { createUnknownOutcomeError, RequestFailure } from '../../src/lib/failure'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { saveUnsavedInput } from '../../src/lib/unsavedInput'
import { session } from '../../src/session/session'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { changedFormFields, removeFormDraftsOfOthers } from '../../src/ui/form/formDrafts'
import { PasswordField } from '../../src/ui/form/PasswordField'
import { button, input, type Person, pendingSave, renderPersonForm, submitForm, typeText } from './personForm'

const USER = { id: 1, fio: 'Серикова Айгуль', role: { name: 'operator' }, accesses: [], allowedCities: [] }
const OFFER = 'Восстановить введённое?'

const signIn = (id: number) => Object.assign(session, { key: 'key', user: { ...USER, id } })

function endSession(then: { userId?: number; address?: string } = {}) {
  act(() => saveUnsavedInput())
  cleanup()
  signIn(then.userId ?? 1)
  window.history.replaceState(null, '', then.address ?? '/cities?page=2')
  return renderPersonForm()
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
  renderPersonForm()
  typeText(/Имя/, 'Темиртау')
  endSession()
  expect(input(/Имя/).value).toBe('')
  expect(screen.getByText(OFFER)).toBeTruthy()
  fireEvent.click(button('Восстановить'))
  expect(input(/Имя/).value).toBe('Темиртау')
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('a declined offer is not repeated', () => {
  renderPersonForm()
  typeText(/Имя/, 'Темиртау')
  endSession()
  fireEvent.click(button('Не нужно'))
  expect(screen.queryByText(OFFER)).toBeNull()
  cleanup()
  renderPersonForm()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test.each([
  ['another person', { userId: 2 }],
  ['another address', { address: '/cities?page=3' }],
])('%s gets no offer', (_what, then) => {
  renderPersonForm()
  typeText(/Имя/, 'Темиртау')
  endSession(then)
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('after another user used the tab, nothing is left for the first', () => {
  renderPersonForm()
  typeText(/Имя/, 'Темиртау')
  endSession({ userId: 2 })
  removeFormDraftsOfOthers(2)
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Темиртау')
})

test("a user whose number starts like another one's is a different user", () => {
  signIn(12)
  renderPersonForm()
  typeText(/Имя/, 'Темиртау')
  act(() => saveUnsavedInput())
  removeFormDraftsOfOthers(1)
  expect(window.sessionStorage).toHaveLength(0)
})

test('without typed values nothing is offered', () => {
  renderPersonForm()
  endSession()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('a saved form leaves no draft, whether the offer was accepted or not', async () => {
  renderPersonForm()
  typeText(/Имя/, 'Темиртау')
  endSession()
  typeText(/Имя/, 'Балхаш')
  await submitForm()
  cleanup()
  renderPersonForm()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('a restored draft asks about a field that a colleague has changed since it was typed', async () => {
  const then = { name: 'Караганда', email: 'a@b.kz' }
  const now = { name: 'Қарағанды', email: 'c@d.kz' }
  renderPersonForm({ mode: 'edit', entity: createLoadedValue(then) })
  typeText(/Имя/, 'Темиртау')
  act(() => saveUnsavedInput())
  cleanup()
  const { submit } = renderPersonForm({ mode: 'edit', entity: createLoadedValue(now, () => Promise.resolve(now)) })
  fireEvent.click(button('Восстановить'))
  await submitForm()
  const row = await screen.findByRole('row', { name: /Имя/ })
  expect([...row.children].map((cell) => cell.textContent)).toEqual(['Имя', 'Караганда', 'Қарағанды', 'Темиртау'])
  expect(submit).not.toHaveBeenCalled()
})

const LOST = createUnknownOutcomeError('Сервер не ответил вовремя', { status: 504 })
const ENDED = new RequestFailure({ message: 'Сеанс завершён', status: 401 })

async function expectSearchOf(sent: Person, shown: ReturnType<typeof renderPersonForm>, find: jest.Mock) {
  find.mockClear()
  await submitForm()
  expect(find.mock.calls).toEqual([[sent]])
  expect(shown.submit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('Похоже, уже сохранено: человек')
}

test('a restored draft of a lost save is searched for, also if the search ended the session', async () => {
  const find = jest.fn(async (): Promise<string | undefined> => 'человек')
  find.mockImplementationOnce(async () => {
    act(() => saveUnsavedInput())
    throw ENDED
  })
  renderPersonForm({ submit: () => Promise.reject(LOST), duplicate: find })
  typeText(/Имя/, 'Айгерим')
  await submitForm()
  typeText(/Имя/, 'Айгерим Н.')
  await submitForm()
  cleanup()
  const shown = renderPersonForm({ duplicate: find })
  fireEvent.click(button('Восстановить'))
  expect(input(/Имя/).value).toBe('Айгерим Н.')
  await expectSearchOf({ name: 'Айгерим' }, shown, find)
})

test('a draft of a save that was still being sent is searched for before it is sent again', async () => {
  const find = jest.fn(async () => 'человек')
  const pending = pendingSave()
  renderPersonForm({ submit: pending.submit, duplicate: find })
  typeText(/Имя/, 'Айгерим')
  await submitForm()
  act(() => saveUnsavedInput())
  cleanup()
  await pending.succeed()
  const shown = renderPersonForm({ duplicate: find })
  fireEvent.click(button('Восстановить'))
  await expectSearchOf({ name: 'Айгерим' }, shown, find)
})

test('a new entry that was being sent with its given values is searched for too', async () => {
  const find = jest.fn(async () => 'человек')
  const form = { blank: { name: 'Айгерим' }, duplicate: find }
  renderPersonForm({ ...form, submit: pendingSave().submit })
  await submitForm()
  act(() => saveUnsavedInput())
  cleanup()
  const shown = renderPersonForm(form)
  expect(screen.queryByText(OFFER)).toBeNull()
  await expectSearchOf({ name: 'Айгерим' }, shown, find)
})

test.each([
  ['refused', () => Promise.reject(new RequestFailure({ message: 'Имя занято', status: 409 }))],
  ['never sent', undefined],
])('a restored draft of a save that was %s is sent at once', async (_what, refuse) => {
  const find = jest.fn(async () => 'человек')
  renderPersonForm({ duplicate: find, ...(refuse ? { submit: refuse } : {}) })
  typeText(/Имя/, 'Айгерим')
  if (refuse) await submitForm()
  act(() => saveUnsavedInput())
  cleanup()
  const { submit } = renderPersonForm({ duplicate: find })
  fireEvent.click(button('Восстановить'))
  await submitForm()
  expect(find).not.toHaveBeenCalled()
  expect(submit).toHaveBeenCalledTimes(1)
})

test('a draft of yesterday is not offered', () => {
  jest.useFakeTimers()
  renderPersonForm()
  typeText(/Имя/, 'Темиртау')
  act(() => saveUnsavedInput())
  cleanup()
  jest.setSystemTime(Date.now() + 24 * 3_600_000)
  renderPersonForm()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test('a password is never stored, also during a save', async () => {
  const field = fieldNames<{ password: string }>()
  render(
    <ModalForm<{ password: string }>
      open
      title="Доступ"
      mode="create"
      submit={pendingSave().submit}
      duplicate={async () => undefined}
      onSaved={() => undefined}
      onClose={() => undefined}
    >
      <PasswordField name={field('password')} label="Пароль" autoComplete="new-password" />
    </ModalForm>,
  )
  typeText(/Пароль/, 'тайна-1')
  act(() => saveUnsavedInput())
  expect(window.sessionStorage).toHaveLength(0)
  await act(async () => void fireEvent.submit(input(/Пароль/).closest('form') as HTMLFormElement))
  act(() => saveUnsavedInput())
  expect(JSON.stringify(window.sessionStorage)).not.toContain('тайна')
})

test('a row that contains a password is not stored', () => {
  const typed = { name: 'Ли', rows: [{ login: 'li', password: 'тайна-1' }], person: { password: 'тайна-2' } }
  const secret = new Set(['rows[0].password', 'person.password'])
  expect(changedFormFields(typed, {}, secret)).toEqual({ name: 'Ли' })
})
