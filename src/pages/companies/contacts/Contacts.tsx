import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { deleteContact } from '../../../api/contacts'
import type { Option } from '../../../domain/labels'
import type { Permission } from '../../../domain/permissions'
import { useAccess } from '../../../session/useAccess'
import { DeleteDialog } from '../../../ui/form/ConfirmDialog'
import { useDialogAddress } from '../../../ui/form/useDialogAddress'
import { toast } from '../../../ui/toasts'
import { ContactForm } from './ContactForm'
import { ContactTable } from './ContactTable'
import { CONTACT_DIALOGS, contactsStoreOf } from './contactList'

const NEEDS: Record<keyof typeof CONTACT_DIALOGS, Permission> = {
  add: 'company_contact_create',
  edit: 'company_contact_update',
  delete: 'company_contact_delete',
}

export type ContactsProps = { companyId: number; positions: readonly Option<number>[] }

/** The list of a company's contacts with their dialogs, each part by its own permission (reference-data, 2.9). */
export function Contacts({ companyId, positions }: ContactsProps) {
  const can = useAccess()
  const [store] = useState(() => contactsStoreOf(companyId))
  const { dialog, isOpen, key, show, close } = useDialogAddress(CONTACT_DIALOGS, (form) => can(NEEDS[form]))
  const mayEdit = can(NEEDS.edit)
  const mayDelete = can(NEEDS.delete)
  const actions = useMemo(
    () => ({
      positions,
      onEdit: mayEdit ? (id: number) => show('edit', id) : undefined,
      onDelete: mayDelete ? (id: number) => show('delete', id) : undefined,
    }),
    [positions, mayEdit, mayDelete, show],
  )
  const done = (message: string) => () => {
    toast.success(message)
    close()
    void store.reload()
  }
  const form = { open: isOpen, companyId, positions, onClose: close }
  const rows = useSnapshot(store.state).rows

  return (
    <>
      {can(NEEDS.add) && (
        <div className="company-tab__actions">
          <Button type="primary" icon={<PlusOutlined />} onClick={() => show('add')}>
            Добавить контакт
          </Button>
        </div>
      )}
      {can('company_contact_view') && <ContactTable store={store} actions={actions} />}
      {dialog?.form === 'add' && <ContactForm key={key} {...form} onSaved={done('Контакт добавлен')} />}
      {dialog?.form === 'edit' && (
        <ContactForm key={key} {...form} id={dialog.entry} onSaved={done('Контакт сохранён')} />
      )}
      {dialog?.form === 'delete' && (
        <DeleteDialog
          key={key}
          open={isOpen}
          title="Удалить контакт?"
          action={() => deleteContact(dialog.entry)}
          onDone={done('Контакт удалён')}
          onClose={close}
        >
          {contactToDelete(rows, dialog.entry)}
        </DeleteDialog>
      )}
    </>
  )
}

/** The dialog may have come as a link, without its contact in the list. */
function contactToDelete(rows: readonly { id: number; name: string }[], id: number): string {
  const contact = rows.find((row) => row.id === id)
  return contact ? `Контакт «${contact.name}» будет удалён.` : `Контакт № ${id} будет удалён.`
}
