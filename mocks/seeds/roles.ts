import { PERMISSIONS, type Permission } from '../../src/domain/permissions'
import type { RoleRecord } from '../store/records'

/**
 * Permission for the report of the configured product (contract, «Hosts and configuration»; the default product is
 * `delivery`).
 */
const PRODUCT_REPORT: Permission = 'report_delivery_view'

export const ALL_PERMISSIONS: readonly Permission[] = [...PERMISSIONS, PRODUCT_REPORT]

/** The specification fixes the names of two roles, because its rules for employees refer to these names. */
export const COURIER_ROLE = 'courier'
export const PARTNER_ROLE = 'partner'

const OPERATOR: Permission[] = [
  'order_view',
  'order_update',
  'order_change_courier',
  'order_change_coordinate',
  'order_change_status',
  'order_return_check_upload',
  'courier_view',
  'courier_location_view',
  'courier_location_update',
  'notification_manage',
]

const DISPATCHER: Permission[] = [
  'schedule_view',
  'schedule_create',
  'schedule_publish',
  'courier_view',
  'courier_location_view',
  'courier_location_update',
  'courier_slot_manage',
  'courier_penalty',
  'courier_penalty_manage',
  'point_view',
]

const MANAGER: Permission[] = [
  'pay_view',
  'pay_create',
  'pay_update',
  'pay_delete',
  'salary_manage',
  'courier_rate_manage',
  'report_partner_view',
  'report_courier_view',
  PRODUCT_REPORT,
  'company_view',
  'company_contact_view',
  'company_branch_view',
  'penalty_manage',
]

export const ROLES: RoleRecord[] = [
  { id: 'administrator', description: 'Администратор', permissions: [...ALL_PERMISSIONS] },
  { id: 'operator', description: 'Оператор', permissions: OPERATOR },
  { id: 'dispatcher', description: 'Диспетчер', permissions: DISPATCHER },
  { id: 'manager', description: 'Менеджер', permissions: MANAGER },
  { id: PARTNER_ROLE, description: 'Партнёр', permissions: ['order_view', 'order_create'] },
  { id: 'viewer', description: 'Наблюдатель', permissions: ['order_view'] },
  { id: 'newcomer', description: 'Новый сотрудник', permissions: [] },
  { id: COURIER_ROLE, description: 'Курьер', permissions: [] },
]
