import { array, boolean, type Infer, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import { booleanStruct, dateTimeStruct, maybe, numberStruct, textStruct } from '../lib/structs'
import { searchPagedRows, sendMutation } from './client'
import type { InferFilters } from './requestBody'

/**
 * A notification about a problem that an employee must look at (operations, section 3). The live stream sends the number of notifications.
 */
export const Notification = type({
  id: numberStruct(),
  description: maybe(textStruct()),
  orderId: maybe(numberStruct()),
  courierId: maybe(numberStruct()),
  courierName: maybe(textStruct()),
  cityId: maybe(numberStruct()),
  createdAt: maybe(dateTimeStruct()),
  status: maybe(boolean()),
})
export type Notification = Infer<typeof Notification>

export const NOTIFICATION_FILTERS = {
  id: numberStruct(),
  orderId: numberStruct(),
  cityId: numberStruct(),
  status: booleanStruct(),
}
export type NotificationFilters = InferFilters<typeof NOTIFICATION_FILTERS>

export const searchNotifications = (query: ListQuery<NotificationFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(Notification), { path: '/v1/manage/notification/search', signal }, NOTIFICATION_FILTERS, query)

export const hideNotification = (id: number) => sendMutation({ method: 'POST', path: `/v1/manage/notification/${id}` })
