import type { DeliveryZone } from '../../api/points'
import { enabledLabel } from '../../domain/labels'
import { formatMoney } from '../../domain/money'
import { groupDigits, NBSP } from '../../domain/text'
import { num } from '../../lib/structs'
import { RowActions, type RowActionsProps } from '../../ui/directory/RowActions'
import type { Column } from '../../ui/list/columns'
import { EnabledTag } from '../../ui/StatusTag'
import { ZoneTypeName } from './ZoneTypeName'

/** The dialogs of a point's zones: `?form=map`, `?form=edit&entry=5`, `?form=delete&entry=5`. */
export const ZONE_DIALOGS = { map: null, edit: num(), delete: num() }

/** Columns of the delivery zones (reference-data, section 2.5); without `actionsOf` nothing may be changed. */
export const zoneColumns = (
  actionsOf: ((id: number) => Omit<RowActionsProps, 'name'>) | undefined,
): readonly Column<DeliveryZone>[] => [
  { key: 'typeId', title: 'Тип', width: 160, render: ({ typeId }) => <ZoneTypeName typeId={typeId} /> },
  { key: 'name', title: 'Название', width: 200, render: ({ name }) => name },
  { key: 'description', title: 'Описание', width: 200, render: ({ description }) => description || '—' },
  {
    key: 'deliveryTime',
    title: 'Макс. время доставки',
    width: 130,
    align: 'right',
    render: ({ deliveryTime }) => (deliveryTime === undefined ? '—' : `${groupDigits(deliveryTime)}${NBSP}мин`),
  },
  {
    key: 'deliveryPrice',
    title: 'Стоимость доставки',
    width: 120,
    align: 'right',
    render: ({ deliveryPrice }) => (deliveryPrice === undefined ? '—' : formatMoney(deliveryPrice)),
  },
  {
    key: 'courierBonus',
    title: 'Бонус курьера',
    width: 110,
    align: 'right',
    render: ({ courierBonus }) => formatMoney(courierBonus ?? 0),
  },
  {
    key: 'status',
    title: 'Статус',
    width: 110,
    render: ({ status }) => (status === undefined ? '—' : <EnabledTag status={status} label={enabledLabel(status)} />),
  },
  ...(actionsOf ? [actions(actionsOf)] : []),
]

const actions = (actionsOf: (id: number) => Omit<RowActionsProps, 'name'>): Column<DeliveryZone> => ({
  key: 'actions',
  title: 'Действия',
  width: 110,
  align: 'right',
  fixed: 'right',
  render: ({ id, name }) => <RowActions name={name} {...actionsOf(id)} />,
})
