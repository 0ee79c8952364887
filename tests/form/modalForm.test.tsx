import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { RequestFailure } from '../../src/lib/failure'
import { session } from '../../src/session/session'
import { dismissAllToasts, toastState } from '../../src/ui/toasts'
import { button, input, pendingSave, renderPersonForm, submitForm, typeText } from './personForm'

afterEach(cleanup)

describe('saving', () => {
  test('sends the values once and confirms the save', async () => {
    const { submit, onSaved } = renderPersonForm()
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    expect(submit.mock.calls).toEqual([[{ name: 'Айгерим' }]])
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('a second submit while the first is under way is not sent', async () => {
    const save = pendingSave()
    const { onSaved } = renderPersonForm({ submit: save.submit })
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    await submitForm()
    fireEvent.click(button('Добавить'))
    expect(save.submit).toHaveBeenCalledTimes(1)
    expect(button('Добавить').disabled).toBe(true)
    expect(button('Отмена').disabled).toBe(true)
    await save.succeed()
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('the second half of a double click after a quick success is not sent', async () => {
    const { submit } = renderPersonForm()
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    await submitForm()
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('fields are inert while a save is pending', async () => {
    const save = pendingSave()
    renderPersonForm({ submit: save.submit })
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    expect(input(/Имя/).closest('[inert]')).not.toBeNull()
    await save.succeed()
  })

  test('saved values can be changed, changed back and saved again', async () => {
    const { submit } = renderPersonForm()
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    typeText(/Имя/, 'Айгерим Н.')
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    expect(submit).toHaveBeenCalledTimes(2)
  })

  test('a save that fails after the form was closed shows a toast', async () => {
    const save = pendingSave()
    renderPersonForm({ submit: save.submit })
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    cleanup()
    await save.fail(new RequestFailure({ message: 'Имя занято' }))
    expect(toastState.shown.map(({ text }) => text)).toEqual(['Имя занято'])
    dismissAllToasts()
  })

  test('a failed save of an ended session shows nothing to the next user', async () => {
    const save = pendingSave()
    renderPersonForm({ submit: save.submit })
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    cleanup()
    session.key = 'of somebody else'
    await save.fail(new RequestFailure({ message: 'Имя занято' }))
    expect(toastState.shown).toEqual([])
  })

  test('a save that ends after the form was left does not navigate', async () => {
    const save = pendingSave()
    const { onSaved } = renderPersonForm({ submit: save.submit })
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    cleanup()
    await save.succeed()
    expect(onSaved).not.toHaveBeenCalled()
  })
})

describe('wrong values', () => {
  test('are marked on submit, the first one gets the focus, nothing is sent', async () => {
    const { submit } = renderPersonForm()
    expect(screen.queryByText('Поле обязательное')).toBeNull()
    typeText(/Почта/, 'не почта')
    await submitForm()
    expect(submit).not.toHaveBeenCalled()
    const name = input(/Имя/)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Поле обязательное')
    expect(screen.getByText('Неверный формат')).toBeTruthy()
    expect(document.activeElement).toBe(name)
  })

  test('are marked once the field was left, not while it is typed in', () => {
    renderPersonForm()
    fireEvent.focus(input(/Почта/))
    typeText(/Почта/, 'не почта')
    expect(screen.queryByText('Неверный формат')).toBeNull()
    fireEvent.blur(input(/Почта/))
    expect(screen.getByText('Неверный формат')).toBeTruthy()
  })

  test('required fields are announced to screen readers before validation', () => {
    renderPersonForm()
    expect(input(/Имя/).getAttribute('aria-required')).toBe('true')
    expect(input(/Почта/).getAttribute('aria-required')).toBe('false')
    expect(input(/Имя/).getAttribute('aria-invalid')).toBe('false')
  })
})

describe('a refused save', () => {
  const refusal = new RequestFailure({
    message: 'Проверьте поля',
    status: 422,
    fields: { name: 'Имя занято', inn: 'Нет ИНН' },
  })

  test('keeps the typed values, shows messages at their fields and the rest in the alert, and can be retried', async () => {
    const submit = jest.fn<() => Promise<unknown>>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(undefined)
    const { onSaved } = renderPersonForm({ submit })
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    expect(input(/Имя/).value).toBe('Айгерим')
    expect(input(/Имя/).getAttribute('aria-invalid')).toBe('true')
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Проверьте поля')
    expect(alert.textContent).toContain('Нет ИНН')
    expect(alert.textContent).not.toContain('Имя занято')
    expect(onSaved).not.toHaveBeenCalled()

    typeText(/Имя/, 'Айгерим Н.')
    expect(screen.queryByText('Имя занято')).toBeNull()
    await submitForm()
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the same values may be sent again after a failure', async () => {
    const submit = jest
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new RequestFailure({ message: 'Ошибка', hint: 'Нет связи с сервером' }))
      .mockResolvedValueOnce(undefined)
    renderPersonForm({ submit })
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    expect(screen.getByRole('alert').textContent).toContain('Нет связи с сервером')
    await submitForm()
    expect(submit).toHaveBeenCalledTimes(2)
  })
})

test('a form that adds may wait for a change, as one that edits does', async () => {
  const { submit } = renderPersonForm({ blank: { name: 'Аида' }, waitsForChange: true })
  expect(button('Добавить').disabled).toBe(true)
  await submitForm()
  expect(submit).not.toHaveBeenCalled()
  typeText(/Имя/, 'Айша')
  expect(button('Добавить').disabled).toBe(false)
  await submitForm()
  expect(submit).toHaveBeenCalledWith({ name: 'Айша' })
})
