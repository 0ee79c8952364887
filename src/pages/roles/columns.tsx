import type { Role } from '../../api/roles'
import { RowActions } from '../../ui/form/RowActions'
import type { DialogAddress } from '../../ui/form/useDialogAddress'
import type { Column } from '../../ui/list/columns'
import type { ROLE_DIALOGS } from './roleList'

/** Columns of the roles directory (reference-data, section 2.11). */
export const roleColumns = (show: DialogAddress<typeof ROLE_DIALOGS>['show']): readonly Column<Role>[] => [
  { key: 'name', title: 'Название', width: 220, render: ({ name }) => <code>{name}</code> },
  { key: 'description', title: 'Описание', width: 420, render: ({ description }) => description || '—' },
  {
    key: 'actions',
    title: 'Действия',
    width: 110,
    align: 'right',
    fixed: 'right',
    render: ({ name, description }) => (
      <RowActions name={description || name} onEdit={() => show('edit', name)} onDelete={() => show('delete', name)} />
    ),
  },
]
