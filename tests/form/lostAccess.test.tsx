import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { ready } from '../../src/lib/loaded'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { guardNavigation } from '../../src/ui/form/leaveGuard'
import { PageForm } from '../../src/ui/form/PageForm'
import { TextField } from '../../src/ui/form/TextField'
import { plainComputedStyle } from './jsdomGaps'

/** A permission that is lost takes effect at once (contract, «hash header»), whatever is being typed. */

type Person = { name: string }
const field = fieldNames<Person>()
const BLANK = ready<Partial<Person>>({})

let loseAccess: () => void

/** As the shell does it: the redirect takes the place of the screen. */
function App() {
  const [mayEdit, setMayEdit] = useState(true)
  loseAccess = () => setMayEdit(false)
  return (
    <Router aroundNav={guardNavigation}>
      <Switch>
        <Route path="/form">
          {mayEdit ? (
            <PageForm<Person> mode="create" entity={BLANK} submit={async () => undefined} onSaved={() => undefined}>
              <TextField name={field('name')} label="Имя" />
            </PageForm>
          ) : (
            <Redirect to="/other" replace />
          )}
        </Route>
        <Route path="/other">Другая страница</Route>
      </Switch>
    </Router>
  )
}

beforeAll(plainComputedStyle)
beforeEach(() => window.history.pushState(null, '', '/form'))
afterEach(cleanup)

test('a changed form does not hold its screen when the access to it is lost', async () => {
  render(<App />)
  fireEvent.change(screen.getByLabelText('Имя'), { target: { value: 'Айгерим' } })
  act(() => loseAccess())
  expect(await screen.findByText('Другая страница')).toBeTruthy()
  expect(window.location.pathname).toBe('/other')
})
