import { array, boolean, type Infer, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import { bool, dateTimeStruct, maybe, num, text } from '../lib/structs'
import { searchPage, sendMutation } from './client'
import type { InferFilters } from './requestBody'

/**
 * A notification about a problem that an employee must look at (operations, section 3). The live stream sends the number of notifications.
 */
export const Notification = type({
  id: num(),
  description: maybe(text()),
  orderId: maybe(num()),
  courierId: maybe(num()),
  courierName: maybe(text()),
  cityId: maybe(num()),
  createdAt: maybe(dateTimeStruct()),
  status: maybe(boolean()),
})
export type Notification = Infer<typeof Notification>

export const NOTIFICATION_FILTERS = {
  id: num(),
  orderId: num(),
  cityId: num(),
  status: bool(),
}
export type NotificationFilters = InferFilters<typeof NOTIFICATION_FILTERS>

export const searchNotifications = (
  query: ListQuery<NotificationFilters>,
  signal?: AbortSignal,
): Promise<RowsPage<Notification>> =>
  searchPage(array(Notification), { path: '/v1/manage/notification/search', signal }, NOTIFICATION_FILTERS, query)

export const hideNotification = (id: number): Promise<void> =>
  sendMutation({ method: 'POST', path: `/v1/manage/notification/${id}` })
