import {
  AimOutlined,
  CalendarOutlined,
  CarOutlined,
  ClockCircleOutlined,
  ContactsOutlined,
  ShopOutlined,
} from '@ant-design/icons'
import { paths } from '../../kit/address/paths'
import { allPermissionsRule, anyPermissionRule } from './accessRules'
import type { AppRoute } from './appRoute'
import { lazyScreen } from './lazyScreen'
import { COMPANIES_CRUMB, COURIERS_CRUMB, POINTS_CRUMB, SCHEDULE_CRUMB } from './parentBreadcrumbs'

export const COURIER_AND_COMPANY_ROUTES: readonly AppRoute[] = [
  {
    path: paths.schedules,
    title: 'Расписание',
    access: allPermissionsRule('schedule_view'),
    menu: { label: 'Расписание', icon: <CalendarOutlined aria-hidden /> },
    isByCity: true,
    screen: lazyScreen(() => import('../../pages/schedules/list/SchedulesPage').then((m) => m.SchedulesPage)),
  },
  {
    path: paths.schedule(':id'),
    title: 'Расписание на неделю',
    access: allPermissionsRule('schedule_view'),
    trail: [SCHEDULE_CRUMB],
    screen: lazyScreen(() => import('../../pages/schedules/week/SchedulePage').then((m) => m.SchedulePage)),
  },
  {
    path: paths.couriers,
    title: 'Курьеры',
    access: allPermissionsRule('courier_view'),
    menu: { label: 'Курьеры', icon: <CarOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/couriers/CouriersPage').then((m) => m.CouriersPage)),
    isByCity: true,
  },
  {
    path: paths.courier(':id'),
    title: 'Карточка курьера',
    access: allPermissionsRule('courier_view'),
    trail: [COURIERS_CRUMB],
    screen: lazyScreen(() => import('../../pages/couriers/card/CourierPage').then((m) => m.CourierPage)),
  },
  {
    path: paths.couriersShifts,
    title: 'Смены курьеров',
    access: allPermissionsRule('courier_slot_manage'),
    deniedTo: paths.profile,
    menu: { label: 'Смены курьеров', icon: <ClockCircleOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/couriersShifts/ShiftsPage').then((m) => m.ShiftsPage)),
    isByCity: true,
  },
  {
    path: paths.points,
    title: 'Отправные точки',
    access: allPermissionsRule('point_view'),
    menu: { label: 'Отправные точки', icon: <AimOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/points/PointsPage').then((m) => m.PointsPage)),
    isByCity: true,
    add: { label: 'Новая отправная точка', access: allPermissionsRule('point_create') },
  },
  {
    path: paths.point(':id').zones,
    title: 'Зоны доставки',
    access: allPermissionsRule('point_view'),
    trail: [POINTS_CRUMB],
    screen: lazyScreen(() => import('../../pages/points/PointPage').then((m) => m.PointPage)),
  },
  {
    path: paths.point(':id').settings,
    title: 'Настройка зон доставки',
    access: allPermissionsRule('point_view', 'point_update'),
    trail: [POINTS_CRUMB, { label: 'Зоны доставки', path: paths.point(':id').zones }],
    screen: lazyScreen(() => import('../../pages/points/ZoneSettingsPage').then((m) => m.ZoneSettingsPage)),
  },
  {
    path: paths.companies,
    title: 'Контрагенты',
    access: allPermissionsRule('company_view'),
    menu: { label: 'Контрагенты', icon: <ShopOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/companies/CompaniesPage').then((m) => m.default)),
  },
  {
    path: paths.addCompany,
    title: 'Новый контрагент',
    access: allPermissionsRule('company_create'),
    trail: [COMPANIES_CRUMB],
    screen: lazyScreen(() => import('../../pages/companies/CompanyForm').then((m) => m.AddCompanyPage)),
  },
  {
    path: paths.company(':id').edit,
    title: 'Редактирование контрагента',
    access: allPermissionsRule('company_update'),
    trail: [COMPANIES_CRUMB],
    screen: lazyScreen(() => import('../../pages/companies/CompanyForm').then((m) => m.EditCompanyPage)),
  },
  {
    path: paths.company(':id').view,
    title: 'Контрагент',
    access: anyPermissionRule('company_branch_view', 'company_contact_view'),
    trail: [COMPANIES_CRUMB],
    screen: lazyScreen(() => import('../../pages/companies/detail/CompanyPage').then((m) => m.default)),
  },
  {
    path: paths.company(':id').addBranch,
    title: 'Новый филиал',
    access: allPermissionsRule('company_branch_create'),
    trail: [COMPANIES_CRUMB, { label: 'Контрагент', path: paths.company(':id').view }],
    screen: lazyScreen(() => import('../../pages/companies/branches/BranchForm').then((m) => m.AddBranchPage)),
  },
  {
    path: paths.company(':sectionId').branch(':id').edit,
    // The title means «New branch», but the specification also uses it for the screen that edits a branch.
    title: 'Новый филиал',
    access: allPermissionsRule('company_branch_update'),
    trail: [COMPANIES_CRUMB, { label: 'Контрагент', path: paths.company(':sectionId').view }],
    screen: lazyScreen(() => import('../../pages/companies/branches/BranchForm').then((m) => m.EditBranchPage)),
  },
  {
    path: paths.employees,
    title: 'Сотрудники',
    access: allPermissionsRule('employee_view'),
    menu: { label: 'Сотрудники', icon: <ContactsOutlined aria-hidden /> },
    screen: lazyScreen(() => import('../../pages/employees/EmployeesPage').then((m) => m.EmployeesPage)),
    add: { label: 'Новый сотрудник', access: allPermissionsRule('employee_create') },
  },
]
