import { type Contact, loadContacts } from '../../../api/contacts'
import type { Option } from '../../../domain/labels'
import { actionsColumn, textColumn } from '../../../kit/directory/columns'
import { defineList } from '../../../kit/directory/defineList'
import type { EntryActions } from '../../../kit/directory/useEntries'
import type { Column } from '../../../kit/list/columns'
import { num } from '../../../lib/structs'
import { optionLabel } from '../../../session/allowedCities'
import { ContactMethods } from './ContactMethods'

export const contactList = defineList({
  name: 'contacts',
  search: (_query: object, signal: AbortSignal, companyId: number) => loadContacts(companyId, signal),
  filters: {},
  dialogs: {
    add: 'company_contact_create',
    edit: ['company_contact_update', num()],
    delete: ['company_contact_delete', num()],
  },
  view: 'company_contact_view',
})

export const contactColumns =
  (positions: readonly Option<number>[]) =>
  (page: EntryActions<Contact, typeof contactList.dialogs>): (Column<Contact> | null)[] => [
    textColumn('name', 'ФИО', 260),
    { key: 'typeId', title: 'Должность', width: 200, render: ({ typeId }) => optionLabel(positions, typeId) },
    { key: 'data', title: 'Способы связи', width: 260, render: ({ data }) => <ContactMethods data={data} /> },
    actionsColumn(page),
  ]
