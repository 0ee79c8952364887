import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { RequestFailure } from '../../src/lib/failure'
import { createLoadedValue, type LoadedValue } from '../../src/lib/loadedValue'
import { button, input, type Person, pendingSave, QUESTION, renderPersonForm, submitForm, typeText } from './personForm'

afterEach(cleanup)

describe('editing', () => {
  const person = createLoadedValue({ name: 'Айгерим', email: 'a@b.kz' })

  test('saving is disabled without a change, also after a change is undone', async () => {
    const { submit } = renderPersonForm({ mode: 'edit', entity: person })
    expect(button('Сохранить').disabled).toBe(true)
    await submitForm()
    expect(submit).not.toHaveBeenCalled()
    typeText(/Имя/, 'Айгерим Н.')
    expect(button('Сохранить').disabled).toBe(false)
    typeText(/Имя/, 'Айгерим')
    expect(button('Сохранить').disabled).toBe(true)
  })

  test('an emptied field is a change and is sent as empty', async () => {
    const { submit } = renderPersonForm({ mode: 'edit', entity: person })
    typeText(/Почта/, '')
    await submitForm()
    expect(submit.mock.calls).toEqual([[{ name: 'Айгерим', email: '' }]])
  })

  test('shows the loaded values when they come, and offers a failed load again', () => {
    const reload = jest.fn()
    const failure = { message: 'Город не найден', status: 404 }
    const failed: LoadedValue<Person> = { status: 'failed', value: undefined, failure, reload }
    const loading: LoadedValue<Person> = { status: 'loading', value: undefined, failure: undefined, reload }
    const { rerender } = renderPersonForm({ mode: 'edit', entity: loading })
    expect(input(/Имя/).closest('[inert]')).not.toBeNull()
    expect(button('Сохранить').disabled).toBe(true)
    rerender({ entity: failed })
    expect(screen.getByText('Город не найден')).toBeTruthy()
    fireEvent.click(button('Обновить'))
    expect(reload).toHaveBeenCalledTimes(1)
    rerender({ entity: person })
    expect(input(/Имя/).value).toBe('Айгерим')
    expect(input(/Имя/).closest('[inert]')).toBeNull()
  })

  test('an edit form is disabled until its entity is loaded; a create form starts with its blank, once', () => {
    const idle: LoadedValue<Person> = { status: 'idle', value: undefined, failure: undefined, reload: () => undefined }
    renderPersonForm({ mode: 'edit', entity: idle })
    expect(input(/Имя/).closest('[inert]')).not.toBeNull()
    cleanup()
    const { rerender } = renderPersonForm({ mode: 'create', entity: idle, blank: { name: 'Новый' } })
    expect(input(/Имя/).value).toBe('Новый')
    typeText(/Имя/, 'Айгерим')
    rerender({ blank: { name: 'Другой' } })
    expect(input(/Имя/).value).toBe('Айгерим')
  })

  test('an equal entity on the next render keeps the typed values', () => {
    const { rerender } = renderPersonForm({ mode: 'edit', entity: person })
    typeText(/Имя/, 'Другое')
    rerender({ entity: createLoadedValue({ name: 'Айгерим', email: 'a@b.kz' }) })
    expect(input(/Имя/).value).toBe('Другое')
  })
})

test('a failed rule on all values is shown in the alert and blocks saving', async () => {
  const { submit } = renderPersonForm({ block: ({ name }) => (name === 'Я' ? 'Так нельзя' : undefined) })
  typeText(/Имя/, 'Я')
  expect(screen.getByRole('alert').textContent).toContain('Так нельзя')
  expect(button('Добавить').disabled).toBe(true)
  await submitForm()
  expect(submit).not.toHaveBeenCalled()
  typeText(/Имя/, 'Ян')
  await submitForm()
  expect(submit).toHaveBeenCalledTimes(1)
})

describe('leaving', () => {
  test('without changes closes at once', () => {
    const { onClose } = renderPersonForm()
    fireEvent.click(button('Отмена'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('text that was typed and deleted is no change', () => {
    const { onClose } = renderPersonForm()
    typeText(/Имя/, 'Ай')
    typeText(/Имя/, '')
    fireEvent.click(button('Отмена'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('with changes asks; staying keeps them', async () => {
    const { onClose } = renderPersonForm()
    typeText(/Имя/, 'Айгерим')
    fireEvent.click(button('Отмена'))
    expect(onClose).not.toHaveBeenCalled()
    expect(await screen.findByText(QUESTION)).toBeTruthy()
    fireEvent.click(button('Нет, остаться'))
    expect(onClose).not.toHaveBeenCalled()
    expect(input(/Имя/).value).toBe('Айгерим')
  })

  test('with changes asks; agreeing closes', async () => {
    const { onClose } = renderPersonForm()
    typeText(/Имя/, 'Айгерим')
    fireEvent.click(screen.getByLabelText('Закрыть', { selector: 'button' }))
    expect(await screen.findByText(QUESTION)).toBeTruthy()
    fireEvent.click(button('Да, уйти'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('Esc and cross wait for a save under way', async () => {
    const save = pendingSave()
    const { onClose, onSaved } = renderPersonForm({ submit: save.submit })
    typeText(/Имя/, 'Айгерим')
    await submitForm()
    fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 27 })
    fireEvent.click(screen.getByLabelText('Закрыть', { selector: 'button' }))
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
    await save.fail(new RequestFailure({ message: 'Не вышло' }))
    expect(onSaved).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain('Не вышло')
    expect(input(/Имя/).value).toBe('Айгерим')
  })
})
