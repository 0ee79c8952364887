import { deleteRole, loadRoles, type Role } from '../../api/roles'
import { actionsColumn, textColumn } from '../../kit/directory/columns'
import { Directory } from '../../kit/directory/Directory'
import { defineList } from '../../kit/directory/defineList'
import { useDirectory } from '../../kit/directory/useDirectory'
import type { DirectoryDialogOpener } from '../../kit/directory/useDirectoryBase'
import type { Column } from '../../kit/list/columns'
import { textStruct } from '../../lib/structs'
import { RoleForm } from './RoleForm'
import { roleDependents } from './roleDependents'

/** The id of a role is its name (reference-data, section 2.11). */
const roles = defineList({
  name: 'roles',
  search: (_query, signal) => loadRoles(signal),
  filters: {},
  dialogs: { add: 'role_manage', edit: ['role_manage', textStruct()], delete: ['role_manage', textStruct()] },
  rowId: ({ name }) => name,
  rowName: ({ name, description }) => description || name,
})

const roleColumns = (page: DirectoryDialogOpener<Role, typeof roles.dialogs>): (Column<Role> | null)[] => [
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
        dependents: roleDependents,
        action: deleteRole,
        done: 'Роль удалена',
      }}
      empty="Список ролей пуст"
      hint="Добавьте первую роль"
    />
  )
}
