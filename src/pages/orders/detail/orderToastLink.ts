import { isActiveOrderStatus } from '../../../domain/orders'
import { lastListUrl } from '../../../kit/address/lastListQuery'
import { paths } from '../../../kit/address/paths'
import type { ToastLink } from '../../../ui/toasts'

/** Links to the order in the list (active or archive) of its new status. The user's filter of that list is kept. */
export const orderToastLink = (order: number, status: number): ToastLink => ({
  label: 'Открыть заказ',
  to: lastListUrl(isActiveOrderStatus(status) ? paths.orders : paths.archive, { order }),
})
