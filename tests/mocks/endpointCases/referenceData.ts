import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../mocks/seeds/demoAccounts'
import type { World } from '../../../mocks/store/world'
import { formDataOf, pictureFile } from '../formBodies'
import { callTo, type EndpointCase, findRecord, MISSING_ID, OTHER_CITY } from './case'

const CITY = { name: 'Балхаш', timezone: 5, status: true, deliveryService: 'YANDEX' }
const POINT = { name: 'Михайловка', description: null, cityId: 1, status: true, lat: 49.82, long: 73.14 }
const ZONE = {
  ...{ name: 'Авто', description: null, typeId: 10, status: true, deliveryTime: 45, deliveryPrice: 900 },
  ...{ courierBonus: null, allowExternalCourier: true, polygon: [] },
}
const EMPLOYEE = { lastName: 'Ержанова', firstName: 'Сауле', role: 'operator', cities: [1] }
const ROLE = { name: 'guest', description: 'Гость', permissions: ['order_view'] }
const COLLEAGUE = 13
const PNG = { file: pictureFile('image/png') }
const GIF = { file: pictureFile('image/gif') }

const newZone = ({ db }: World) => {
  const id = 990
  db.points.update(1, {
    deliveryZones: [...db.point(1).deliveryZones, { ...db.point(1).deliveryZones[0], ...ZONE, id } as never],
  })
  return id
}
const busyZone = ({ db }: World) => findRecord(db.activeOrders(), ({ cityId }) => cityId === 1).zoneId
const newPoint = ({ db }: World) => db.points.insert({ ...POINT, id: 900, deliveryZones: [] })
const courierIn = (world: World, cityId: number) =>
  findRecord(world.db.couriers.all(), (one) => one.cityId === cityId).id
const documentOf = (world: World) => findRecord(world.db.documents.all(), ({ userId }) => userId < 1100)

/** Reference-data, section 7: session, points, cities, employees, roles. */
export const REFERENCE_DATA_CASES: EndpointCase[] = [
  {
    endpoint: 'POST /v1/auth/login',
    well: callTo('/auth/login', { phone: DEMO_ACCOUNTS.operator.phone, password: DEMO_PASSWORD }),
    badly: [
      [401, callTo('/auth/login', { phone: DEMO_ACCOUNTS.operator.phone, password: 'wrong' })],
      [422, callTo('/auth/login', {})],
    ],
  },
  { endpoint: 'GET /v1/user', well: callTo('/user'), badly: [] },
  {
    endpoint: 'POST /v1/user/change-password',
    by: 'newcomer',
    well: callTo('/user/change-password', { oldPassword: DEMO_PASSWORD, newPassword: 'long enough' }),
    badly: [
      [422, callTo('/user/change-password', {})],
      [422, callTo('/user/change-password', { oldPassword: 'wrong', newPassword: 'long enough' })],
    ],
  },

  {
    endpoint: 'POST /v1/manage/point/search',
    well: callTo('/manage/point/search', { cityId: 3 }),
    badly: [
      [403, callTo('/manage/point/search', { cityId: OTHER_CITY })],
      [422, callTo('/manage/point/search', { cityId: 'Астана' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/point/{id}',
    well: callTo('/manage/point/6'),
    badly: [
      [403, callTo('/manage/point/6')],
      [404, callTo(`/manage/point/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/point',
    well: callTo('/manage/point', POINT),
    badly: [
      [403, callTo('/manage/point', { ...POINT, cityId: OTHER_CITY })],
      [422, callTo('/manage/point', { ...POINT, cityId: MISSING_ID })],
      [422, callTo('/manage/point', {})],
    ],
  },
  {
    endpoint: 'POST /v1/manage/point/{id}',
    well: callTo('/manage/point/1', POINT),
    badly: [
      [403, callTo('/manage/point/6', POINT)],
      [404, callTo(`/manage/point/${MISSING_ID}`, POINT)],
      [422, callTo('/manage/point/1', { ...POINT, lat: null })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/point/{id}',
    well: (world) => ({ path: `/manage/point/${newPoint(world).id}` }),
    badly: [
      [403, callTo('/manage/point/6')],
      [404, callTo(`/manage/point/${MISSING_ID}`)],
      [409, callTo('/manage/point/1')],
    ],
  },
  {
    endpoint: 'GET /v1/manage/point/delivery-zone/{id}',
    well: callTo('/manage/point/delivery-zone/101'),
    badly: [
      [403, callTo('/manage/point/delivery-zone/601')],
      [404, callTo(`/manage/point/delivery-zone/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/point/{id}/delivery-zone',
    well: callTo('/manage/point/1/delivery-zone', ZONE),
    badly: [
      [403, callTo('/manage/point/6/delivery-zone', ZONE)],
      [404, callTo(`/manage/point/${MISSING_ID}/delivery-zone`, ZONE)],
      [422, callTo('/manage/point/1/delivery-zone', { ...ZONE, deliveryPrice: 0 })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/point/delivery-zone/{id}',
    well: callTo('/manage/point/delivery-zone/105', ZONE),
    badly: [
      [403, callTo('/manage/point/delivery-zone/601', ZONE)],
      [404, callTo(`/manage/point/delivery-zone/${MISSING_ID}`, ZONE)],
      [422, callTo('/manage/point/delivery-zone/105', { polygon: [[1]] })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/point/delivery-zone/{id}',
    well: (world) => ({ path: `/manage/point/delivery-zone/${newZone(world)}` }),
    badly: [
      [409, (world) => ({ path: `/manage/point/delivery-zone/${busyZone(world)}` })],
      [403, callTo('/manage/point/delivery-zone/601')],
      [404, callTo(`/manage/point/delivery-zone/${MISSING_ID}`)],
    ],
  },

  {
    endpoint: 'POST /v1/manage/city/search',
    well: callTo('/manage/city/search?page=1', { name: 'ка' }),
    badly: [
      [422, callTo('/manage/city/search', { timezone: 'пять' })],
      [422, callTo('/manage/city/search', { orderBy: 'colour_SORT_ASC' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/city/{id}',
    well: callTo('/manage/city/2'),
    badly: [
      [403, callTo('/manage/city/2')],
      [404, callTo(`/manage/city/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/city',
    well: callTo('/manage/city', CITY),
    badly: [[422, callTo('/manage/city', { ...CITY, timezone: 4 })]],
  },
  {
    endpoint: 'POST /v1/manage/city/{id}',
    well: callTo('/manage/city/6', { ...CITY, name: 'Сатпаев' }),
    badly: [
      [403, callTo('/manage/city/2', CITY)],
      [404, callTo(`/manage/city/${MISSING_ID}`, CITY)],
      [422, callTo('/manage/city/1', {})],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/city/{id}',
    well: callTo('/manage/city/6'),
    badly: [
      [403, callTo('/manage/city/2')],
      [404, callTo(`/manage/city/${MISSING_ID}`)],
      [409, callTo('/manage/city/1')],
    ],
  },

  {
    endpoint: 'POST /v1/manage/employee/search',
    well: callTo('/manage/employee/search?page=1', { status: 10, city: 2 }),
    badly: [
      [403, callTo('/manage/employee/search', { city: OTHER_CITY })],
      [422, callTo('/manage/employee/search', { createdAtStart: '01.03.2026' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/employee/{id}',
    well: callTo('/manage/employee/1001?expand=docs'),
    badly: [
      [403, (world) => ({ path: `/manage/employee/${courierIn(world, OTHER_CITY)}` })],
      [404, callTo(`/manage/employee/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee',
    well: callTo('/manage/employee', { ...EMPLOYEE, phone: '77051112233', password: 'secret' }),
    badly: [
      [
        403,
        callTo('/manage/employee', { ...EMPLOYEE, phone: '77051112244', password: 'secret', cities: [OTHER_CITY] }),
      ],
      [422, callTo('/manage/employee', { ...EMPLOYEE, phone: '77051112244' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee/{id}',
    well: callTo(`/manage/employee/${COLLEAGUE}`, { ...EMPLOYEE, phone: '77051112255' }),
    badly: [
      [403, (world) => ({ path: `/manage/employee/${courierIn(world, OTHER_CITY)}`, body: EMPLOYEE })],
      [404, callTo(`/manage/employee/${MISSING_ID}`, EMPLOYEE)],
      [422, callTo('/manage/employee/2', { ...EMPLOYEE, phone: '123' })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/employee/{id}',
    well: callTo('/manage/employee/8'),
    badly: [
      [403, (world) => ({ path: `/manage/employee/${courierIn(world, OTHER_CITY)}` })],
      [404, callTo(`/manage/employee/${MISSING_ID}`)],
      [409, callTo('/manage/employee/1')],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee/{id}/change-password',
    well: callTo(`/manage/employee/${COLLEAGUE}/change-password`, { newPassword: 'secret' }),
    badly: [
      [404, callTo(`/manage/employee/${MISSING_ID}/change-password`, { newPassword: 'secret' })],
      [422, callTo('/manage/employee/2/change-password', { newPassword: 'five5' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee/{id}/upload-file',
    well: () => ({ path: '/manage/employee/1001/upload-file', body: formDataOf({ title: 'Договор', ...PNG }) }),
    badly: [
      [422, () => ({ path: '/manage/employee/1001/upload-file', body: formDataOf({ title: 'Договор', ...GIF }) })],
      [422, () => ({ path: '/manage/employee/1001/upload-file', body: formDataOf(PNG) })],
      [404, () => ({ path: `/manage/employee/${MISSING_ID}/upload-file`, body: formDataOf(PNG) })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/employee/{id}/delete-file/{fileId}',
    well: (world) => {
      const { id, userId } = documentOf(world)
      return { path: `/manage/employee/${userId}/delete-file/${id}` }
    },
    badly: [
      [404, callTo(`/manage/employee/1001/delete-file/${MISSING_ID}`)],
      [404, (world) => ({ path: `/manage/employee/2/delete-file/${documentOf(world).id}` })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/employee/{id}/upload-photo',
    well: () => ({ path: '/manage/employee/2/upload-photo', body: formDataOf(PNG) }),
    badly: [
      [400, callTo('/manage/employee/2/upload-photo', {})],
      [422, () => ({ path: '/manage/employee/2/upload-photo', body: formDataOf(GIF) })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/employee/{id}/delete-photo',
    well: ({ db }) => ({
      path: `/manage/employee/${findRecord(db.employees.all(), ({ photoUrl }) => photoUrl !== null).id}/delete-photo`,
    }),
    badly: [
      [
        404,
        ({ db }) => {
          const bare = findRecord(db.employees.all(), ({ photoUrl, cities }) => photoUrl === null && cities.includes(1))
          return { path: `/manage/employee/${bare.id}/delete-photo` }
        },
      ],
    ],
  },

  { endpoint: 'GET /v1/manage/role', well: callTo('/manage/role'), badly: [] },
  {
    endpoint: 'POST /v1/manage/role',
    well: callTo('/manage/role', ROLE),
    badly: [
      [422, callTo('/manage/role', { ...ROLE, name: 'viewer' })],
      [422, callTo('/manage/role', { ...ROLE, permissions: ['fly'] })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/role/{name}',
    well: callTo('/manage/role/courier'),
    badly: [[404, callTo('/manage/role/nobody')]],
  },
  {
    endpoint: 'POST /v1/manage/role/{name}',
    well: callTo('/manage/role/viewer', { ...ROLE, name: 'viewer' }),
    badly: [
      [404, callTo('/manage/role/nobody', ROLE)],
      [409, callTo('/manage/role/partner', ROLE)],
      [422, callTo('/manage/role/viewer', {})],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/role/{name}',
    well: ({ db }) => ({ path: `/manage/role/${db.roles.insert({ ...ROLE, id: 'unused' }).id}` }),
    badly: [
      [404, callTo('/manage/role/nobody')],
      [409, callTo('/manage/role/operator')],
    ],
  },
]
