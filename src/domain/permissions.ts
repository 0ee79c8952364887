/**
 * Permissions of both specification documents (section 6), grouped by area in menu order. A permission belongs to the area with the longest
 * matching prefix, so that permissions of the server that are missing from this list are grouped too.
 */
export const PERMISSION_AREAS = [
  {
    prefix: 'order_',
    title: 'Заказы',
    names: [
      'order_view',
      'order_create',
      'order_update',
      'order_change_courier',
      'order_change_coordinate',
      'order_change_status',
      'order_return_check_upload',
      'order_return_check_delete',
    ],
  },
  {
    prefix: 'schedule_',
    title: 'Расписание',
    names: ['schedule_view', 'schedule_create', 'schedule_publish'],
  },
  {
    prefix: 'courier_',
    title: 'Курьеры',
    names: [
      'courier_view',
      'courier_location_view',
      'courier_location_update',
      'courier_slot_manage',
      'courier_penalty',
      'courier_penalty_manage',
      'courier_rate_manage',
    ],
  },
  {
    prefix: 'point_',
    title: 'Отправные точки и зоны',
    names: ['point_view', 'point_create', 'point_update', 'point_delete'],
  },
  {
    prefix: 'company_',
    title: 'Контрагенты',
    names: ['company_view', 'company_create', 'company_update', 'company_delete'],
  },
  {
    prefix: 'company_contact_',
    title: 'Контакты контрагентов',
    names: ['company_contact_view', 'company_contact_create', 'company_contact_update', 'company_contact_delete'],
  },
  {
    prefix: 'company_branch_',
    title: 'Филиалы контрагентов',
    names: ['company_branch_view', 'company_branch_create', 'company_branch_update', 'company_branch_delete'],
  },
  {
    prefix: 'employee_',
    title: 'Сотрудники',
    names: ['employee_view', 'employee_create', 'employee_update', 'employee_delete', 'employee_change_password'],
  },
  {
    prefix: 'pay_',
    title: 'Оплаты',
    names: ['pay_view', 'pay_create', 'pay_update', 'pay_delete'],
  },
  {
    prefix: 'salary_',
    title: 'Выплаты',
    names: ['salary_manage'],
  },
  {
    prefix: 'report_',
    title: 'Отчёты',
    names: ['report_partner_view', 'report_courier_view'],
  },
  {
    prefix: 'city_',
    title: 'Города',
    names: ['city_manage'],
  },
  {
    prefix: 'role_',
    title: 'Роли',
    names: ['role_manage'],
  },
  {
    prefix: 'penalty_',
    title: 'Штрафы',
    names: ['penalty_manage'],
  },
  {
    prefix: 'notification_',
    title: 'Уведомления',
    names: ['notification_manage'],
  },
] as const

export type Permission = (typeof PERMISSION_AREAS)[number]['names'][number] | `report_${string}_view`

export const PERMISSIONS: readonly Permission[] = PERMISSION_AREAS.flatMap<Permission>(({ names }) => names)

export const permissionArea = (permission: string): (typeof PERMISSION_AREAS)[number] | undefined =>
  PERMISSION_AREAS.filter(({ prefix }) => permission.startsWith(prefix)).toSorted(
    (one, other) => other.prefix.length - one.prefix.length,
  )[0]

/** The user needs all permissions of `every`, or at least one of `some`. An empty `every` allows every user. */
export type AccessRule = { every: readonly Permission[] } | { some: readonly Permission[] }

export function isAccessAllowed(accesses: readonly string[], rule: AccessRule): boolean {
  return 'every' in rule
    ? rule.every.every((permission) => accesses.includes(permission))
    : rule.some.some((permission) => accesses.includes(permission))
}
