import { isActiveOrderStatus } from '../../../domain/orders'
import { CourierFilterField } from '../list/CourierFilterField'
import { CreationDateFields } from '../list/CreationDateFields'
import { OrdersFilter, type OrdersFilterProps } from '../list/OrdersFilter'
import { SAVED_ARCHIVE_FILTERS } from '../list/orderList'

const isArchived = (status: number): boolean => !isActiveOrderStatus(status)

/**
 * The specification offers statuses 1–99 in the filter of active orders; the filter of the archive offers all other
 * statuses.
 */
export function ArchiveFilter({ list }: Pick<OrdersFilterProps, 'list'>) {
  return (
    <OrdersFilter list={list} saved={SAVED_ARCHIVE_FILTERS} isArchive offersStatus={isArchived}>
      <CourierFilterField />
      <CreationDateFields />
    </OrdersFilter>
  )
}
