import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { NOTIFICATION_FILTERS, Notification } from '../../src/api/notifications'
import { requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError } from '../http/httpError'
import { findRecordPage, type RecordSortKeys, toDbWhereClause } from '../http/listing'
import { parseIdParam, parseRequestPayload, readPageNumber, searchBodyStruct } from '../http/requestPayload'
import { respondWithJson, respondWithPage } from '../http/respond'
import { markNotificationHidden } from '../simulation/notifications'
import { formatLocalDateTime } from '../store/dateTime'
import { courierName } from '../store/personName'
import type { NotificationRecord } from '../store/records'
import type { World } from '../store/world'

const Filter = searchBodyStruct(NOTIFICATION_FILTERS)

/** Specification: operations, «Notifications». */
export const notificationHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/notification/search', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), Filter)
    if (filter.cityId !== undefined) requireCityAccess(caller, filter.cityId)
    const { id, orderId, cityId, status, orderBy } = filter
    const where = {
      ...{ cityId: { in: cityId === undefined ? caller.cityIds : [cityId] } },
      ...toDbWhereClause<NotificationRecord>({ id, orderId, status }),
    }
    const search = { where, orderBy, sortKeys: sortKeys(world) }
    const { rows, ...paging } = findRecordPage(world.db.notifications, search, readPageNumber(url))
    return respondWithPage(array(Notification), {
      ...paging,
      rows: rows.map((news) => serializeNotification(world, news)),
    })
  }),

  createEndpointHandler(world, 'POST /v1/manage/notification/{id}', ({ caller, params }) => {
    const news = world.db.notification(parseIdParam(params.id))
    requireCityAccess(caller, news.cityId)
    if (!news.status) throw conflictError('Уведомление уже скрыто')
    markNotificationHidden(world, news)
    return respondWithJson(Notification, serializeNotification(world, news))
  }),
]

const sortKeys = ({ db }: World): RecordSortKeys<NotificationRecord> => ({
  id: ({ id }) => id,
  orderId: ({ orderId }) => orderId,
  cityId: ({ cityId }) => db.cities.get(cityId)?.name ?? null,
  createdAt: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
})

function serializeNotification({ db }: World, news: NotificationRecord): Notification {
  const { id, description, orderId, courierId, cityId, createdAt, status } = news
  return {
    ...{ id, description, cityId, status },
    orderId: orderId ?? undefined,
    courierId: courierId ?? undefined,
    courierName: courierId === null ? undefined : courierName(db, courierId),
    createdAt: formatLocalDateTime(createdAt, db.timezone(cityId)),
  }
}
