import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PageForm } from '../../src/kit/form/PageForm'
import { createLoadedValue, type LoadedValue } from '../../src/lib/loadedValue'
import { FieldRows } from '../../src/ui/form/FieldRows'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { requiredRule } from '../../src/ui/form/fieldRules'
import { TextField } from '../../src/ui/form/TextField'

type Contact = { methods: { id: string; value: string }[] }

const field = fieldNames<Contact>()
const PHONE = { id: 'phone', value: '1' }
const MAIL = { id: 'mail', value: '2' }

afterEach(cleanup)

type Submit = (values: Contact) => Promise<void>

const OPENED: Contact = { methods: [PHONE, MAIL] }

const ContactForm = ({ entity, submit }: { entity: LoadedValue<Contact>; submit: Submit }) => (
  <PageForm<Contact>
    mode="edit"
    entity={entity}
    merge={{ rows: { methods: { key: ['id'], isOnSaveOnly: true } } }}
    submit={submit}
    onSaved={() => undefined}
  >
    <FieldRows name={field('methods')} label="Способы связи">
      {(row) => <TextField name={row('value')} label="Значение" rule={requiredRule} />}
    </FieldRows>
  </PageForm>
)

const inputs = () => screen.getAllByLabelText<HTMLInputElement>(/Значение/)
const type = (index: number, value: string) => fireEvent.change(inputs()[index] as HTMLElement, { target: { value } })

test('a row that a colleague has removed does not hold the save', async () => {
  const submit = jest.fn<Submit>(() => Promise.resolve())
  render(<ContactForm entity={createLoadedValue(OPENED, async () => ({ methods: [PHONE] }))} submit={submit} />)
  type(0, '3')
  // The save is not wrapped in an async `act`, so React renders after the promises of the validation have resolved. A browser has the same
  // order.
  fireEvent.click(screen.getByText('Сохранить'))
  await waitFor(() => expect(screen.getAllByLabelText(/Значение/)).toHaveLength(1))
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ methods: [{ id: 'phone', value: '3' }] }))
})

test('rows stay where they are while the user types in one of them, and are merged before the save', async () => {
  const submit = jest.fn<Submit>(() => Promise.resolve())
  const latest = async () => ({ methods: [MAIL] })
  const { rerender } = render(<ContactForm entity={createLoadedValue(OPENED, latest)} submit={submit} />)
  type(1, '3')
  rerender(<ContactForm entity={createLoadedValue({ methods: [MAIL] }, latest)} submit={submit} />)
  expect(inputs().map(({ value }) => value)).toEqual(['1', '3'])
  fireEvent.click(screen.getByText('Сохранить'))
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ methods: [{ id: 'mail', value: '3' }] }))
})
