import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { EntryDialogs, type EntryDialogsProps } from '../../src/kit/directory/EntryDialogs'
import type { DirectoryState } from '../../src/kit/directory/useDirectory'
import { ModalForm } from '../../src/kit/form/ModalForm'
import { pendingSave } from '../form/personForm'

type Row = { id: number; name?: string }
type Dialogs = { edit: ['point_update', never]; delete: ['point_delete', never] }

afterEach(cleanup)

function show(form: string, dialogs: Partial<EntryDialogsProps<Row, Dialogs>>) {
  const [reload, finished] = [jest.fn(), jest.fn()]
  const element = (isOpen: boolean) => {
    const page = {
      list: { state: { rows: [{ id: 7 }] }, reload },
      dialogs: { dialog: { form, entry: 7 }, isOpen, key: 1, close: () => undefined },
      ...{ done: () => finished, added: () => finished, rowId: ({ id }: Row) => id },
    } as unknown as DirectoryState<Row, object, Dialogs>
    return (
      <StrictMode>
        <EntryDialogs<Row, object, Dialogs> page={page} {...dialogs} />
      </StrictMode>
    )
  }
  const { rerender } = render(element(true))
  return { reload, finished, leave: () => rerender(element(false)) }
}

const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))

function showDeletion() {
  const { submit, succeed } = pendingSave()
  const remove = { title: 'Удалить?', text: () => 'Запись', action: submit, done: 'Удалено' }
  return { ...show('delete', { remove }), succeed, send: () => press('Да, удалить') }
}

function showEdit() {
  const { submit, succeed } = pendingSave()
  const form: EntryDialogsProps<Row, Dialogs>['form'] = ({ id: _id, ...dialog }) => (
    <ModalForm {...dialog} title="Запись" mode="create" submit={submit} blank={{ name: 'Аида' }} duplicate="same">
      {null}
    </ModalForm>
  )
  return { ...show('edit', { form }), succeed, send: () => press('Добавить') }
}

test.each([
  ['deletion', showDeletion],
  ['save', showEdit],
])('a %s that succeeds after its dialog was left reloads the list once', async (_case, open) => {
  const { reload, finished, leave, succeed, send } = open()
  await send()
  leave()
  await succeed()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(finished).not.toHaveBeenCalled()
})

test.each([
  ['deletion', showDeletion],
  ['save', showEdit],
])('a %s in an open dialog leaves the reload to the code that closes the dialog', async (_case, open) => {
  const { reload, finished, succeed, send } = open()
  await send()
  await succeed()
  expect(reload).not.toHaveBeenCalled()
  expect(finished).toHaveBeenCalledTimes(1)
})
