import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link, Route, Router, Switch } from 'wouter'
import { guardNavigation } from '../../src/kit/form/leaveGuard'
import { PageForm } from '../../src/kit/form/PageForm'
import { RequestFailure } from '../../src/lib/failure'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { startPopStateListener } from '../../src/lib/popStateListener'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TextField } from '../../src/ui/form/TextField'
import { pendingSave } from './personForm'

type Person = { name: string }
const field = fieldNames<Person>()
const BLANK = createLoadedValue<Partial<Person>>({})
const QUESTION = 'Отменить изменения и уйти со страницы?'

const submit = jest.fn<() => Promise<unknown>>()

function App() {
  return (
    <Router aroundNav={guardNavigation}>
      <Link href="/other">Другое</Link>
      <Link href="/form?form=place&entry=4">Диалог</Link>
      <Link href="/form?tab=second">Вкладка</Link>
      <Switch>
        <Route path="/form">
          <PageForm<Person> mode="create" entity={BLANK} submit={submit} onSaved={() => undefined}>
            <TextField name={field('name')} label="Имя" />
          </PageForm>
        </Route>
        <Route path="/other">Другая страница</Route>
        <Route path="/list">Список</Route>
      </Switch>
    </Router>
  )
}

beforeAll(() => void startPopStateListener())

beforeEach(() => {
  submit.mockReset().mockResolvedValue(undefined)
  window.history.pushState(null, '', '/list')
  window.history.pushState(null, '', '/form')
  render(<App />)
})

afterEach(cleanup)

const typeName = (text = 'Айгерим') => fireEvent.change(screen.getByLabelText('Имя'), { target: { value: text } })
const name = () => screen.getByLabelText<HTMLInputElement>('Имя').value
/** If the leave guard refuses Back, no event follows for which the test could wait, so it waits a fixed time. */
const goBack = () =>
  act(async () => {
    window.history.back()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
const press = (text: string) => fireEvent.click(screen.getByText(text))

test('a link asks before changes are lost; staying keeps page and values', async () => {
  typeName()
  press('Другое')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  press('Нет, остаться')
  expect(window.location.pathname).toBe('/form')
  expect(name()).toBe('Айгерим')
})

test('opening a dialog of the same screen, and closing it by Back, does not ask', async () => {
  typeName()
  press('Диалог')
  expect(window.location.search).toBe('?form=place&entry=4')
  await goBack()
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(name()).toBe('Айгерим')
})

test('a form that remains after «Да, уйти» asks again after the next edit', async () => {
  typeName()
  press('Вкладка')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  press('Да, уйти')
  await waitFor(() => expect(window.location.search).toBe('?tab=second'))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  typeName('Айгерим Н.')
  press('Другое')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  expect(window.location.pathname).toBe('/form')
})

test('a link leads away after the user has agreed', async () => {
  typeName()
  press('Другое')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  press('Да, уйти')
  expect(await screen.findByText('Другая страница')).toBeTruthy()
})

test('an unchanged form does not ask', async () => {
  press('Другое')
  expect(await screen.findByText('Другая страница')).toBeTruthy()
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test('Back asks for a confirmation while the page remains visible', async () => {
  typeName()
  await goBack()
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  expect(window.location.pathname).toBe('/form')
  expect(name()).toBe('Айгерим')
  press('Нет, остаться')
  await goBack()
  expect(window.location.pathname).toBe('/form')
  expect(await screen.findByText('Да, уйти')).toBeTruthy()
  press('Да, уйти')
  await waitFor(() => expect(window.location.pathname).toBe('/list'))
  expect(await screen.findByText('Список')).toBeTruthy()
})

test('Back from an unchanged form goes back', async () => {
  await goBack()
  expect(await screen.findByText('Список')).toBeTruthy()
})

test('a reload asks in the browser only while there are changes', () => {
  const reload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(reload()).toBe(false)
  typeName()
  expect(reload()).toBe(true)
  typeName('')
  expect(reload()).toBe(false)
  typeName()
  cleanup()
  expect(reload()).toBe(false)
})

test('a form that remains open after a save guards later input', async () => {
  typeName()
  await act(async () => press('Добавить'))
  typeName('Айгерим Н.')
  press('Другое')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  expect(window.location.pathname).toBe('/form')
})

test('a saved form does not ask', async () => {
  typeName()
  await act(async () => press('Добавить'))
  expect(submit).toHaveBeenCalledTimes(1)
  press('Другое')
  expect(await screen.findByText('Другая страница')).toBeTruthy()
})

test('during a save the question says that the save continues, and after its failure that nothing is saved', async () => {
  const save = pendingSave()
  submit.mockImplementation(save.submit)
  typeName()
  await act(async () => press('Добавить'))
  press('Другое')
  expect(await screen.findByText(/^Сохранение ещё идёт и продолжится после ухода/)).toBeTruthy()
  expect(screen.queryByText(QUESTION)).toBeNull()
  await save.fail(new RequestFailure({ message: 'Не вышло' }))
  expect(screen.getByText(QUESTION)).toBeTruthy()
  expect(screen.getByText('Введённые данные не сохранены.')).toBeTruthy()
})

test('a replaced query of the same page keeps the form without asking; another entry asks', async () => {
  const navigate = jest.fn()
  typeName()
  guardNavigation(navigate, '/form?city=2', { replace: true })
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(QUESTION)).toBeNull()
  act(() => guardNavigation(navigate, '/form?city=2', {}))
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  expect(navigate).toHaveBeenCalledTimes(1)
})
