import { paths } from '../../kit/address/paths'
import type { Crumb } from './route'

export const ORDERS_CRUMB: Crumb = { label: 'Заказы', path: paths.orders }
export const SCHEDULE_CRUMB: Crumb = { label: 'Расписание', path: paths.schedules }
export const COURIERS_CRUMB: Crumb = { label: 'Курьеры', path: paths.couriers }
export const POINTS_CRUMB: Crumb = { label: 'Отправные точки', path: paths.points }
export const COMPANIES_CRUMB: Crumb = { label: 'Контрагенты', path: paths.companies }
export const PROFILE_CRUMB: Crumb = { label: 'Профиль', path: paths.profile }
