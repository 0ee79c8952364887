import { isActiveStatus } from '../../../domain/orders'
import { lastSeen } from '../../../kit/address/lastSearch'
import { paths } from '../../../kit/address/paths'
import type { ToastLink } from '../../../ui/toasts'

/** Link to an order in the list to which its new status belongs, with the user's filter of that list. */
export const movedOrderLink = (order: number, status: number): ToastLink => ({
  label: 'Открыть заказ',
  to: lastSeen(isActiveStatus(status) ? paths.orders : paths.archive, { order }),
})
