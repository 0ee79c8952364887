import type { Branch } from '../../../api/branches'
import { enabledLabel, type Option } from '../../../domain/labels'
import { nameIn } from '../../../session/allowedCities'
import { RowActions } from '../../../ui/form/RowActions'
import type { Column } from '../../../ui/list/columns'
import { EnabledTag } from '../../../ui/StatusTag'

export type BranchActions = {
  /** Names of cities and dispatch points. */
  cities: readonly Option<number>[]
  points: readonly Option<number>[]
  companyId: number
  mayEdit: boolean
  onDelete: ((id: number) => void) | undefined
}

/** Columns of a company's branches (reference-data, section 2.9). */
export const branchColumns = (actions: BranchActions): readonly Column<Branch>[] => [
  {
    key: 'cityId',
    title: 'Город',
    width: 180,
    isSortable: true,
    render: ({ cityId }) => nameIn(actions.cities, cityId),
  },
  {
    key: 'pointId',
    title: 'Отправная точка',
    width: 220,
    isSortable: true,
    render: ({ pointId }) => nameIn(actions.points, pointId),
  },
  { key: 'address', title: 'Адрес', width: 280, isSortable: true, render: ({ address }) => address || '—' },
  {
    key: 'status',
    title: 'Статус',
    width: 130,
    isSortable: true,
    render: ({ status }) => (status === undefined ? '—' : <EnabledTag status={status} label={enabledLabel(status)} />),
  },
  {
    key: 'actions',
    title: 'Действия',
    width: 110,
    align: 'right',
    fixed: 'right',
    render: ({ id, address }) => (
      <RowActions
        name={address || `№ ${id}`}
        editTo={actions.mayEdit ? `/companies/${actions.companyId}/branches/edit/${id}` : undefined}
        onDelete={actions.onDelete && (() => actions.onDelete?.(id))}
      />
    ),
  },
]
