/** Permission strings of both documents (section 6), and the rules that routes and buttons are guarded by. */

export const PERMISSIONS = [
  'order_view',
  'order_create',
  'order_update',
  'order_change_courier',
  'order_change_coordinate',
  'order_change_status',
  'order_return_check_upload',
  'order_return_check_delete',
  'schedule_view',
  'schedule_create',
  'schedule_publish',
  'courier_view',
  'courier_location_view',
  'courier_location_update',
  'courier_slot_manage',
  'courier_penalty',
  'courier_penalty_manage',
  'courier_rate_manage',
  'penalty_manage',
  'pay_view',
  'pay_create',
  'pay_update',
  'pay_delete',
  'salary_manage',
  'report_partner_view',
  'report_courier_view',
  'notification_manage',
  'point_view',
  'point_create',
  'point_update',
  'point_delete',
  'city_manage',
  'company_view',
  'company_create',
  'company_update',
  'company_delete',
  'company_contact_view',
  'company_contact_create',
  'company_contact_update',
  'company_contact_delete',
  'company_branch_view',
  'company_branch_create',
  'company_branch_update',
  'company_branch_delete',
  'employee_view',
  'employee_create',
  'employee_update',
  'employee_delete',
  'employee_change_password',
  'role_manage',
] as const

/** `report_{product}_view` depends on the configured product, so it is a pattern. */
export type Permission = (typeof PERMISSIONS)[number] | `report_${string}_view`

/** All listed permissions (`every`) or at least one (`some`). An empty `every` lets everybody in. */
export type AccessRule = { every: readonly Permission[] } | { some: readonly Permission[] }

/** The one check: whether a list of accesses satisfies a rule. */
export function allows(accesses: readonly string[], rule: AccessRule): boolean {
  return 'every' in rule
    ? rule.every.every((permission) => accesses.includes(permission))
    : rule.some.some((permission) => accesses.includes(permission))
}
