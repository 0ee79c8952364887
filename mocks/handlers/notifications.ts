import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { NOTIFICATION_FILTERS, Notification } from '../../src/api/notifications'
import { requireCity } from '../http/access'
import { conflict } from '../http/httpError'
import { asked, findPage, type SortKeys } from '../http/listing'
import { parsePayload, readId, readPage, searchStruct } from '../http/payload'
import { respond, respondPage } from '../http/respond'
import { route } from '../http/route'
import { hide } from '../simulation/notifications'
import { localText } from '../store/moments'
import { courierName } from '../store/personName'
import type { NotificationRecord } from '../store/records'
import type { World } from '../store/world'

const Filter = searchStruct(NOTIFICATION_FILTERS)

/** Operations, «Notifications». */
export const notificationHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/notification/search', async ({ caller, url, json }) => {
    const filter = parsePayload(await json(), Filter)
    if (filter.cityId !== undefined) requireCity(caller, filter.cityId)
    const { id, orderId, cityId, status, orderBy } = filter
    const where = {
      ...{ cityId: { in: cityId === undefined ? caller.cityIds : [cityId] } },
      ...asked<NotificationRecord>({ id, orderId, status }),
    }
    const search = { where, orderBy, sortKeys: sortKeys(world) }
    const { rows, ...paging } = findPage(world.db.notifications, search, readPage(url))
    return respondPage(array(Notification), { ...paging, rows: rows.map((news) => serializeNotification(world, news)) })
  }),

  route(world, 'POST /v1/manage/notification/{id}', ({ caller, params }) => {
    const news = world.db.notification(readId(params.id))
    requireCity(caller, news.cityId)
    if (!news.status) throw conflict('Уведомление уже скрыто')
    hide(world, news)
    return respond(Notification, serializeNotification(world, news))
  }),
]

const sortKeys = ({ db }: World): SortKeys<NotificationRecord> => ({
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
    createdAt: localText(createdAt, db.timezone(cityId)),
  }
}
