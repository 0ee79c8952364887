import { type StructError, union } from 'superstruct'
import type { Permission } from '../domain/permissions'
import { BranchBody } from './branches'
import { CityBody } from './cities'
import { CompanyBody } from './companies'
import { ContactBody } from './contacts'
import { CourierDispatchPointBody, CourierPenaltyBody, CourierStatisticsBody } from './couriers'
import { EmployeeBody, EmployeePasswordBody, NewEmployeeBody } from './employees'
import { OrderBody, OrderCoordinateBody, OrderCourierBody } from './orders'
import { PaymentBody } from './payments'
import { PenaltyTypeBody } from './penalties'
import { DeliveryZoneBody, DispatchPointBody, ZonePolygonBody } from './points'
import { BonusGridBody, CourierRatesBody, RatioRateBody } from './rates'
import { RoleBody } from './roles'
import { SalaryBulkPayBody } from './salary'
import { ScheduleBody, ScheduleDayBody, ScheduleDayCopyBody } from './schedules'
import { ShiftBody } from './shifts'
import { CredentialsBody, OwnPasswordBody } from './user'

/**
 * All endpoints of both specification documents (sections 6 and 7) by method and path; `{name}` matches one path segment. The mock backend
 * checks permissions with this table. `access` lists permissions, any of which is sufficient; `signedIn` means any signed-in user,
 * `public` means that the endpoint needs no Authorization header. `body` is the struct of the request body.
 */
export const API_ENDPOINTS = {
  'POST /v1/auth/login': { access: 'public', body: CredentialsBody },
  'GET /v1/user': { access: 'signedIn' },
  'POST /v1/user/change-password': { access: 'signedIn', body: OwnPasswordBody },
  'POST /v1/manage/point/search': { access: ['point_view'] },
  'GET /v1/manage/point/{id}': { access: ['point_view'] },
  'POST /v1/manage/point': { access: ['point_create'], body: DispatchPointBody },
  'POST /v1/manage/point/{id}': { access: ['point_update'], body: DispatchPointBody },
  'DELETE /v1/manage/point/{id}': { access: ['point_delete'] },
  'GET /v1/manage/point/delivery-zone/{id}': { access: ['point_view'] },
  'POST /v1/manage/point/{id}/delivery-zone': { access: ['point_update'], body: DeliveryZoneBody },
  'POST /v1/manage/point/delivery-zone/{id}': {
    access: ['point_update'],
    body: union([DeliveryZoneBody, ZonePolygonBody]),
  },
  'DELETE /v1/manage/point/delivery-zone/{id}': { access: ['point_update'] },
  'POST /v1/manage/city/search': { access: ['city_manage'] },
  'GET /v1/manage/city/{id}': { access: ['city_manage'] },
  'POST /v1/manage/city': { access: ['city_manage'], body: CityBody },
  'POST /v1/manage/city/{id}': { access: ['city_manage'], body: CityBody },
  'DELETE /v1/manage/city/{id}': { access: ['city_manage'] },
  'POST /v1/manage/company/search': { access: ['company_view'] },
  'GET /v1/manage/company/{id}': {
    access: [
      'company_view',
      'company_update',
      'company_contact_view',
      'company_branch_view',
      'company_branch_create',
      'company_branch_update',
    ],
  },
  'POST /v1/manage/company': { access: ['company_create'], body: CompanyBody },
  'POST /v1/manage/company/{id}': { access: ['company_update'], body: CompanyBody },
  'DELETE /v1/manage/company/{id}': { access: ['company_delete'] },
  'GET /v1/manage/company/{id}/contact': { access: ['company_contact_view'] },
  'POST /v1/manage/company/{id}/contact': { access: ['company_contact_create'], body: ContactBody },
  'GET /v1/manage/company/contact/{id}': { access: ['company_contact_view', 'company_contact_update'] },
  'POST /v1/manage/company/contact/{id}': { access: ['company_contact_update'], body: ContactBody },
  'DELETE /v1/manage/company/contact/{id}': { access: ['company_contact_delete'] },
  'POST /v1/manage/company/{id}/branch/search': { access: ['company_branch_view'] },
  'POST /v1/manage/company/{id}/branch': { access: ['company_branch_create'], body: BranchBody },
  'GET /v1/manage/company/branch/{id}': { access: ['company_branch_view', 'company_branch_update'] },
  'POST /v1/manage/company/branch/{id}': { access: ['company_branch_update'], body: BranchBody },
  'DELETE /v1/manage/company/branch/{id}': { access: ['company_branch_delete'] },
  'POST /v1/manage/employee/search': { access: ['employee_view'] },
  'GET /v1/manage/employee/{id}': { access: ['employee_view'] },
  'POST /v1/manage/employee': { access: ['employee_create'], body: NewEmployeeBody },
  'POST /v1/manage/employee/{id}': { access: ['employee_update'], body: EmployeeBody },
  'DELETE /v1/manage/employee/{id}': { access: ['employee_delete'] },
  'POST /v1/manage/employee/{id}/change-password': { access: ['employee_change_password'], body: EmployeePasswordBody },
  // Documents can also be edited in the courier card, so the permission `courier_view` is sufficient too.
  'POST /v1/manage/employee/{id}/upload-file': { access: ['employee_update', 'courier_view'] },
  'DELETE /v1/manage/employee/{id}/delete-file/{fileId}': { access: ['employee_update', 'courier_view'] },
  'POST /v1/manage/employee/{id}/upload-photo': { access: ['employee_update'] },
  'DELETE /v1/manage/employee/{id}/delete-photo': { access: ['employee_update'] },
  'GET /v1/manage/role': { access: ['role_manage'] },
  'POST /v1/manage/role': { access: ['role_manage'], body: RoleBody },
  'GET /v1/manage/role/{name}': { access: ['role_manage'] },
  'POST /v1/manage/role/{name}': { access: ['role_manage'], body: RoleBody },
  'DELETE /v1/manage/role/{name}': { access: ['role_manage'] },
  'GET /v1/dictionary/roles': { access: 'signedIn' },
  'GET /v1/dictionary/contact-type': { access: 'signedIn' },
  'GET /v1/dictionary/permissions': { access: 'signedIn' },
  'GET /v1/dictionary/point/{cityId}': { access: 'signedIn' },
  'GET /v1/dictionary/courier': { access: 'signedIn' },
  'GET /v1/dictionary/order-status': { access: 'signedIn' },
  'GET /v1/dictionary/city-eager': { access: 'signedIn' },
  'GET /v1/dictionary/company': { access: 'signedIn' },
  'GET /v1/dictionary/company/{id}/branches/{cityId}': { access: 'signedIn' },
  'GET /v1/dictionary/report-partner-period': { access: 'signedIn' },
  'GET /v1/dictionary/report-courier-period': { access: 'signedIn' },
  'POST /v1/manage/schedule/search': { access: ['schedule_view'] },
  'GET /v1/manage/schedule/{id}': { access: ['schedule_view'] },
  'POST /v1/manage/schedule': { access: ['schedule_create'], body: ScheduleBody },
  'POST /v1/manage/schedule/{id}/copy': { access: ['schedule_create'], body: ScheduleBody },
  'GET /v1/manage/schedule/{id}/publish': { access: ['schedule_publish'] },
  'POST /v1/manage/schedule/{id}/clear': { access: ['schedule_create'] },
  'GET /v1/manage/schedule/{id}/day/{date}': { access: ['schedule_view'] },
  'POST /v1/manage/schedule/{id}/day/{date}': { access: ['schedule_create'], body: ScheduleDayBody },
  'POST /v1/manage/schedule/{id}/day/copy': { access: ['schedule_create'], body: ScheduleDayCopyBody },
  'POST /v1/manage/order/search': { access: ['order_view'] },
  'GET /v1/manage/order/{id}/change-status/{status}': { access: ['order_change_status'] },
  'GET /v1/manage/order/{id}': { access: ['order_view', 'order_update'] },
  'POST /v1/manage/order': { access: ['order_create'], body: OrderBody },
  'POST /v1/manage/order/{id}': { access: ['order_update'], body: OrderBody },
  'POST /v1/manage/order/{id}/change-coordinate': { access: ['order_change_coordinate'], body: OrderCoordinateBody },
  'POST /v1/manage/order/archive/search': { access: ['order_view'] },
  'POST /v1/manage/order/archive/summary': { access: ['order_view'] },
  'GET /v1/manage/order/{id}/location': { access: ['courier_location_view'] },
  'GET /v1/manage/order/{id}/phone': { access: ['order_view'] },
  'POST /v1/manage/order/{id}/upload-return-check': { access: ['order_return_check_upload'] },
  'DELETE /v1/manage/order/{id}/delete-return-check': { access: ['order_return_check_delete'] },
  'POST /v1/manage/order/{id}/change-courier': { access: ['order_change_courier'], body: OrderCourierBody },
  'GET /v1/manage/courier/{id}': { access: ['courier_view', 'courier_location_view', 'order_view', 'schedule_view'] },
  'GET /v1/manage/courier/online': { access: ['courier_view'] },
  'GET /v1/manage/courier/location/{cityId}': { access: ['courier_location_view'] },
  'POST /v1/manage/courier/{id}/location': { access: ['courier_location_update'], body: CourierDispatchPointBody },
  'POST /v1/manage/courier/{id}/statistics': { access: ['courier_view'], body: CourierStatisticsBody },
  'POST /v1/manage/courier/{id}/penalty': { access: ['courier_penalty'] },
  'POST /v1/manage/courier/{id}/penalty/create': { access: ['courier_penalty_manage'], body: CourierPenaltyBody },
  'DELETE /v1/manage/courier/penalty/{id}': { access: ['courier_penalty_manage'] },
  'GET /v1/manage/courier/{id}/schedule': { access: ['courier_view'] },
  'GET /v1/manage/courier/{id}/schedule/{scheduleId}': { access: ['courier_view'] },
  'GET /v1/manage/courier/{id}/slot-start': { access: ['courier_slot_manage'] },
  'GET /v1/manage/courier/{id}/slot-stop': { access: ['courier_slot_manage'] },
  'POST /v1/manage/courier/search': { access: ['courier_view', 'courier_location_view', 'order_change_courier'] },
  'POST /v1/manage/slot/search': { access: ['courier_slot_manage'] },
  'POST /v1/manage/slot/{id}': { access: ['courier_slot_manage'], body: ShiftBody },
  'GET /v1/manage/courier-rate/{cityId}': { access: ['courier_rate_manage'] },
  'POST /v1/manage/courier-rate/{cityId}': { access: ['courier_rate_manage'], body: CourierRatesBody },
  'GET /v1/manage/courier-bonus-rate/{cityId}': { access: ['courier_rate_manage'] },
  'POST /v1/manage/courier-bonus-rate/{cityId}': { access: ['courier_rate_manage'], body: BonusGridBody },
  'GET /v1/manage/courier-ratio-rate/{cityId}': { access: ['courier_rate_manage'] },
  'POST /v1/manage/courier-ratio-rate': { access: ['courier_rate_manage'], body: RatioRateBody },
  'POST /v1/manage/courier-ratio-rate/{id}': { access: ['courier_rate_manage'], body: RatioRateBody },
  'DELETE /v1/manage/courier-ratio-rate/{id}': { access: ['courier_rate_manage'] },
  'POST /v1/manage/penalty/search': { access: ['penalty_manage', 'courier_penalty_manage'] },
  'GET /v1/manage/penalty/{id}': { access: ['penalty_manage'] },
  'POST /v1/manage/penalty': { access: ['penalty_manage'], body: PenaltyTypeBody },
  'POST /v1/manage/penalty/{id}': { access: ['penalty_manage'], body: PenaltyTypeBody },
  'DELETE /v1/manage/penalty/{id}': { access: ['penalty_manage'] },
  'POST /v1/manage/notification/search': { access: ['notification_manage'] },
  'POST /v1/manage/notification/{id}': { access: ['notification_manage'] },
  'POST /v1/manage/report/partner': { access: ['report_partner_view'] },
  'POST /v1/manage/report/courier': { access: ['report_courier_view'] },
  'POST /v1/manage/report/{product}': { access: ['report_{product}_view'] },
  'POST /v1/manage/pay/search': { access: ['pay_view'] },
  'GET /v1/manage/pay/{id}': { access: ['pay_view', 'pay_update'] },
  'POST /v1/manage/pay': { access: ['pay_create'], body: PaymentBody },
  'POST /v1/manage/pay/{id}': { access: ['pay_update'], body: PaymentBody },
  'DELETE /v1/manage/pay/{id}': { access: ['pay_delete'] },
  'POST /v1/manage/salary/search': { access: ['salary_manage'] },
  'POST /v1/manage/salary/summary': { access: ['salary_manage'] },
  'GET /v1/manage/salary/{id}/pay': { access: ['salary_manage'] },
  'POST /v1/manage/salary/pay-bulk': { access: ['salary_manage'], body: SalaryBulkPayBody },
  // EventSource cannot send headers, so the session key is a query parameter. The stream handler of the mock
  // backend checks the permission `order_view`.
  'GET /v1/sse/order': { access: 'public' },
} as const satisfies Record<`${Method} /v1/${string}`, EndpointRow>

type Method = 'GET' | 'POST' | 'DELETE'
type EndpointRow = {
  access: readonly Permission[] | 'signedIn' | 'public'
  body?: { validate: (value: unknown) => readonly [StructError | undefined, unknown] }
}
export type ApiEndpoint = keyof typeof API_ENDPOINTS

/** Returns `access` of the endpoint. In the permission `report_{product}_view`, `{product}` is replaced by `params.product`. */
export function endpointAccess(
  endpoint: ApiEndpoint,
  params: Readonly<Record<string, string>>,
): readonly Permission[] | 'signedIn' | 'public' {
  const { access }: EndpointRow = API_ENDPOINTS[endpoint]
  if (access === 'signedIn' || access === 'public') return access
  return access.map((permission) => permission.replace(/\{(\w+)\}/, (_, name) => params[name] ?? '') as Permission)
}

export function splitEndpoint(endpoint: ApiEndpoint): { method: Method; path: string } {
  const [method, path] = endpoint.split(' ') as [Method, string]
  return { method, path }
}
