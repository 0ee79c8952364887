import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { createUnknownOutcomeError, RequestFailure } from '../../src/lib/failure'
import { input, type Person, renderPersonForm, submitForm, typeText } from './personForm'

/** Contract, «unknown outcome of a change». */

afterEach(cleanup)

const submitLostOnce = () =>
  jest
    .fn<(values: Person) => Promise<unknown>>()
    .mockRejectedValueOnce(createUnknownOutcomeError('Нет связи с сервером'))
    .mockResolvedValue(undefined)

const alertText = () => screen.getByRole('alert').textContent

async function loseSave(findDuplicate?: (values: Person) => Promise<string | undefined>) {
  const submit = submitLostOnce()
  const shown = renderPersonForm({ submit, ...(findDuplicate ? { duplicate: findDuplicate } : {}) })
  typeText(/Имя/, 'Айгерим')
  await submitForm()
  return { ...shown, submit }
}

test('the form says that the outcome is unknown and keeps the input', async () => {
  await loseSave()
  expect(alertText()).toContain('Неизвестно, сохранилось ли')
  expect(alertText()).toContain('проверить это за вас нельзя')
  expect(input(/Имя/).value).toBe('Айгерим')
})

test('a second press searches for a duplicate of the values that were sent', async () => {
  const findDuplicate = jest.fn(async (): Promise<string | undefined> => 'человек «Айгерим»')
  const { submit, onSaved } = await loseSave(findDuplicate)
  expect(findDuplicate).not.toHaveBeenCalled()
  typeText(/Имя/, 'Айгерим Н.')
  await submitForm()
  expect(findDuplicate.mock.calls).toEqual([[{ name: 'Айгерим' }]])
  expect(submit).toHaveBeenCalledTimes(1)
  expect(alertText()).toContain('Похоже, уже сохранено: человек «Айгерим»')
  await submitForm()
  expect(submit).toHaveBeenCalledTimes(2)
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('a form without a duplicate check sends at once', async () => {
  const { submit, onSaved } = await loseSave(async () => undefined)
  await submitForm()
  expect(submit).toHaveBeenCalledTimes(2)
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('a failed duplicate check is shown, and the next press sends', async () => {
  const { submit } = await loseSave(() =>
    Promise.reject(new RequestFailure({ message: 'Недостаточно прав', status: 403 })),
  )
  await submitForm()
  expect(submit).toHaveBeenCalledTimes(1)
  expect(alertText()).toContain('Не удалось проверить')
  await submitForm()
  expect(submit).toHaveBeenCalledTimes(2)
})

test('a refused request starts no duplicate check', async () => {
  const findDuplicate = jest.fn(async () => 'человек')
  const submit = jest.fn(() => Promise.reject(new RequestFailure({ message: 'Имя занято', status: 409 })))
  renderPersonForm({ submit, duplicate: findDuplicate })
  typeText(/Имя/, 'Айгерим')
  await submitForm()
  await submitForm()
  expect(findDuplicate).not.toHaveBeenCalled()
})
