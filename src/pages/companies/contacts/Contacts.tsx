import { useMemo } from 'react'
import { deleteContact } from '../../../api/contacts'
import type { Option } from '../../../domain/labels'
import { Directory } from '../../../kit/directory/Directory'
import { useDirectory } from '../../../kit/directory/useDirectory'
import { ContactForm } from './ContactForm'
import { contactColumns, contactList } from './contactList'

export function Contacts({ companyId, positions }: { companyId: number; positions: readonly Option<number>[] }) {
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
