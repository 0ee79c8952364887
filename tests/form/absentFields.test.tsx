import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { RequestFailure } from '../../src/lib/failure'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { emptyToNull, omitUnloadedFields } from '../../src/ui/form/formValues'
import { input, type Person, renderPersonForm, submitForm, typeText } from './personForm'

/**
 * If the server omits a field that its previous response contained, the form sends this field only if the user has changed it (contract,
 * third review).
 */

afterEach(cleanup)

const AIDA: Partial<Person> = { name: 'Аида', email: 'a@example.kz' }

function edit(opened: Partial<Person>, ...answers: Partial<Person>[]) {
  const send = jest.fn<(body: object) => Promise<void>>(() => Promise.resolve())
  const latest = () => Promise.resolve(answers.length > 1 ? (answers.shift() ?? {}) : (answers[0] ?? {}))
  renderPersonForm({
    mode: 'edit',
    entity: createLoadedValue(opened, latest),
    submit: (values, saved) => send(omitUnloadedFields(emptyToNull(values, ['email']), saved, ['email'])),
  })
  return send
}

test.each([
  ['left as it is', 'Айша', AIDA.email, { name: 'Айша' }],
  ['emptied', 'Аида', '', { name: 'Аида', email: null }],
])('a field that only the newer response lacks and that is %s', async (_case, name, email, sent) => {
  const send = edit(AIDA, { name: 'Аида' })
  typeText(/Имя/, name)
  typeText(/Почта/, email ?? '')
  await submitForm()
  expect(send.mock.calls).toEqual([[sent]])
})

test('a field that a colleague has filled in is sent as null if it is emptied after a refused save', async () => {
  const send = edit({ name: 'Аида' }, { ...AIDA })
  send.mockImplementationOnce(() => Promise.reject(new RequestFailure({ message: 'Отказ', status: 422 })))
  typeText(/Имя/, 'Айша')
  await submitForm()
  expect(input(/Почта/).value).toBe(AIDA.email)
  typeText(/Почта/, '')
  await submitForm()
  expect(send).toHaveBeenLastCalledWith({ name: 'Айша', email: null })
})

test('a required field that only the newer response lacks is asked for, and nothing is sent', async () => {
  const send = edit(AIDA, { email: AIDA.email as string })
  typeText(/Почта/, 'aida@example.kz')
  await submitForm()
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByText(/^Не сохранено: данные на сервере изменились/)).toBeTruthy()
  expect(screen.getByText('Поле обязательное')).toBeTruthy()
  typeText(/Имя/, 'Аида')
  await submitForm()
  expect(send.mock.calls).toEqual([[{ name: 'Аида', email: 'aida@example.kz' }]])
})
