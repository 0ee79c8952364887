import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { RequestFailure } from '../../src/lib/failure'
import { fieldsOf } from '../../src/ui/form/fieldNames'
import { ModalForm, type ModalFormProps } from '../../src/ui/form/ModalForm'
import { all, email, required } from '../../src/ui/form/rules'
import { TextField } from '../../src/ui/form/TextField'
import { type Loaded, ready } from '../../src/ui/form/useEntity'
import { plainComputedStyle } from './jsdomGaps'

type Person = { name: string; email?: string }

const field = fieldsOf<Person>()
const QUESTION = 'Отменить изменения и уйти со страницы?'

beforeAll(plainComputedStyle)
afterEach(cleanup)

function show(props: Partial<ModalFormProps<Person>> = {}) {
  const submit = jest.fn<(values: Person) => Promise<unknown>>(() => Promise.resolve())
  const onSaved = jest.fn()
  const onClose = jest.fn()
  const element = (more: Partial<ModalFormProps<Person>> = {}) => (
    <StrictMode>
      <ModalForm<Person>
        open
        title="Человек"
        mode="create"
        entity={ready({})}
        submit={submit}
        onSaved={onSaved}
        onClose={onClose}
        {...props}
        {...more}
      >
        <TextField name={field('name')} label="Имя" rule={required} />
        <TextField name={field('email')} label="Почта" rule={all<string>(email)} />
      </ModalForm>
    </StrictMode>
  )
  const { rerender } = render(element())
  return { submit, onSaved, onClose, rerender: (more: Partial<ModalFormProps<Person>>) => rerender(element(more)) }
}

const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const button = (text: string) => screen.getByText(text).closest('button') as HTMLButtonElement
const input = (label: RegExp): HTMLInputElement => screen.getByLabelText(label)
const submitForm = async () => {
  await act(async () => {
    fireEvent.submit(screen.getByLabelText(/Имя/).closest('form') as HTMLFormElement)
  })
}

/** A save that stays under way until it is told how it ends. */
function pendingSave() {
  let succeed = () => undefined as unknown
  let fail: (error: unknown) => void = () => undefined
  const submit = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        succeed = () => resolve()
        fail = reject
      }),
  )
  return {
    submit,
    succeed: () => act(async () => void succeed()),
    fail: (error: unknown) => act(async () => fail(error)),
  }
}

describe('saving', () => {
  test('sends the values once and says that they are saved', async () => {
    const { submit, onSaved } = show()
    type(/Имя/, 'Айгерим')
    await submitForm()
    expect(submit.mock.calls).toEqual([[{ name: 'Айгерим' }]])
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('a second submit while the first is under way is not sent', async () => {
    const save = pendingSave()
    const { onSaved } = show({ submit: save.submit })
    type(/Имя/, 'Айгерим')
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
    const { submit } = show()
    type(/Имя/, 'Айгерим')
    await submitForm()
    await submitForm()
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('fields are out of reach while a save is under way', async () => {
    const save = pendingSave()
    show({ submit: save.submit })
    type(/Имя/, 'Айгерим')
    await submitForm()
    expect(input(/Имя/).closest('[inert]')).not.toBeNull()
    await save.succeed()
  })

  test('a save that ends after the form was left leads nowhere', async () => {
    const save = pendingSave()
    const { onSaved } = show({ submit: save.submit })
    type(/Имя/, 'Айгерим')
    await submitForm()
    cleanup()
    await save.succeed()
    expect(onSaved).not.toHaveBeenCalled()
  })
})

describe('wrong values', () => {
  test('are marked on submit, the first one gets the focus, nothing is sent', async () => {
    const { submit } = show()
    expect(screen.queryByText('Поле обязательное')).toBeNull()
    type(/Почта/, 'не почта')
    await submitForm()
    expect(submit).not.toHaveBeenCalled()
    const name = input(/Имя/)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Поле обязательное')
    expect(screen.getByText('Неверный формат')).toBeTruthy()
    expect(document.activeElement).toBe(name)
  })

  test('are marked once the field was left, not while it is typed in', () => {
    show()
    fireEvent.focus(input(/Почта/))
    type(/Почта/, 'не почта')
    expect(screen.queryByText('Неверный формат')).toBeNull()
    fireEvent.blur(input(/Почта/))
    expect(screen.getByText('Неверный формат')).toBeTruthy()
  })

  test('what must be given is said to screen readers before it is wrong', () => {
    show()
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

  test('keeps what was typed, shows messages beside fields and the rest in the alert, and can be repeated', async () => {
    const submit = jest.fn<() => Promise<unknown>>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(undefined)
    const { onSaved } = show({ submit })
    type(/Имя/, 'Айгерим')
    await submitForm()
    expect(input(/Имя/).value).toBe('Айгерим')
    expect(input(/Имя/).getAttribute('aria-invalid')).toBe('true')
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Проверьте поля')
    expect(alert.textContent).toContain('Нет ИНН')
    expect(alert.textContent).not.toContain('Имя занято')
    expect(onSaved).not.toHaveBeenCalled()

    type(/Имя/, 'Айгерим Н.')
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
    show({ submit })
    type(/Имя/, 'Айгерим')
    await submitForm()
    expect(screen.getByRole('alert').textContent).toContain('Нет связи с сервером')
    await submitForm()
    expect(submit).toHaveBeenCalledTimes(2)
  })
})

describe('editing', () => {
  const person = ready({ name: 'Айгерим', email: 'a@b.kz' })

  test('saving waits for a change, and a change taken back is none', async () => {
    const { submit } = show({ mode: 'edit', entity: person })
    expect(button('Сохранить').disabled).toBe(true)
    await submitForm()
    expect(submit).not.toHaveBeenCalled()
    type(/Имя/, 'Айгерим Н.')
    expect(button('Сохранить').disabled).toBe(false)
    type(/Имя/, 'Айгерим')
    expect(button('Сохранить').disabled).toBe(true)
  })

  test('an emptied field is a change and is sent as empty', async () => {
    const { submit } = show({ mode: 'edit', entity: person })
    type(/Почта/, '')
    await submitForm()
    expect(submit.mock.calls).toEqual([[{ name: 'Айгерим', email: '' }]])
  })

  test('shows the loaded values when they come, and offers a failed load again', () => {
    const reload = jest.fn()
    const failed: Loaded<Person> = { status: 'failed', failure: { message: 'Город не найден', status: 404 }, reload }
    const { rerender } = show({ mode: 'edit', entity: { status: 'loading' } })
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

  test('an equal entity on the next render does not wipe what was typed', () => {
    const { rerender } = show({ mode: 'edit', entity: person })
    type(/Имя/, 'Другое')
    rerender({ entity: ready({ name: 'Айгерим', email: 'a@b.kz' }) })
    expect(input(/Имя/).value).toBe('Другое')
  })
})

test('a rule on all values stands in the alert and blocks saving', async () => {
  const { submit } = show({ block: ({ name }) => (name === 'Я' ? 'Так нельзя' : undefined) })
  type(/Имя/, 'Я')
  expect(screen.getByRole('alert').textContent).toContain('Так нельзя')
  expect(button('Добавить').disabled).toBe(true)
  await submitForm()
  expect(submit).not.toHaveBeenCalled()
  type(/Имя/, 'Ян')
  await submitForm()
  expect(submit).toHaveBeenCalledTimes(1)
})

describe('leaving', () => {
  test('without changes closes at once', () => {
    const { onClose } = show()
    fireEvent.click(button('Отмена'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('text that was typed and wiped again is no change', () => {
    const { onClose } = show()
    type(/Имя/, 'Ай')
    type(/Имя/, '')
    fireEvent.click(button('Отмена'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('with changes asks; staying keeps them', async () => {
    const { onClose } = show()
    type(/Имя/, 'Айгерим')
    fireEvent.click(button('Отмена'))
    expect(onClose).not.toHaveBeenCalled()
    expect(await screen.findByText(QUESTION)).toBeTruthy()
    fireEvent.click(button('Нет, остаться'))
    expect(onClose).not.toHaveBeenCalled()
    expect(input(/Имя/).value).toBe('Айгерим')
  })

  test('with changes asks; agreeing closes', async () => {
    const { onClose } = show()
    type(/Имя/, 'Айгерим')
    fireEvent.click(screen.getByLabelText('Закрыть', { selector: 'button' }))
    expect(await screen.findByText(QUESTION)).toBeTruthy()
    fireEvent.click(button('Да, уйти'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('Esc and cross wait for a save under way', async () => {
    const save = pendingSave()
    const { onClose, onSaved } = show({ submit: save.submit })
    type(/Имя/, 'Айгерим')
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
