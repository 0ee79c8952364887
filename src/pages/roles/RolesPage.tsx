import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import { deleteRole, type Role } from '../../api/roles'
import { EmptyState } from '../../ui/EmptyState'
import { DeleteDialog } from '../../ui/form/ConfirmDialog'
import { useDialogAddress } from '../../ui/form/useDialogAddress'
import { DataTable } from '../../ui/list/DataTable'
import { useListPage } from '../../ui/list/useListPage'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import { roleColumns } from './columns'
import { RoleForm } from './RoleForm'
import { ROLE_DIALOGS, ROLE_LIST } from './roleList'
import { rolesStore } from './rolesStore'

/** The roles directory: add, edit, delete; whoever may open it may do all of it (reference-data, section 2.11). */
export function RolesPage() {
  const list = useListPage(rolesStore, ROLE_LIST)
  const { dialog, isOpen, key, show, close, finish } = useDialogAddress(ROLE_DIALOGS)
  const columns = useMemo(() => roleColumns(show), [show])
  const done = (message: string) => () => {
    toast.success(message)
    finish(list)
  }

  return (
    <>
      <PageHeader
        title="Справочник - Роли"
        extra={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => show('add')}>
            Добавить роль
          </Button>
        }
      />
      <DataTable
        name="roles"
        columns={columns}
        list={list}
        rowKey={nameOf}
        empty={<EmptyState title="Список ролей пуст" hint="Добавьте первую роль" />}
      />
      {dialog?.form === 'add' && <RoleForm key={key} open={isOpen} onSaved={done('Роль добавлена')} onClose={close} />}
      {dialog?.form === 'edit' && (
        <RoleForm key={key} open={isOpen} name={dialog.entry} onSaved={done('Роль сохранена')} onClose={close} />
      )}
      {dialog?.form === 'delete' && (
        <DeleteDialog
          key={key}
          open={isOpen}
          title="Удалить роль?"
          action={() => deleteRole(dialog.entry)}
          onDone={done('Роль удалена')}
          onClose={close}
        >
          {roleToDelete(list.state.rows, dialog.entry)}
        </DeleteDialog>
      )}
    </>
  )
}

const nameOf = ({ name }: Role) => name

/** The dialog may have come as a link, without its role in the list. */
function roleToDelete(rows: readonly Role[], name: string): string {
  const role = rows.find((row) => row.name === name)
  return `Роль «${role?.description || name}» будет удалена.`
}
