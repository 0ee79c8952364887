import { PASSWORD, PEOPLE } from '../../../mocks/seeds/people'
import type { World } from '../../../mocks/store/world'
import { formWith, picture } from '../form'
import { at, type EndpointCase, FOREIGN, first, NOBODY } from './case'

const CITY = { name: 'Балхаш', timezone: 5, status: true, deliveryService: 'YANDEX' }
const POINT = { name: 'Михайловка', description: null, cityId: 1, status: true, lat: 49.82, long: 73.14 }
const ZONE = {
  ...{ name: 'Авто', description: null, typeId: 10, status: true, deliveryTime: 45, deliveryPrice: 900 },
  ...{ courierBonus: null, allowExternalCourier: true, polygon: [] },
}
const EMPLOYEE = { lastName: 'Ержанова', firstName: 'Сауле', role: 'operator', cities: [1] }
const ROLE = { name: 'guest', description: 'Гость', permissions: ['order_view'] }
const COLLEAGUE = 13
const PNG = { file: picture('image/png') }
const GIF = { file: picture('image/gif') }

const newZone = ({ db }: World) => {
  const id = 990
  db.points.update(1, {
    deliveryZones: [...db.point(1).deliveryZones, { ...db.point(1).deliveryZones[0], ...ZONE, id } as never],
  })
  return id
}
const busyZone = ({ db }: World) => first(db.activeOrders(), ({ cityId }) => cityId === 1).zoneId
const newPoint = ({ db }: World) => db.points.insert({ ...POINT, id: 900, deliveryZones: [] })
const courierIn = (world: World, cityId: number) => first(world.db.couriers.all(), (one) => one.cityId === cityId).id
const documentOf = (world: World) => first(world.db.documents.all(), ({ userId }) => userId < 1100)

/** Reference-data, section 7: session, points, cities, employees, roles. */
export const REFERENCE_DATA_CASES: EndpointCase[] = [
  {
    endpoint: 'POST /v1/auth/login',
    well: at('/auth/login', { phone: PEOPLE.operator.phone, password: PASSWORD }),
    badly: [
      [401, at('/auth/login', { phone: PEOPLE.operator.phone, password: 'wrong' })],
      [422, at('/auth/login', {})],
    ],
  },
  { endpoint: 'GET /v1/user', well: at('/user'), badly: [] },
  {
    endpoint: 'POST /v1/user/change-password',
    by: 'newcomer',
    well: at('/user/change-password', { oldPassword: PASSWORD, newPassword: 'long enough' }),
    badly: [
      [422, at('/user/change-password', {})],
      [422, at('/user/change-password', { oldPassword: 'wrong', newPassword: 'long enough' })],
    ],
  },

  {
    endpoint: 'POST /v1/manage/point/search',
    well: at('/manage/point/search', { cityId: 3 }),
    badly: [
      [403, at('/manage/point/search', { cityId: FOREIGN })],
      [422, at('/manage/point/search', { cityId: 'Астана' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/point/{id}',
    well: at('/manage/point/6'),
    badly: [
      [403, at('/manage/point/6')],
      [404, at(`/manage/point/${NOBODY}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/point',
    well: at('/manage/point', POINT),
    badly: [
      [403, at('/manage/point', { ...POINT, cityId: FOREIGN })],
      [422, at('/manage/point', { ...POINT, cityId: NOBODY })],
      [422, at('/manage/point', {})],
    ],
  },
  {
    endpoint: 'POST /v1/manage/point/{id}',
    well: at('/manage/point/1', POINT),
    badly: [
      [403, at('/manage/point/6', POINT)],
      [404, at(`/manage/point/${NOBODY}`, POINT)],
      [422, at('/manage/point/1', { ...POINT, lat: null })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/point/{id}',
    well: (world) => ({ path: `/manage/point/${newPoint(world).id}` }),
    badly: [
      [403, at('/manage/point/6')],
      [404, at(`/manage/point/${NOBODY}`)],
      [409, at('/manage/point/1')],
    ],
  },
  {
    endpoint: 'GET /v1/manage/point/delivery-zone/{id}',
    well: at('/manage/point/delivery-zone/101'),
    badly: [
      [403, at('/manage/point/delivery-zone/601')],
      [404, at(`/manage/point/delivery-zone/${NOBODY}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/point/{id}/delivery-zone',
    well: at('/manage/point/1/delivery-zone', ZONE),
    badly: [
      [403, at('/manage/point/6/delivery-zone', ZONE)],
      [404, at(`/manage/point/${NOBODY}/delivery-zone`, ZONE)],
      [422, at('/manage/point/1/delivery-zone', { ...ZONE, deliveryPrice: 0 })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/point/delivery-zone/{id}',
    well: at('/manage/point/delivery-zone/105', ZONE),
    badly: [
      [403, at('/manage/point/delivery-zone/601', ZONE)],
      [404, at(`/manage/point/delivery-zone/${NOBODY}`, ZONE)],
      [422, at('/manage/point/delivery-zone/105', { polygon: [[1]] })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/point/delivery-zone/{id}',
    well: (world) => ({ path: `/manage/point/delivery-zone/${newZone(world)}` }),
    badly: [
      [409, (world) => ({ path: `/manage/point/delivery-zone/${busyZone(world)}` })],
      [403, at('/manage/point/delivery-zone/601')],
      [404, at(`/manage/point/delivery-zone/${NOBODY}`)],
    ],
  },

  {
    endpoint: 'POST /v1/manage/city/search',
    well: at('/manage/city/search?page=1', { name: 'ка' }),
    badly: [
      [422, at('/manage/city/search', { timezone: 'пять' })],
      [422, at('/manage/city/search', { orderBy: 'colour_SORT_ASC' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/city/{id}',
    well: at('/manage/city/2'),
    badly: [
      [403, at('/manage/city/2')],
      [404, at(`/manage/city/${NOBODY}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/city',
    well: at('/manage/city', CITY),
    badly: [[422, at('/manage/city', { ...CITY, timezone: 4 })]],
  },
  {
    endpoint: 'POST /v1/manage/city/{id}',
    well: at('/manage/city/6', { ...CITY, name: 'Сатпаев' }),
    badly: [
      [403, at('/manage/city/2', CITY)],
      [404, at(`/manage/city/${NOBODY}`, CITY)],
      [422, at('/manage/city/1', {})],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/city/{id}',
    well: at('/manage/city/6'),
    badly: [
      [403, at('/manage/city/2')],
      [404, at(`/manage/city/${NOBODY}`)],
      [409, at('/manage/city/1')],
    ],
  },

  {
    endpoint: 'POST /v1/manage/employee/search',
    well: at('/manage/employee/search?page=1', { status: 10, city: 2 }),
    badly: [
      [403, at('/manage/employee/search', { city: FOREIGN })],
      [422, at('/manage/employee/search', { createdAtStart: '01.03.2026' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/employee/{id}',
    well: at('/manage/employee/1001?expand=docs'),
    badly: [
      [403, (world) => ({ path: `/manage/employee/${courierIn(world, FOREIGN)}` })],
      [404, at(`/manage/employee/${NOBODY}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee',
    well: at('/manage/employee', { ...EMPLOYEE, phone: '77051112233', password: 'secret' }),
    badly: [
      [403, at('/manage/employee', { ...EMPLOYEE, phone: '77051112244', password: 'secret', cities: [FOREIGN] })],
      [422, at('/manage/employee', { ...EMPLOYEE, phone: '77051112244' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee/{id}',
    well: at(`/manage/employee/${COLLEAGUE}`, { ...EMPLOYEE, phone: '77051112255' }),
    badly: [
      [403, (world) => ({ path: `/manage/employee/${courierIn(world, FOREIGN)}`, body: EMPLOYEE })],
      [404, at(`/manage/employee/${NOBODY}`, EMPLOYEE)],
      [422, at('/manage/employee/2', { ...EMPLOYEE, phone: '123' })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/employee/{id}',
    well: at('/manage/employee/8'),
    badly: [
      [403, (world) => ({ path: `/manage/employee/${courierIn(world, FOREIGN)}` })],
      [404, at(`/manage/employee/${NOBODY}`)],
      [409, at('/manage/employee/1')],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee/{id}/change-password',
    well: at(`/manage/employee/${COLLEAGUE}/change-password`, { newPassword: 'secret' }),
    badly: [
      [404, at(`/manage/employee/${NOBODY}/change-password`, { newPassword: 'secret' })],
      [422, at('/manage/employee/2/change-password', { newPassword: 'five5' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee/{id}/upload-file',
    well: () => ({ path: '/manage/employee/1001/upload-file', body: formWith({ title: 'Договор', ...PNG }) }),
    badly: [
      [422, () => ({ path: '/manage/employee/1001/upload-file', body: formWith({ title: 'Договор', ...GIF }) })],
      [422, () => ({ path: '/manage/employee/1001/upload-file', body: formWith(PNG) })],
      [404, () => ({ path: `/manage/employee/${NOBODY}/upload-file`, body: formWith(PNG) })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/employee/{id}/delete-file/{fileId}',
    well: (world) => {
      const { id, userId } = documentOf(world)
      return { path: `/manage/employee/${userId}/delete-file/${id}` }
    },
    badly: [
      [404, at(`/manage/employee/1001/delete-file/${NOBODY}`)],
      [404, (world) => ({ path: `/manage/employee/2/delete-file/${documentOf(world).id}` })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee/{id}/upload-photo',
    well: () => ({ path: '/manage/employee/2/upload-photo', body: formWith(PNG) }),
    badly: [
      [400, at('/manage/employee/2/upload-photo', {})],
      [422, () => ({ path: '/manage/employee/2/upload-photo', body: formWith(GIF) })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/employee/{id}/delete-photo',
    well: ({ db }) => ({
      path: `/manage/employee/${first(db.employees.all(), ({ photoUrl }) => photoUrl !== null).id}/delete-photo`,
    }),
    badly: [
      [
        404,
        ({ db }) => {
          const bare = first(db.employees.all(), ({ photoUrl, cities }) => photoUrl === null && cities.includes(1))
          return { path: `/manage/employee/${bare.id}/delete-photo` }
        },
      ],
    ],
  },

  { endpoint: 'GET /v1/manage/role', well: at('/manage/role'), badly: [] },
  {
    endpoint: 'POST /v1/manage/role',
    well: at('/manage/role', ROLE),
    badly: [
      [422, at('/manage/role', { ...ROLE, name: 'viewer' })],
      [422, at('/manage/role', { ...ROLE, permissions: ['fly'] })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/role/{name}',
    well: at('/manage/role/courier'),
    badly: [[404, at('/manage/role/nobody')]],
  },
  {
    endpoint: 'POST /v1/manage/role/{name}',
    well: at('/manage/role/viewer', { ...ROLE, name: 'viewer' }),
    badly: [
      [404, at('/manage/role/nobody', ROLE)],
      [409, at('/manage/role/partner', ROLE)],
      [422, at('/manage/role/viewer', {})],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/role/{name}',
    well: ({ db }) => ({ path: `/manage/role/${db.roles.insert({ ...ROLE, id: 'unused' }).id}` }),
    badly: [
      [404, at('/manage/role/nobody')],
      [409, at('/manage/role/operator')],
    ],
  },
]
