/**
 * All screens of the specification (reference-data and operations, section 2) in menu order: path, required permissions, name of the menu
 * entry. All tests that cover every screen read this table, so a new screen needs only a new row here.
 */
type Access = string[] | { some: string[] }

const ROWS: [path: string, access: Access, menu?: string][] = [
  ['/orders', ['order_view'], 'Активные заказы'],
  ['/orders/add', ['order_create']],
  ['/orders/edit/{order}', ['order_update', 'order_change_courier']],
  ['/archive-orders', ['order_view'], 'Архив заказов'],
  ['/schedules', ['schedule_view'], 'Расписание'],
  ['/schedules/{schedule}', ['schedule_view']],
  ['/couriers', ['courier_view'], 'Курьеры'],
  ['/couriers/{courier}', ['courier_view']],
  ['/couriers-shifts', ['courier_slot_manage'], 'Смены курьеров'],
  ['/points', ['point_view'], 'Отправные точки'],
  ['/points/{point}', ['point_view']],
  ['/points/{point}/settings', ['point_view', 'point_update']],
  ['/companies', ['company_view'], 'Контрагенты'],
  ['/companies/add', ['company_create']],
  ['/companies/edit/{company}', ['company_update']],
  ['/companies/{company}', { some: ['company_branch_view', 'company_contact_view'] }],
  ['/companies/{company}/branches/add', ['company_branch_create']],
  ['/companies/{company}/branches/edit/{branch}', ['company_branch_update']],
  ['/employees', ['employee_view'], 'Сотрудники'],
  ['/payments', ['pay_view'], 'Оплаты'],
  ['/salary', ['salary_manage'], 'Выплаты'],
  ['/directories/cities', ['city_manage'], 'Справочники / Города'],
  ['/directories/roles', ['role_manage'], 'Справочники / Роли'],
  ['/directories/penalties', ['penalty_manage'], 'Справочники / Штрафы'],
  ['/reports/companies', ['report_partner_view'], 'Отчёты / По партнёрам'],
  ['/reports/couriers', ['report_courier_view'], 'Отчёты / По курьерам'],
  ['/reports/delivery', ['report_delivery_view'], 'Отчёты / Доставка'],
  ['/settings/courier-rate', ['courier_rate_manage'], 'Настройки / Курьерские ставки'],
  ['/settings/bonus-rate', ['courier_rate_manage'], 'Настройки / Бонусные сетки'],
  ['/settings/ratio-rate', ['courier_rate_manage'], 'Настройки / Повышенные ставки'],
  ['/notifications', ['notification_manage']],
  ['/profile', []],
  ['/profile/change-password', []],
]

export type SpecifiedScreen = {
  path: string
  /** Alternative permission sets: a user with all permissions of any one set may open the screen. */
  access: string[][]
  menu?: string
}

export const SPECIFIED_SCREENS: readonly SpecifiedScreen[] = ROWS.map(([path, access, menu]) => ({
  path,
  access: Array.isArray(access) ? [access] : access.some.map((permission) => [permission]),
  menu,
}))

export const withIds = (path: string, ids: Readonly<Record<string, number>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 5))
