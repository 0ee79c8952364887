import { useMemo } from 'react'
import { EmptyState } from '../../../ui/EmptyState'
import { DataTable } from '../../../ui/list/DataTable'
import { useListPage } from '../../../ui/list/useListPage'
import { type ContactActions, contactColumns } from './contactColumns'
import { CONTACT_LIST, type contactsStoreOf } from './contactList'

export type ContactTableProps = { store: ReturnType<typeof contactsStoreOf>; actions: ContactActions }

export function ContactTable({ store, actions }: ContactTableProps) {
  const list = useListPage(store, CONTACT_LIST)
  const columns = useMemo(() => contactColumns(actions), [actions])
  return (
    <DataTable name="contacts" columns={columns} list={list} empty={<EmptyState title="Список контактов пуст" />} />
  )
}
