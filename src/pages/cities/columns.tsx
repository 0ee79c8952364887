import type { City } from '../../api/cities'
import { deliveryServiceLabel, timezoneLabel } from '../../domain/cities'
import { enabledLabel } from '../../domain/labels'
import { RowActions } from '../../ui/form/RowActions'
import type { DialogAddress } from '../../ui/form/useDialogAddress'
import { IdText } from '../../ui/IdText'
import type { Column } from '../../ui/list/columns'
import { EnabledTag } from '../../ui/StatusTag'
import type { CITY_DIALOGS } from './cityList'

/** Columns of the cities directory (reference-data, section 2.7). */
export const cityColumns = (show: DialogAddress<typeof CITY_DIALOGS>['show']): readonly Column<City>[] => [
  { key: 'id', title: 'ID', width: 80, isSortable: true, render: ({ id }) => <IdText id={id} /> },
  { key: 'name', title: 'Название', width: 240, isSortable: true, render: ({ name }) => name },
  {
    key: 'timezone',
    title: 'Часовой пояс',
    width: 150,
    isSortable: true,
    render: ({ timezone }) => timezoneLabel(timezone),
  },
  {
    key: 'deliveryService',
    title: 'Служба доставки',
    width: 180,
    isSortable: true,
    render: ({ deliveryService }) => (deliveryService ? deliveryServiceLabel(deliveryService) : '—'),
  },
  {
    key: 'status',
    title: 'Статус',
    width: 130,
    isSortable: true,
    render: ({ status }) => <EnabledTag status={status} label={enabledLabel(status)} />,
  },
  {
    key: 'actions',
    title: 'Действия',
    width: 110,
    align: 'right',
    fixed: 'right',
    render: ({ id, name }) => (
      <RowActions name={name} onEdit={() => show('edit', id)} onDelete={() => show('delete', id)} />
    ),
  },
]
