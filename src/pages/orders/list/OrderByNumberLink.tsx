import { Link } from 'wouter'
import { isActiveOrderStatus } from '../../../domain/orders'
import { paths } from '../../../kit/address/paths'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { useStatusNames } from './useStatusNames'

/**
 * Shown if a search by order number finds nothing. Links to the order, which may be in the other list (active or
 * archive) or excluded by another filter.
 */
export function OrderByNumberLink({ id }: { id: number }) {
  const nameOf = useStatusNames()
  const { value: row } = useLoadedValue(loadOrderRow, [id])
  if (!row) return null
  const { status } = row.order
  const isActive = isActiveOrderStatus(status)
  return (
    <p>
      {`Заказ ${id}: ${nameOf(status).name}. `}
      <Link href={isActive ? paths.ordersWith({ order: id }) : paths.archiveWith({ order: id })}>
        {isActive ? 'В активных заказах →' : 'В архиве →'}
      </Link>
    </p>
  )
}
