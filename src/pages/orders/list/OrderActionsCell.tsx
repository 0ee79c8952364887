import { EditOutlined, SwapOutlined } from '@ant-design/icons'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { isActiveOrderStatus } from '../../../domain/orders'
import { paths } from '../../../kit/address/paths'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { useOrderFields } from '../../../live/orderBook/orderRow'
import { useAccess } from '../../../session/sessionHooks'
import type { OrderCellProps } from './orderCells'
import { useOrderLink } from './useOrderLink'

export function OrderActionsCell({ row }: OrderCellProps) {
  const { id } = row
  const { status, courier, isExternalCourier } = useOrderFields(row, 'status', 'courier', 'isExternalCourier')
  const can = useAccess()
  const linkTo = useOrderLink(id)
  // Render nothing if no action is possible: an empty wrapper would add an element to each row. No action is possible for a finished order,
  // which may remain in the list while its detail is open.
  if (!can('order_change_courier') || !isActiveOrderStatus(status)) return null
  return (
    <div className="order-actions">
      <RowActionLink
        name={`${courier || isExternalCourier ? 'Сменить' : 'Назначить'} курьера заказа ${id}`}
        icon={<SwapOutlined />}
        to={linkTo('courier')}
      />
      {can('order_update') && (
        <RowActionLink
          name={`Редактировать заказ ${id}`}
          icon={<EditOutlined />}
          to={paths.order(id).edit}
          state={OPENED_FROM_SCREEN}
        />
      )}
    </div>
  )
}

type ActionProps = { name: string; icon: ReactNode; to: string; state?: string }

/** Renders a plain link, because an Ant Design button in each row of the table renders too slowly. */
export function RowActionLink({ name, icon, to, state }: ActionProps) {
  return (
    <Link href={to} state={state} onClick={keepFromRow} className="order-action" aria-label={name} title={name}>
      {icon}
    </Link>
  )
}

const keepFromRow = (event: MouseEvent) => event.stopPropagation()
