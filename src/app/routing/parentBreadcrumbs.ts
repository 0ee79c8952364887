import { paths } from '../../kit/address/paths'
import type { BreadcrumbItem } from './appRoute'

export const ORDERS_CRUMB: BreadcrumbItem = { label: 'Заказы', path: paths.orders }
export const SCHEDULE_CRUMB: BreadcrumbItem = { label: 'Расписание', path: paths.schedules }
export const COURIERS_CRUMB: BreadcrumbItem = { label: 'Курьеры', path: paths.couriers }
export const POINTS_CRUMB: BreadcrumbItem = { label: 'Отправные точки', path: paths.points }
export const COMPANIES_CRUMB: BreadcrumbItem = { label: 'Контрагенты', path: paths.companies }
export const PROFILE_CRUMB: BreadcrumbItem = { label: 'Профиль', path: paths.profile }
