import { Flex } from 'antd'
import { type Contact, loadContacts } from '../../../api/contacts'
import { CONTACT_METHOD } from '../../../domain/companies'
import type { Option } from '../../../domain/labels'
import { actionsColumn, textColumn } from '../../../kit/directory/columns'
import { defineList } from '../../../kit/directory/defineList'
import type { EntryActions } from '../../../kit/directory/useEntries'
import type { Column } from '../../../kit/list/columns'
import { num } from '../../../lib/structs'
import { optionLabel } from '../../../session/allowedCities'
import { EmailLink, PhoneLink } from '../../../ui/contactLinks'

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
    { key: 'data', title: 'Способы связи', width: 260, render: ({ data }) => <Ways data={data} /> },
    actionsColumn(page),
  ]

function Ways({ data }: Pick<Contact, 'data'>) {
  const known = data.flatMap(({ typeId, value }) => (value === undefined ? [] : { typeId, value }))
  if (known.length === 0) return '—'
  const ways = new Map(known.map((way) => [`${way.typeId}/${way.value}`, way]))
  return (
    <Flex vertical gap={2} align="start">
      {[...ways].map(([key, { typeId, value }]) => (
        <ContactLink key={key} typeId={typeId} value={value} />
      ))}
    </Flex>
  )
}

function ContactLink({ typeId, value }: { typeId: number | undefined; value: string }) {
  if (typeId === CONTACT_METHOD.phone) return <PhoneLink phone={value} />
  return typeId === CONTACT_METHOD.email ? <EmailLink email={value} /> : value
}
