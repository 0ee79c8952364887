import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { ModalForm, type ModalFormProps } from '../../src/kit/form/ModalForm'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { combineFieldRules, emailFormatRule, requiredRule } from '../../src/ui/form/fieldRules'
import { TextField } from '../../src/ui/form/TextField'

export type Person = { name: string; email?: string }

const field = fieldNames<Person>()
export const QUESTION = 'Отменить изменения и уйти со страницы?'

export function renderPersonForm(props: Partial<ModalFormProps<Person>> = {}) {
  const submit = jest.fn<(values: Person) => Promise<unknown>>(() => Promise.resolve())
  const onSaved = jest.fn()
  const onClose = jest.fn()
  const element = (more: Partial<ModalFormProps<Person>> = {}) => (
    <StrictMode>
      <ModalForm<Person>
        open
        title="Человек"
        mode="create"
        submit={(values) => submit(values)}
        onSaved={onSaved}
        onClose={onClose}
        {...props}
        {...more}
      >
        <TextField name={field('name')} label="Имя" rule={requiredRule} />
        <TextField name={field('email')} label="Почта" rule={combineFieldRules<string>(emailFormatRule)} />
      </ModalForm>
    </StrictMode>
  )
  const { rerender } = render(element())
  return { submit, onSaved, onClose, rerender: (more: Partial<ModalFormProps<Person>>) => rerender(element(more)) }
}

export const typeText = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
export const button = (text: string) => screen.getByText(text).closest('button') as HTMLButtonElement
export const input = (label: RegExp): HTMLInputElement => screen.getByLabelText(label)
export const submitForm = async () => {
  await act(async () => {
    fireEvent.submit(screen.getByLabelText(/Имя/).closest('form') as HTMLFormElement)
  })
}

export function pendingSave() {
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
