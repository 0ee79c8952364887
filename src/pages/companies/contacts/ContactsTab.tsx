import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { type Contact, deleteContact, loadContacts } from '../../../api/contacts'
import { loadContactTypes } from '../../../api/dictionaries'
import type { Option } from '../../../domain/labeledOptions'
import { actionsColumn, textColumn } from '../../../kit/directory/columns'
import { Directory } from '../../../kit/directory/Directory'
import { defineList } from '../../../kit/directory/defineList'
import { useDirectory } from '../../../kit/directory/useDirectory'
import type { DirectoryDialogOpener } from '../../../kit/directory/useDirectoryBase'
import type { Column } from '../../../kit/list/columns'
import { numberStruct } from '../../../lib/structs'
import { optionLabel } from '../../../session/cityOptions'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { ContactForm } from './ContactForm'
import { ContactMethodList } from './ContactMethodList'

export function ContactsTab({ companyId }: { companyId: number }) {
  const positions = useLoadedValue(loadContactTypes, [])
  return (
    <LoadedContent of={positions} waiting={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
      {(options) =>
        options.length === 0 ? (
          <EmptyState title="Список типов контактов пуст" />
        ) : (
          <Contacts companyId={companyId} positions={options} />
        )
      }
    </LoadedContent>
  )
}

function Contacts({ companyId, positions }: { companyId: number; positions: readonly Option<number>[] }) {
  const page = useDirectory(
    contactList,
    useMemo(() => contactColumns(positions), [positions]),
    companyId,
  )
  return (
    <Directory
      page={page}
      add="Добавить контакт"
      form={(props) => <ContactForm {...props} companyId={companyId} positions={positions} />}
      saved={['Контакт добавлен', 'Контакт сохранён']}
      remove={{
        title: 'Удалить контакт?',
        text: (name) => `Контакт ${name} будет удалён.`,
        action: deleteContact,
        done: 'Контакт удалён',
      }}
      empty="Список контактов пуст"
    />
  )
}

const contactList = defineList({
  name: 'contacts',
  search: (_query: object, signal: AbortSignal, companyId: number) => loadContacts(companyId, signal),
  filters: {},
  dialogs: {
    add: 'company_contact_create',
    edit: ['company_contact_update', numberStruct()],
    delete: ['company_contact_delete', numberStruct()],
  },
  view: 'company_contact_view',
})

const contactColumns =
  (positions: readonly Option<number>[]) =>
  (page: DirectoryDialogOpener<Contact, typeof contactList.dialogs>): (Column<Contact> | null)[] => [
    textColumn('name', 'ФИО', 260),
    { key: 'typeId', title: 'Должность', width: 200, render: ({ typeId }) => optionLabel(positions, typeId) },
    { key: 'data', title: 'Способы связи', width: 260, render: ({ data }) => <ContactMethodList data={data} /> },
    actionsColumn(page),
  ]
