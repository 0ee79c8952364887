import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { RequestFailure } from '../../src/lib/failure'
import { createLoadedValue, type LoadedValue } from '../../src/lib/loadedValue'
import { button, input, type Person, renderPersonForm, submitForm, typeText } from './personForm'

/**
 * An entity can be reloaded while its edit form is open: after the form itself has saved, by a timer, or because of another form on the
 * screen. The tests check which values the form then shows.
 */

afterEach(cleanup)

const AIDA: Partial<Person> = { name: 'Аида', email: 'a@example.kz' }
const LOADING: LoadedValue<Partial<Person>> = {
  status: 'loading',
  value: undefined,
  failure: undefined,
  reload: () => undefined,
}
const edit = (entity: Partial<Person>) => renderPersonForm({ mode: 'edit', entity: createLoadedValue(entity) })
const shown = () => [input(/Имя/).value, input(/Почта/).value]
const save = () => button('Сохранить')

test('an untouched form shows the newer state', () => {
  const { rerender } = edit(AIDA)
  rerender({ entity: createLoadedValue({ name: 'Бота', email: 'b@example.kz' }) })
  expect(shown()).toEqual(['Бота', 'b@example.kz'])
  expect(save().disabled).toBe(true)
})

test('typed fields are kept, untouched fields are updated', async () => {
  const { rerender, submit } = edit(AIDA)
  typeText(/Имя/, 'Айша')
  rerender({ entity: createLoadedValue({ name: 'Бота', email: 'b@example.kz' }) })
  expect(shown()).toEqual(['Айша', 'b@example.kz'])
  expect(save().disabled).toBe(false)
  await submitForm()
  expect(submit).toHaveBeenCalledWith({ name: 'Айша', email: 'b@example.kz' })
})

test('an emptied field remains empty', () => {
  const { rerender } = edit(AIDA)
  typeText(/Почта/, '')
  rerender({ entity: createLoadedValue({ name: 'Бота', email: 'b@example.kz' }) })
  expect(shown()).toEqual(['Бота', ''])
  expect(save().disabled).toBe(false)
})

test('a value that another user saved meanwhile, if identical, is not a change', () => {
  const { rerender } = edit(AIDA)
  typeText(/Имя/, 'Айша')
  rerender({ entity: createLoadedValue({ name: 'Айша', email: 'b@example.kz' }) })
  expect(shown()).toEqual(['Айша', 'b@example.kz'])
  expect(save().disabled).toBe(true)
})

test('typed back to the newer state, a form is unchanged; to the older one, it is not', () => {
  const { rerender } = edit(AIDA)
  typeText(/Имя/, 'Айша')
  rerender({ entity: createLoadedValue({ ...AIDA, name: 'Бота' }) })
  typeText(/Имя/, 'Аида')
  expect(save().disabled).toBe(false)
  typeText(/Имя/, 'Бота')
  expect(save().disabled).toBe(true)
})

test('after its own save the form is clean, also when the saved entity arrives', async () => {
  const { rerender } = edit(AIDA)
  typeText(/Имя/, 'Айша ')
  await submitForm()
  expect(save().disabled).toBe(true)
  rerender({ entity: createLoadedValue({ ...AIDA, name: 'Айша' }) })
  expect(shown()).toEqual(['Айша', 'a@example.kz'])
  expect(save().disabled).toBe(true)
})

test('input between the save and the reload is kept', async () => {
  const { rerender } = edit(AIDA)
  typeText(/Имя/, 'Айша')
  await submitForm()
  typeText(/Почта/, 'aisha@example.kz')
  rerender({ entity: createLoadedValue({ ...AIDA, name: 'Айша' }) })
  expect(shown()).toEqual(['Айша', 'aisha@example.kz'])
  expect(save().disabled).toBe(false)
})

test('a value set by a field itself during loading is replaced by the loaded one', () => {
  const { rerender } = renderPersonForm({ mode: 'edit', entity: LOADING })
  typeText(/Имя/, 'Айша')
  rerender({ entity: createLoadedValue(AIDA) })
  expect(shown()).toEqual(['Аида', 'a@example.kz'])
  expect(save().disabled).toBe(true)
})

test('a typed field that has changed on the server since the form was opened is asked about, before and after a reload of the entity', async () => {
  const latest = () => Promise.resolve({ name: 'Вера', email: 'v@example.kz' })
  const { rerender, submit, onSaved } = renderPersonForm({ mode: 'edit', entity: createLoadedValue(AIDA, latest) })
  typeText(/Имя/, 'Айша')
  rerender({ entity: createLoadedValue({ name: 'Бота', email: 'b@example.kz' }, latest) })
  await submitForm()
  const row = await screen.findByRole('row', { name: /Имя/ })
  expect([...row.children].map((cell) => cell.textContent)).toEqual(['Имя', 'Аида', 'Вера', 'Айша'])
  expect(submit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: 'Имя, У вас' }))
  await act(async () => fireEvent.click(button('Сохранить выбранное')))
  expect(submit.mock.calls).toEqual([[{ name: 'Айша', email: 'v@example.kz' }]])
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test.each([
  [401, 0],
  [403, 1],
  [500, 1],
])('a comparison that is refused with %i sends %i saves', async (status, sent) => {
  const refused = () => Promise.reject(new RequestFailure({ message: 'Отказ', status }))
  const { submit } = renderPersonForm({ mode: 'edit', entity: createLoadedValue(AIDA, refused) })
  typeText(/Имя/, 'Айша')
  await submitForm()
  expect(submit).toHaveBeenCalledTimes(sent)
})

test('after 2 s the save does not wait for the comparison', async () => {
  jest.useFakeTimers()
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const { submit } = renderPersonForm({ mode: 'edit', entity: createLoadedValue(AIDA, never) })
  typeText(/Имя/, 'Айша')
  await submitForm()
  expect(submit).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(submit.mock.calls).toEqual([[{ ...AIDA, name: 'Айша' }]])
  jest.useRealTimers()
})
