import { EditOutlined, EyeOutlined, FileAddOutlined, FileImageOutlined, SwapOutlined } from '@ant-design/icons'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { useOrder } from '../../../live/orderBook/orderRow'
import { useAccess } from '../../../session/useAccess'
import { paths } from '../../../ui/address/paths'
import { useAddress } from '../../../ui/address/useAddress'
import { LINKED } from '../../../ui/wayBack'
import type { CellProps } from './orderCells'
import { type OrderForm, orderKeys } from './orderLink'

/** What may be done with an active order straight from its row; the rest stands in its detail. */
export function ActiveActionsCell({ row: { id } }: CellProps) {
  const can = useAccess()
  const linkTo = useOrderLink(id)
  return (
    <div className="order-actions">
      <Action name={`Открыть заказ ${id}`} icon={<EyeOutlined />} to={linkTo()} />
      {can('order_change_courier') && (
        <Action name={`Сменить курьера заказа ${id}`} icon={<SwapOutlined />} to={linkTo('courier')} />
      )}
      {/* Its screen wants both. */}
      {can({ every: ['order_update', 'order_change_courier'] }) && (
        <Action name={`Редактировать заказ ${id}`} icon={<EditOutlined />} to={paths.order(id).edit} state={LINKED} />
      )}
    </div>
  )
}

/** Of an archived order: its detail, and its return check. */
export function ArchiveActionsCell({ row }: CellProps) {
  const { id } = row
  const can = useAccess()
  const linkTo = useOrderLink(id)
  const hasCheck = Boolean(useOrder(row, 'returnCheckUrl').returnCheckUrl)
  return (
    <div className="order-actions">
      <Action name={`Открыть заказ ${id}`} icon={<EyeOutlined />} to={linkTo()} />
      {hasCheck && <Action name={`Чек возврата заказа ${id}`} icon={<FileImageOutlined />} to={linkTo('photo')} />}
      {!hasCheck && can('order_return_check_upload') && (
        <Action name={`Приложить чек возврата к заказу ${id}`} icon={<FileAddOutlined />} to={linkTo('check')} />
      )}
    </div>
  )
}

/** Keeps the page and filters of the list in the links of its rows. */
function useOrderLink(id: number): (form?: OrderForm) => string {
  const { linkWith } = useAddress()
  return (form) => linkWith(orderKeys(id, form))
}

type ActionProps = { name: string; icon: ReactNode; to: string; state?: string }

/** A bare link: each row of a live list has some, and a library's button would take long to render. */
function Action({ name, icon, to, state }: ActionProps) {
  return (
    <Link href={to} state={state} onClick={keepFromRow} className="order-action" aria-label={name} title={name}>
      {icon}
    </Link>
  )
}

/** A click on the row itself opens and closes its detail. */
const keepFromRow = (event: MouseEvent) => event.stopPropagation()
