import {
  AimOutlined,
  BarChartOutlined,
  BookOutlined,
  CalendarOutlined,
  CarOutlined,
  ClockCircleOutlined,
  ContactsOutlined,
  CreditCardOutlined,
  InboxOutlined,
  SettingOutlined,
  ShopOutlined,
  ThunderboltOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { Config } from '../session/config'
import { ANYONE, all, some } from './accessRules'
import { COMPANIES, COURIERS, ORDERS, POINTS, PROFILE, SCHEDULE } from './crumbs'
import type { AppRoute, Crumb, MenuGroup, Redirect } from './route'
import { lazyScreen } from './screen'

export const MENU_GROUPS: Record<MenuGroup, { label: string; icon: ReactNode }> = {
  directories: { label: 'Справочники', icon: <BookOutlined aria-hidden /> },
  reports: { label: 'Отчёты', icon: <BarChartOutlined aria-hidden /> },
  settings: { label: 'Настройки', icon: <SettingOutlined aria-hidden /> },
}

/** Each built screen once, whatever table it stands in. */
const SCREENS = {
  orders: lazyScreen(() => import('../pages/orders/OrdersPage').then((m) => m.OrdersPage)),
  orderAdd: lazyScreen(() => import('../pages/orders/form/AddOrderPage').then((m) => m.default)),
  orderEdit: lazyScreen(() => import('../pages/orders/form/EditOrderPage').then((m) => m.default)),
  archive: lazyScreen(() => import('../pages/orders/archive/ArchivePage').then((m) => m.ArchivePage)),
  cities: lazyScreen(() => import('../pages/cities/CitiesPage').then((m) => m.default)),
  points: lazyScreen(() => import('../pages/points/PointsPage').then((m) => m.PointsPage)),
  point: lazyScreen(() => import('../pages/points/PointPage').then((m) => m.PointPage)),
  zoneSettings: lazyScreen(() => import('../pages/points/ZoneSettingsPage').then((m) => m.ZoneSettingsPage)),
  companies: lazyScreen(() => import('../pages/companies/CompaniesPage').then((m) => m.default)),
  companyAdd: lazyScreen(() => import('../pages/companies/AddCompanyPage').then((m) => m.default)),
  companyEdit: lazyScreen(() => import('../pages/companies/EditCompanyPage').then((m) => m.default)),
  company: lazyScreen(() => import('../pages/companies/detail/CompanyPage').then((m) => m.default)),
  branchAdd: lazyScreen(() => import('../pages/companies/branches/AddBranchPage').then((m) => m.default)),
  branchEdit: lazyScreen(() => import('../pages/companies/branches/EditBranchPage').then((m) => m.default)),
  employees: lazyScreen(() => import('../pages/employees/EmployeesPage').then((m) => m.EmployeesPage)),
  roles: lazyScreen(() => import('../pages/roles/RolesPage').then((m) => m.RolesPage)),
  profile: lazyScreen(() => import('../pages/profile/ProfilePage').then((m) => m.ProfilePage)),
  changePassword: lazyScreen(() => import('../pages/profile/ChangePasswordPage').then((m) => m.ChangePasswordPage)),
}

const group = (id: MenuGroup): Crumb => ({ label: MENU_GROUPS[id].label })

/** Paths that only lead elsewhere; none has a rule. */
export const REDIRECTS: readonly Redirect[] = [
  { path: '/login', to: '/' },
  { path: '/directories', to: '/directories/cities' },
  { path: '/reports', to: '/reports/companies' },
]

/** Every screen of the console behind the sign-in, in the order of the menu (both documents, section 2). */
export function routeTable(product: Config['product']): readonly AppRoute[] {
  return [
    {
      path: '/orders',
      title: 'Активные заказы',
      access: all('order_view'),
      deniedTo: '/profile',
      menu: { label: 'Активные заказы', icon: <ThunderboltOutlined aria-hidden /> },
      screen: SCREENS.orders,
      isByCity: true,
    },
    {
      path: '/orders/add',
      title: 'Новый заказ',
      access: all('order_create'),
      deniedTo: '/profile',
      trail: [ORDERS],
      screen: SCREENS.orderAdd,
    },
    {
      path: '/orders/edit/:id',
      title: 'Редактирование заказа',
      access: all('order_update', 'order_change_courier'),
      deniedTo: '/profile',
      trail: [ORDERS],
      screen: SCREENS.orderEdit,
    },
    {
      path: '/archive-orders',
      title: 'Архив заказов',
      access: all('order_view'),
      deniedTo: '/profile',
      menu: { label: 'Архив заказов', icon: <InboxOutlined aria-hidden /> },
      screen: SCREENS.archive,
      isByCity: true,
    },
    {
      path: '/schedules',
      title: 'Расписание',
      access: all('schedule_view'),
      menu: { label: 'Расписание', icon: <CalendarOutlined aria-hidden /> },
      isByCity: true,
    },
    { path: '/schedules/:id', title: 'Расписание на неделю', access: all('schedule_view'), trail: [SCHEDULE] },
    {
      path: '/couriers',
      title: 'Курьеры',
      access: all('courier_view'),
      menu: { label: 'Курьеры', icon: <CarOutlined aria-hidden /> },
      isByCity: true,
    },
    { path: '/couriers/:id', title: 'Карточка курьера', access: all('courier_view'), trail: [COURIERS] },
    {
      path: '/couriers-shifts',
      title: 'Смены курьеров',
      access: all('courier_slot_manage'),
      deniedTo: '/profile',
      menu: { label: 'Смены курьеров', icon: <ClockCircleOutlined aria-hidden /> },
      isByCity: true,
    },
    {
      path: '/points',
      title: 'Отправные точки',
      access: all('point_view'),
      menu: { label: 'Отправные точки', icon: <AimOutlined aria-hidden /> },
      screen: SCREENS.points,
      isByCity: true,
      add: { label: 'Новая отправная точка', access: all('point_create') },
    },
    {
      path: '/points/:id',
      title: 'Зоны доставки',
      access: all('point_view'),
      trail: [POINTS],
      screen: SCREENS.point,
    },
    {
      path: '/points/:id/settings',
      title: 'Настройка зон доставки',
      access: all('point_view', 'point_update'),
      trail: [POINTS, { label: 'Зоны доставки', path: '/points/:id' }],
      screen: SCREENS.zoneSettings,
    },
    {
      path: '/companies',
      title: 'Контрагенты',
      access: all('company_view'),
      menu: { label: 'Контрагенты', icon: <ShopOutlined aria-hidden /> },
      screen: SCREENS.companies,
    },
    {
      path: '/companies/add',
      title: 'Новый контрагент',
      access: all('company_create'),
      trail: [COMPANIES],
      screen: SCREENS.companyAdd,
    },
    {
      path: '/companies/edit/:id',
      title: 'Редактирование контрагента',
      access: all('company_update'),
      trail: [COMPANIES],
      screen: SCREENS.companyEdit,
    },
    {
      path: '/companies/:id',
      title: 'Контрагент',
      access: some('company_branch_view', 'company_contact_view'),
      trail: [COMPANIES],
      screen: SCREENS.company,
    },
    {
      path: '/companies/:id/branches/add',
      title: 'Новый филиал',
      access: all('company_branch_create'),
      trail: [COMPANIES, { label: 'Контрагент', path: '/companies/:id' }],
      screen: SCREENS.branchAdd,
    },
    {
      path: '/companies/:sectionId/branches/edit/:id',
      // The specification gives the editing of a branch the title of a new one.
      title: 'Новый филиал',
      access: all('company_branch_update'),
      trail: [COMPANIES, { label: 'Контрагент', path: '/companies/:sectionId' }],
      screen: SCREENS.branchEdit,
    },
    {
      path: '/employees',
      title: 'Сотрудники',
      access: all('employee_view'),
      menu: { label: 'Сотрудники', icon: <ContactsOutlined aria-hidden /> },
      screen: SCREENS.employees,
      add: { label: 'Новый сотрудник', access: all('employee_create') },
    },
    {
      path: '/payments',
      title: 'Оплаты',
      access: all('pay_view'),
      menu: { label: 'Оплаты', icon: <CreditCardOutlined aria-hidden /> },
    },
    {
      path: '/salary',
      title: 'Выплаты',
      access: all('salary_manage'),
      menu: { label: 'Выплаты', icon: <WalletOutlined aria-hidden /> },
      isByCity: true,
    },
    {
      path: '/directories/cities',
      title: 'Справочник - Города',
      access: all('city_manage'),
      trail: [group('directories')],
      menu: { label: 'Города', group: 'directories' },
      screen: SCREENS.cities,
      add: { label: 'Новый город', access: all('city_manage') },
    },
    {
      path: '/directories/roles',
      title: 'Справочник - Роли',
      access: all('role_manage'),
      trail: [group('directories')],
      menu: { label: 'Роли', group: 'directories' },
      screen: SCREENS.roles,
      add: { label: 'Новая роль', access: all('role_manage') },
    },
    {
      path: '/directories/penalties',
      title: 'Справочник - Штрафы',
      access: all('penalty_manage'),
      trail: [group('directories')],
      menu: { label: 'Штрафы', group: 'directories' },
    },
    {
      path: '/reports/companies',
      title: 'Отчёт по партнёрам',
      access: all('report_partner_view'),
      trail: [group('reports')],
      menu: { label: 'По партнёрам', group: 'reports' },
      isByCity: true,
    },
    {
      path: '/reports/couriers',
      title: 'Отчёт по курьерам',
      access: all('report_courier_view'),
      trail: [group('reports')],
      menu: { label: 'По курьерам', group: 'reports' },
      isByCity: true,
    },
    {
      path: `/reports/${product.code}`,
      title: `Отчёт «${product.name}»`,
      access: all(`report_${product.code}_view`),
      trail: [group('reports')],
      menu: { label: product.name, group: 'reports' },
      isByCity: true,
    },
    {
      path: '/settings/courier-rate',
      title: 'Курьерские ставки',
      access: all('courier_rate_manage'),
      trail: [group('settings')],
      menu: { label: 'Курьерские ставки', group: 'settings' },
      isByCity: true,
    },
    {
      path: '/settings/bonus-rate',
      title: 'Бонусные сетки',
      access: all('courier_rate_manage'),
      trail: [group('settings')],
      menu: { label: 'Бонусные сетки', group: 'settings' },
      isByCity: true,
    },
    {
      path: '/settings/ratio-rate',
      title: 'Повышенные ставки',
      access: all('courier_rate_manage'),
      trail: [group('settings')],
      menu: { label: 'Повышенные ставки', group: 'settings' },
      isByCity: true,
    },
    {
      // The link to it stands in the header.
      path: '/notifications',
      title: 'Уведомления',
      access: all('notification_manage'),
      isByCity: true,
    },
    { path: '/profile', title: 'Профиль', access: ANYONE, screen: SCREENS.profile },
    {
      path: '/profile/change-password',
      title: 'Изменение пароля',
      access: ANYONE,
      trail: [PROFILE],
      screen: SCREENS.changePassword,
    },
  ]
}
