import { paths } from '../../kit/address/paths'
import type { Crumb } from './route'

export const ORDERS: Crumb = { label: 'Заказы', path: paths.orders }
export const SCHEDULE: Crumb = { label: 'Расписание', path: paths.schedules }
export const COURIERS: Crumb = { label: 'Курьеры', path: paths.couriers }
export const POINTS: Crumb = { label: 'Отправные точки', path: paths.points }
export const COMPANIES: Crumb = { label: 'Контрагенты', path: paths.companies }
export const PROFILE: Crumb = { label: 'Профиль', path: paths.profile }
