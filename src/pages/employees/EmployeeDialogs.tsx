import { deleteEmployee, deleteEmployeePhoto, type Employee } from '../../api/employees'
import { fullName } from '../../domain/employees'
import { DeleteDialog } from '../../ui/form/ConfirmDialog'
import type { DialogAddress } from '../../ui/form/useDialogAddress'
import { toast } from '../../ui/toasts'
import { DocumentsDialog } from './DocumentsDialog'
import { EmployeeForm } from './EmployeeForm'
import type { EMPLOYEE_DIALOGS } from './employeeList'
import type { RoleOptions } from './employeesStore'
import { PasswordForm } from './PasswordForm'
import { PhotoDialog } from './PhotoDialog'

export type EmployeeDialogsProps = {
  address: DialogAddress<typeof EMPLOYEE_DIALOGS>
  rows: readonly Employee[]
  roles: RoleOptions
  onReload: () => void
}

/** The dialog that stands in the address of the employees. */
export function EmployeeDialogs({ address, rows, roles, onReload }: EmployeeDialogsProps) {
  const { dialog, isOpen: open, key, show, close } = address
  if (!dialog) return null
  /** The page with its filters and order is loaded again (reference-data, section 2.10). */
  const done = (message: string) => () => {
    toast.success(message)
    close()
    onReload()
  }
  const { form, entry: id } = dialog
  if (form === 'add') {
    return <EmployeeForm key={key} open={open} roles={roles} onSaved={done('Сотрудник добавлен')} onClose={close} />
  }
  const known = rows.find((row) => row.id === id)
  // The dialog may have come as a link, without its employee in the list.
  const name = (known && fullName(known)) || `Сотрудник № ${id}`
  const common = { open, id, onClose: close }
  switch (form) {
    case 'edit':
      return <EmployeeForm key={key} {...common} roles={roles} onSaved={done('Сотрудник сохранён')} />
    case 'password':
      return <PasswordForm key={key} {...common} name={name} onSaved={done('Пароль изменён')} />
    case 'documents':
      return <DocumentsDialog key={key} {...common} name={name} />
    case 'photo':
      return (
        <PhotoDialog
          key={key}
          {...common}
          known={known}
          onDelete={() => show('deletePhoto', id)}
          onSaved={done('Фото загружено')}
        />
      )
    case 'delete':
      return (
        <DeleteDialog
          key={key}
          open={open}
          title="Удалить сотрудника?"
          action={() => deleteEmployee(id)}
          onDone={done('Сотрудник удалён')}
          onClose={close}
        >
          {name}
        </DeleteDialog>
      )
    case 'deletePhoto':
      return (
        <DeleteDialog
          key={key}
          open={open}
          title="Удалить фото?"
          action={() => deleteEmployeePhoto(id)}
          onDone={done('Фото удалено')}
          onClose={close}
        >
          {name}
        </DeleteDialog>
      )
  }
}
