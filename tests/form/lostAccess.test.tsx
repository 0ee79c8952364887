import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { Link, Route, Router, Switch } from 'wouter'
import { InputSavingRedirect } from '../../src/app/shell/InputSavingRedirect'
import { useDialogUrl } from '../../src/kit/directory/useDialogUrl'
import { guardNavigation } from '../../src/kit/form/leaveGuard'
import { ModalForm } from '../../src/kit/form/ModalForm'
import { PageForm } from '../../src/kit/form/PageForm'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { session } from '../../src/session/session'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TextField } from '../../src/ui/form/TextField'

/**
 * Contract, «hash header»: a lost permission takes effect at once. When the permission returns, the form offers to restore the unsaved
 * input (design).
 */

type Person = { name: string }
const field = fieldNames<Person>()
const BLANK = createLoadedValue<Partial<Person>>({})
const OFFER = 'Восстановить введённое?'

let setAccess: (mayEdit: boolean) => void

function App({ shownBefore = '/form' }: { shownBefore?: string }) {
  const [mayEdit, setMayEdit] = useState(true)
  setAccess = setMayEdit
  const shown = useRef<string | undefined>(shownBefore)
  return (
    <Router aroundNav={guardNavigation}>
      <Link href="/form">Форма</Link>
      <Switch>
        <Route path="/form">
          {mayEdit ? (
            <PageForm<Person> mode="create" entity={BLANK} submit={async () => undefined} onSaved={() => undefined}>
              <TextField name={field('name')} label="Имя" />
            </PageForm>
          ) : (
            <InputSavingRedirect path="/form" to="/other" shown={shown} />
          )}
        </Route>
        <Route path="/other">Другая страница</Route>
      </Switch>
    </Router>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  window.history.pushState(null, '', '/form')
  session.user = { id: 7, fio: 'Ким', role: { name: 'operator' }, accesses: [], allowedCities: [] }
})
afterEach(cleanup)

async function loseWhileTyping() {
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: 'Айгерим' } })
  act(() => setAccess(false))
  expect(await screen.findByText('Другая страница')).toBeTruthy()
  expect(window.location.pathname).toBe('/other')
  act(() => setAccess(true))
  fireEvent.click(screen.getByText('Форма'))
}

test('a changed form does not block the redirect, and its values are offered when the access returns', async () => {
  render(<App />)
  await loseWhileTyping()
  expect(await screen.findByText(OFFER)).toBeTruthy()
  fireEvent.click(screen.getByText('Восстановить'))
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Айгерим')
})

test('a redirect from another address stores nothing', async () => {
  render(<App shownBefore="/list" />)
  await loseWhileTyping()
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('')
  expect(screen.queryByText(OFFER)).toBeNull()
})

const DIALOGS = { add: null }

function DialogApp() {
  const [mayAdd, setMayAdd] = useState(true)
  setAccess = setMayAdd
  const { isOpen, key, close } = useDialogUrl(DIALOGS, () => mayAdd)
  return (
    <>
      <h1>Список</h1>
      <ModalForm<Person>
        key={key}
        open={isOpen}
        title="Новый"
        mode="create"
        entity={BLANK}
        submit={async () => undefined}
        onSaved={close}
        onClose={close}
      >
        <TextField name={field('name')} label="Имя" />
      </ModalForm>
    </>
  )
}

test('a dialog closes, and offers the typed values when it may be opened again', async () => {
  window.history.pushState(null, '', '/list?form=add')
  render(<DialogApp />)
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: 'Айгерим' } })
  act(() => setAccess(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => setAccess(true))
  expect(await screen.findByText(OFFER)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('')
  fireEvent.click(screen.getByText('Восстановить'))
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Айгерим')
})
