import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PageForm } from '../../src/kit/form/PageForm'
import { createReadyLoaded } from '../../src/lib/loaded'
import { FieldRows } from '../../src/ui/form/FieldRows'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { required } from '../../src/ui/form/rules'
import { TextField } from '../../src/ui/form/TextField'
import { stubComputedStyle } from './jsdomStubs'

type Contact = { methods: { id: string; value: string }[] }

const field = fieldNames<Contact>()
const PHONE = { id: 'phone', value: '1' }

beforeAll(stubComputedStyle)
afterEach(cleanup)

test('a row that a colleague has removed does not hold the save', async () => {
  const submit = jest.fn<(values: Contact) => Promise<void>>(() => Promise.resolve())
  const entity = createReadyLoaded({ methods: [PHONE, { id: 'mail', value: '2' }] }, async () => ({ methods: [PHONE] }))
  render(
    <PageForm<Contact>
      mode="edit"
      entity={entity}
      merge={{ rows: { methods: { key: ['id'] } } }}
      submit={submit}
      onSaved={() => undefined}
    >
      <FieldRows name={field('methods')} label="Способы связи">
        {(row) => <TextField name={row('value')} label="Значение" rule={required} />}
      </FieldRows>
    </PageForm>,
  )
  fireEvent.change(screen.getAllByLabelText(/Значение/)[0] as HTMLElement, { target: { value: '3' } })
  // Outside `act`, React renders after the promises of the validation have resolved, as in a browser.
  fireEvent.click(screen.getByText('Сохранить'))
  await waitFor(() => expect(screen.getAllByLabelText(/Значение/)).toHaveLength(1))
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ methods: [{ id: 'phone', value: '3' }] }))
})
