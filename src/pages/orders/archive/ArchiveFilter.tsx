import { isActiveStatus } from '../../../domain/orders'
import { CourierFilterField } from '../list/CourierFilterField'
import { OrdersFilter, type OrdersFilterProps } from '../list/OrdersFilter'
import { SAVED_ARCHIVE } from '../list/orderList'
import { PeriodFields } from '../list/PeriodFields'

const isArchived = (status: number): boolean => !isActiveStatus(status)

/**
 * The specification offers statuses 1–99 in the filter of active orders; the filter of the archive offers all other
 * statuses.
 */
export function ArchiveFilter({ list }: Pick<OrdersFilterProps, 'list'>) {
  return (
    <OrdersFilter list={list} saved={SAVED_ARCHIVE} isArchive offersStatus={isArchived}>
      <CourierFilterField />
      <PeriodFields />
    </OrdersFilter>
  )
}
