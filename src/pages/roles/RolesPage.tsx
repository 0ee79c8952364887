import { deleteRole, loadRoles, type Role } from '../../api/roles'
import { text } from '../../lib/structs'
import { actionsColumn, textColumn } from '../../ui/directory/columns'
import { Directory } from '../../ui/directory/Directory'
import { defineList } from '../../ui/directory/defineList'
import { useDirectory } from '../../ui/directory/useDirectory'
import type { EntryActions } from '../../ui/directory/useEntries'
import type { Column } from '../../ui/list/columns'
import { RoleForm } from './RoleForm'

/** The id of a role is its name (reference-data, section 2.11). */
const roles = defineList({
  name: 'roles',
  search: (_query, signal) => loadRoles(signal),
  filters: {},
  dialogs: { add: 'role_manage', edit: ['role_manage', text()], delete: ['role_manage', text()] },
  rowId: ({ name }) => name,
  rowName: ({ name, description }) => description || name,
})

const roleColumns = (page: EntryActions<Role, typeof roles.dialogs>): (Column<Role> | null)[] => [
  { key: 'name', title: 'Название', width: 220, render: ({ name }) => <code>{name}</code> },
  textColumn('description', 'Описание', 420),
  actionsColumn(page),
]

export function RolesPage() {
  const page = useDirectory(roles, roleColumns)
  return (
    <Directory
      page={page}
      title="Справочник - Роли"
      add="Добавить роль"
      form={RoleForm}
      saved={['Роль добавлена', 'Роль сохранена']}
      remove={{
        title: 'Удалить роль?',
        text: (name) => `Роль ${name} будет удалена.`,
        action: deleteRole,
        done: 'Роль удалена',
      }}
      empty="Список ролей пуст"
      hint="Добавьте первую роль"
    />
  )
}
