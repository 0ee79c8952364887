import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { confirmAndSignOut } from '../../src/kit/confirmAndSignOut'
import { ModalForm } from '../../src/kit/form/ModalForm'
import { PageForm } from '../../src/kit/form/PageForm'
import { addBeforeSignOutListener, session } from '../../src/session/session'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TextField } from '../../src/ui/form/TextField'

type Person = { name: string }
const field = fieldNames<Person>()
const QUESTION = 'Отменить изменения и уйти со страницы?'
const form = { mode: 'create', submit: async () => undefined, onSaved: () => undefined } as const

function App({ withDialog = false }) {
  return (
    <>
      <button type="button" onClick={confirmAndSignOut}>
        Выйти
      </button>
      <PageForm<Person> {...form}>
        <TextField name={field('name')} label="Имя" />
      </PageForm>
      {withDialog && (
        <ModalForm<Person> {...form} open title="Окно" onClose={() => undefined}>
          <TextField name={field('name')} label="Имя в окне" />
        </ModalForm>
      )}
    </>
  )
}

beforeEach(() => {
  session.key = 'key'
})
afterEach(cleanup)

const type = (label: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: 'Айгерим' } })
const press = (text: string) => fireEvent.click(screen.getByText(text))

test('without typed values no question appears', () => {
  render(<App />)
  press('Выйти')
  expect(session.key).toBeNull()
})

test('staying keeps the session and the typed values, and sends nothing yet', async () => {
  let isSent = false
  const stop = addBeforeSignOutListener(() => {
    isSent = true
  })
  render(<App />)
  type('Имя')
  press('Выйти')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  press('Нет, остаться')
  expect(session.key).toBe('key')
  expect(isSent).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Айгерим')
  stop()
})

test('agreeing signs the user out', async () => {
  render(<App />)
  type('Имя')
  press('Выйти')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  expect(session.key).toBe('key')
  press('Да, уйти')
  expect(session.key).toBeNull()
})

test('a dialog over a page with changes is asked about first', async () => {
  render(<App withDialog />)
  type('Имя')
  type('Имя в окне')
  press('Выйти')
  expect(await screen.findAllByText(QUESTION)).toHaveLength(1)
  press('Да, уйти')
  expect(session.key).toBe('key')
  // Two confirmations are open: one for the dialog, and above it one for the page. Press the last button in the document; it belongs to the
  // page.
  fireEvent.click(screen.getAllByText('Да, уйти').at(-1) as HTMLElement)
  expect(session.key).toBeNull()
})
