import { EditOutlined, SwapOutlined } from '@ant-design/icons'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { useAccess } from '../../../session/useAccess'
import { paths } from '../../../ui/address/paths'
import { LINKED } from '../../../ui/wayBack'
import type { CellProps } from './orderCells'
import { useOrderLink } from './useOrderLink'

/** What may be done with an active order straight from its row; the rest stands in its detail. */
export function ActiveActionsCell({ row: { id } }: CellProps) {
  const can = useAccess()
  const linkTo = useOrderLink(id)
  // A wrapper that holds nothing is an element more in each row.
  if (!can('order_change_courier')) return null
  return (
    <div className="order-actions">
      {can('order_change_courier') && (
        <Action name={`Сменить курьера заказа ${id}`} icon={<SwapOutlined />} to={linkTo('courier')} />
      )}
      {/* Its screen needs both permissions. */}
      {can({ every: ['order_update', 'order_change_courier'] }) && (
        <Action name={`Редактировать заказ ${id}`} icon={<EditOutlined />} to={paths.order(id).edit} state={LINKED} />
      )}
    </div>
  )
}

type ActionProps = { name: string; icon: ReactNode; to: string; state?: string }

/** A bare link: each row of a live list has some, and a library's button would take long to render. */
export function Action({ name, icon, to, state }: ActionProps) {
  return (
    <Link href={to} state={state} onClick={keepFromRow} className="order-action" aria-label={name} title={name}>
      {icon}
    </Link>
  )
}

/** A click on the row itself opens and closes its detail. */
const keepFromRow = (event: MouseEvent) => event.stopPropagation()
