import type { DeliveryZone } from '../../api/points'
import { formatMoney } from '../../domain/money'
import { groupDigits, NBSP } from '../../domain/textFormatting'
import { actionsColumn, enabledColumn } from '../../kit/directory/columns'
import type { DirectoryDialogRules } from '../../kit/directory/defineList'
import type { DirectoryDialogOpener } from '../../kit/directory/useDirectoryBase'
import type { Column } from '../../kit/list/columns'
import { numberStruct } from '../../lib/structs'
import { ZoneTypeWithIcon } from './ZoneTypeWithIcon'

export const zoneDirectoryDefinition = {
  name: 'zones',
  dialogs: { map: 'point_view', edit: ['point_update', numberStruct()], delete: ['point_update', numberStruct()] },
} as const satisfies { name: string; dialogs: DirectoryDialogRules }

export const zoneColumns = (
  page: DirectoryDialogOpener<DeliveryZone, typeof zoneDirectoryDefinition.dialogs>,
): (Column<DeliveryZone> | null)[] => [
  { key: 'typeId', title: 'Тип', width: 150, render: ({ typeId }) => <ZoneTypeWithIcon typeId={typeId} /> },
  { key: 'name', title: 'Название', width: 170, render: ({ name }) => name },
  { key: 'description', title: 'Описание', width: 160, render: ({ description }) => description || '—' },
  {
    key: 'deliveryTime',
    title: 'Макс. время доставки',
    width: 116,
    align: 'right',
    render: ({ deliveryTime }) => (deliveryTime === undefined ? '—' : `${groupDigits(deliveryTime)}${NBSP}мин`),
  },
  {
    key: 'deliveryPrice',
    title: 'Стоимость доставки',
    width: 104,
    align: 'right',
    render: ({ deliveryPrice }) => (deliveryPrice === undefined ? '—' : formatMoney(deliveryPrice)),
  },
  {
    key: 'courierBonus',
    title: 'Бонус курьера',
    width: 90,
    align: 'right',
    render: ({ courierBonus }) => formatMoney(courierBonus ?? 0),
  },
  enabledColumn(110),
  actionsColumn(page),
]
