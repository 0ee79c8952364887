import * as cities from '../../../src/api/cities'
import * as employees from '../../../src/api/employees'
import * as points from '../../../src/api/points'
import * as roles from '../../../src/api/roles'
import * as user from '../../../src/api/user'
import { type ApiCall, changeCall, loadCall } from './call'

const POINT: points.DispatchPointBody = {
  name: 'Центр',
  description: null,
  cityId: 1,
  status: true,
  lat: 49.8,
  long: 73.1,
}

const POLYGON: points.ZonePolygonBody['polygon'] = [
  [73.1, 49.8],
  [73.2, 49.8],
  [73.2, 49.9],
]

const ZONE: points.DeliveryZoneBody = {
  name: 'Ближняя',
  description: 'До проспекта',
  typeId: 10,
  status: true,
  deliveryTime: 30,
  deliveryPrice: 700,
  courierBonus: null,
  allowExternalCourier: false,
  polygon: POLYGON,
}

const CITY: cities.CityBody & cities.CityFormValues = {
  name: 'Караганда',
  timezone: 5,
  status: false,
  deliveryService: 'YANDEX',
}

const COURIER: employees.EmployeeBody = {
  lastName: 'Ахметов',
  firstName: 'Данияр',
  middleName: null,
  phone: '77011234567',
  email: null,
  role: 'courier',
  cities: [1],
  companyId: null,
  inventory: '17',
  courierTypeId: 10,
  rateTypeId: 2,
  legalFormId: 1,
  isSticker: true,
  status: 10,
}
const OPERATOR: employees.NewEmployeeBody = {
  lastName: 'Ким',
  firstName: 'Анна',
  phone: '77010000001',
  role: 'operator',
  password: 'secret',
  rateTypeId: 1,
  isSticker: true,
}
const { rateTypeId: _rate, ...OPERATOR_SENT } = { ...OPERATOR, isSticker: null }

const ROLE: roles.RoleBody = { name: 'operator', description: 'Оператор', permissions: ['order_view'] }

/** Reference-data, section 7: session, points, cities, employees, roles. */
export const PHOTO = new File(['png'], 'photo.png', { type: 'image/png' })

export const REFERENCE_DATA_CALLS: ApiCall[] = [
  loadCall('POST /v1/auth/login', user.signIn, [{ phone: '77011234567', password: 'secret' }], {
    path: '/v1/auth/login',
    body: { phone: '77011234567', password: 'secret' },
  }),
  loadCall('GET /v1/user', user.loadUser, [], { path: '/v1/user' }),
  loadCall('POST /v1/user/change-password', user.changePassword, [{ oldPassword: 'a', newPassword: 'b' }], {
    path: '/v1/user/change-password',
    body: { oldPassword: 'a', newPassword: 'b' },
  }),

  loadCall('POST /v1/manage/point/search', points.searchPoints, [{ page: 3, cityId: 1 }], {
    path: '/v1/manage/point/search',
    body: { cityId: 1 },
  }),
  loadCall('POST /v1/manage/point/search', points.searchPoints, [{ page: 1 }], {
    path: '/v1/manage/point/search',
    body: {},
  }),
  loadCall('GET /v1/manage/point/{id}', points.loadPoint, [4], { path: '/v1/manage/point/4' }),
  loadCall('GET /v1/manage/point/{id}', points.loadPointWithZones, [4], { path: '/v1/manage/point/4' }),
  changeCall('POST /v1/manage/point', points.createPoint, [POINT], {
    path: '/v1/manage/point',
    body: POINT,
  }),
  changeCall('POST /v1/manage/point/{id}', points.updatePoint, [4, POINT], {
    path: '/v1/manage/point/4',
    body: POINT,
  }),
  changeCall('DELETE /v1/manage/point/{id}', points.deletePoint, [4], { path: '/v1/manage/point/4' }),
  loadCall('GET /v1/manage/point/delivery-zone/{id}', points.loadDeliveryZone, [5], {
    path: '/v1/manage/point/delivery-zone/5',
  }),
  changeCall('POST /v1/manage/point/{id}/delivery-zone', points.createDeliveryZone, [4, ZONE], {
    path: '/v1/manage/point/4/delivery-zone',
    body: ZONE,
  }),
  changeCall('POST /v1/manage/point/delivery-zone/{id}', points.updateDeliveryZone, [5, ZONE], {
    path: '/v1/manage/point/delivery-zone/5',
    body: ZONE,
  }),
  changeCall('POST /v1/manage/point/delivery-zone/{id}', points.updateZonePolygon, [5, POLYGON], {
    path: '/v1/manage/point/delivery-zone/5',
    body: { polygon: POLYGON },
  }),
  changeCall('DELETE /v1/manage/point/delivery-zone/{id}', points.deleteDeliveryZone, [5], {
    path: '/v1/manage/point/delivery-zone/5',
  }),

  loadCall(
    'POST /v1/manage/city/search',
    cities.searchCities,
    [{ page: 2, name: 'Кар', timezone: 5, status: false, deliveryService: '', orderBy: 'name_SORT_DESC' }],
    {
      path: '/v1/manage/city/search?page=2',
      body: { name: 'Кар', timezone: 5, status: false, orderBy: 'name_SORT_DESC' },
    },
  ),
  loadCall('GET /v1/manage/city/{id}', cities.loadCity, [1], { path: '/v1/manage/city/1' }),
  changeCall('POST /v1/manage/city', cities.createCity, [CITY], {
    path: '/v1/manage/city',
    body: CITY,
  }),
  changeCall('POST /v1/manage/city/{id}', cities.updateCity, [1, CITY], {
    path: '/v1/manage/city/1',
    body: CITY,
  }),
  changeCall('DELETE /v1/manage/city/{id}', cities.deleteCity, [1], { path: '/v1/manage/city/1' }),

  loadCall(
    'POST /v1/manage/employee/search',
    employees.searchEmployees,
    [{ page: 1, phone: '77011234567', role: 'courier', cities: 1, status: 0, createdAtStart: '2026-01-01' }],
    {
      path: '/v1/manage/employee/search?page=1',
      body: { phone: '77011234567', role: 'courier', city: 1, status: 0, createdAtStart: '2026-01-01' },
    },
  ),
  loadCall('GET /v1/manage/employee/{id}', employees.loadEmployee, [3], { path: '/v1/manage/employee/3' }),
  loadCall('GET /v1/manage/employee/{id}', employees.loadEmployeeForEditing, [3], { path: '/v1/manage/employee/3' }),
  loadCall('GET /v1/manage/employee/{id}', employees.loadEmployeeDocuments, [3], {
    path: '/v1/manage/employee/3?expand=docs',
  }),
  changeCall('POST /v1/manage/employee', employees.createEmployee, [{ ...COURIER, password: 'secret' }], {
    path: '/v1/manage/employee',
    body: { ...COURIER, password: 'secret' },
  }),
  changeCall('POST /v1/manage/employee', employees.createEmployee, [OPERATOR], {
    path: '/v1/manage/employee',
    body: OPERATOR_SENT,
  }),
  changeCall('POST /v1/manage/employee/{id}', employees.updateEmployee, [3, { ...COURIER, courierTypeId: 5 }], {
    path: '/v1/manage/employee/3',
    body: { ...COURIER, courierTypeId: 5, isSticker: null },
  }),
  changeCall('DELETE /v1/manage/employee/{id}', employees.deleteEmployee, [3], { path: '/v1/manage/employee/3' }),
  changeCall('POST /v1/manage/employee/{id}/change-password', employees.changeEmployeePassword, [3, 'secret'], {
    path: '/v1/manage/employee/3/change-password',
    body: { newPassword: 'secret' },
  }),
  changeCall(
    'POST /v1/manage/employee/{id}/upload-file',
    employees.uploadEmployeeFile,
    [3, { title: 'Договор', file: PHOTO }],
    {
      path: '/v1/manage/employee/3/upload-file',
      body: [
        ['title', 'Договор'],
        ['file', 'photo.png image/png'],
      ],
    },
  ),
  changeCall('DELETE /v1/manage/employee/{id}/delete-file/{fileId}', employees.deleteEmployeeFile, [3, 9], {
    path: '/v1/manage/employee/3/delete-file/9',
  }),
  changeCall('POST /v1/manage/employee/{id}/upload-photo', employees.uploadEmployeePhoto, [3, PHOTO], {
    path: '/v1/manage/employee/3/upload-photo',
    body: [['file', 'photo.png image/png']],
  }),
  changeCall('DELETE /v1/manage/employee/{id}/delete-photo', employees.deleteEmployeePhoto, [3], {
    path: '/v1/manage/employee/3/delete-photo',
  }),

  loadCall('GET /v1/manage/role', roles.loadRoles, [], { path: '/v1/manage/role' }),
  loadCall('GET /v1/manage/role/{name}', roles.loadRole, ['operator'], { path: '/v1/manage/role/operator' }),
  changeCall('POST /v1/manage/role', roles.createRole, [ROLE], {
    path: '/v1/manage/role',
    body: ROLE,
  }),
  changeCall('POST /v1/manage/role/{name}', roles.updateRole, ['operator', ROLE], {
    path: '/v1/manage/role/operator',
    body: ROLE,
  }),
  changeCall('DELETE /v1/manage/role/{name}', roles.deleteRole, ['operator'], { path: '/v1/manage/role/operator' }),
]
