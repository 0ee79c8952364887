import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { type Loaded, ready } from '../../src/lib/loaded'
import { plainComputedStyle } from './jsdomGaps'
import { button, input, type Person, show, submitForm, type } from './personForm'

/**
 * An entity can be reloaded while its edit form is open: after the form itself has saved, by a timer, or because of another form on the
 * screen. The tests check which values the form then shows.
 */

beforeAll(plainComputedStyle)
afterEach(cleanup)

const AIDA: Partial<Person> = { name: 'Аида', email: 'a@example.kz' }
const LOADING: Loaded<Partial<Person>> = {
  status: 'loading',
  value: undefined,
  failure: undefined,
  reload: () => undefined,
}
const edit = (entity: Partial<Person>) => show({ mode: 'edit', entity: ready(entity) })
const shown = () => [input(/Имя/).value, input(/Почта/).value]
const save = () => button('Сохранить')

test('an untouched form shows the newer state', () => {
  const { rerender } = edit(AIDA)
  rerender({ entity: ready({ name: 'Бота', email: 'b@example.kz' }) })
  expect(shown()).toEqual(['Бота', 'b@example.kz'])
  expect(save().disabled).toBe(true)
})

test('typed fields are kept, untouched fields are updated', async () => {
  const { rerender, submit } = edit(AIDA)
  type(/Имя/, 'Айша')
  rerender({ entity: ready({ name: 'Бота', email: 'b@example.kz' }) })
  expect(shown()).toEqual(['Айша', 'b@example.kz'])
  expect(save().disabled).toBe(false)
  await submitForm()
  expect(submit).toHaveBeenCalledWith({ name: 'Айша', email: 'b@example.kz' })
})

test('an emptied field remains empty', () => {
  const { rerender } = edit(AIDA)
  type(/Почта/, '')
  rerender({ entity: ready({ name: 'Бота', email: 'b@example.kz' }) })
  expect(shown()).toEqual(['Бота', ''])
  expect(save().disabled).toBe(false)
})

test('a value that another user saved meanwhile, if identical, is not a change', () => {
  const { rerender } = edit(AIDA)
  type(/Имя/, 'Айша')
  rerender({ entity: ready({ name: 'Айша', email: 'b@example.kz' }) })
  expect(shown()).toEqual(['Айша', 'b@example.kz'])
  expect(save().disabled).toBe(true)
})

test('typed back to the newer state, a form is unchanged; to the older one, it is not', () => {
  const { rerender } = edit(AIDA)
  type(/Имя/, 'Айша')
  rerender({ entity: ready({ ...AIDA, name: 'Бота' }) })
  type(/Имя/, 'Аида')
  expect(save().disabled).toBe(false)
  type(/Имя/, 'Бота')
  expect(save().disabled).toBe(true)
})

test('after its own save the form is clean, also when the saved entity arrives', async () => {
  const { rerender } = edit(AIDA)
  type(/Имя/, 'Айша ')
  await submitForm()
  expect(save().disabled).toBe(true)
  rerender({ entity: ready({ ...AIDA, name: 'Айша' }) })
  expect(shown()).toEqual(['Айша', 'a@example.kz'])
  expect(save().disabled).toBe(true)
})

test('input between the save and the reload is kept', async () => {
  const { rerender } = edit(AIDA)
  type(/Имя/, 'Айша')
  await submitForm()
  type(/Почта/, 'aisha@example.kz')
  rerender({ entity: ready({ ...AIDA, name: 'Айша' }) })
  expect(shown()).toEqual(['Айша', 'aisha@example.kz'])
  expect(save().disabled).toBe(false)
})

test('a value set by a field itself during loading is replaced by the loaded one', () => {
  const { rerender } = show({ mode: 'edit', entity: LOADING })
  type(/Имя/, 'Айша')
  rerender({ entity: ready(AIDA) })
  expect(shown()).toEqual(['Аида', 'a@example.kz'])
  expect(save().disabled).toBe(true)
})
