import { expect, jest, test } from '@jest/globals'
import { FORM_ERROR } from 'final-form'
import { RequestFailure } from '../../src/lib/failure'
import { toSubmitErrors } from '../../src/ui/form/submitErrors'

const refused = (fields: Record<string, string>) =>
  new RequestFailure({ message: 'Проверьте поля', status: 422, fields })

test('messages of shown fields are shown at them, others join the alert', () => {
  const errors = toSubmitErrors(refused({ name: 'Занято', secret: 'Скрытое поле' }), ['name', 'status'])
  expect(errors.name).toBe('Занято')
  expect(errors.secret).toBeUndefined()
  expect(errors[FORM_ERROR]).toMatchObject({ message: 'Проверьте поля', others: ['Скрытое поле'] })
})

test.each(['settings[1].percent', 'settings.1.percent'])('a row is found by %s', (key) => {
  const errors = toSubmitErrors(refused({ [key]: 'Много' }), ['settings', 'settings[1].percent'])
  expect(errors.settings[1]).toEqual({ percent: 'Много' })
  expect(errors[FORM_ERROR].others).toEqual([])
})

test('a list as a whole may be wrong', () => {
  expect(toSubmitErrors(refused({ settings: 'Нужна строка' }), ['settings']).settings).toBe('Нужна строка')
})

test.each([
  [{ settings: 'Нужна строка', 'settings[0].percent': 'Много' }],
  [{ 'settings[0].percent': 'Много', settings: 'Нужна строка' }],
])('a list and its rows may both be invalid, in any order', (fields) => {
  const errors = toSubmitErrors(refused(fields), ['settings', 'settings[0].percent'])
  expect(errors.settings).toEqual([{ percent: 'Много' }])
  expect(errors[FORM_ERROR].others).toEqual(['Нужна строка'])
})

test('a bug is shown as the fallback and logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(toSubmitErrors(new TypeError('x is undefined'), [])[FORM_ERROR]).toEqual({ message: 'Ошибка', others: [] })
  expect(log).toHaveBeenCalledTimes(1)
})
