import { array, boolean, type Infer, type } from 'superstruct'
import { filterBody, type Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { maybe, momentText, num, text } from '../lib/structs'
import { change, loadPage } from './client'

/** Something that went wrong and wants attention (operations, section 3). Their count comes with the live stream. */
export const Notification = type({
  id: num(),
  description: maybe(text()),
  orderId: maybe(num()),
  courierId: maybe(num()),
  courierName: maybe(text()),
  cityId: maybe(num()),
  createdAt: maybe(momentText()),
  /** False once hidden. */
  status: maybe(boolean()),
})
export type Notification = Infer<typeof Notification>

export type NotificationFilters = { id: number; orderId: number; cityId: number; status: boolean }

export const NOTIFICATION_SORTABLE = ['id', 'orderId', 'cityId', 'createdAt', 'status'] as const

export const searchNotifications = (
  query: Query<NotificationFilters>,
  signal?: AbortSignal,
): Promise<Page<Notification>> =>
  loadPage(array(Notification), {
    method: 'POST',
    path: '/v1/manage/notification/search',
    query: { page: query.page },
    json: filterBody(query),
    signal,
  })

export const hideNotification = (id: number): Promise<void> =>
  change({ method: 'POST', path: `/v1/manage/notification/${id}` })
