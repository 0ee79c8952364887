import { isActiveOrderStatus } from '../../../domain/orders'
import { lastListUrl } from '../../../kit/address/lastListQuery'
import { paths } from '../../../kit/address/paths'
import type { ToastLink } from '../../../ui/toasts'

export const orderToastLink = (order: number, status: number): ToastLink => ({
  label: 'Открыть заказ',
  to: lastListUrl(isActiveOrderStatus(status) ? paths.orders : paths.archive, { order }),
})
