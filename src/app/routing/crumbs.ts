import type { Crumb } from './route'

/** Screens that others stand under in the breadcrumbs. */

export const ORDERS: Crumb = { label: 'Заказы', path: '/orders' }
export const SCHEDULE: Crumb = { label: 'Расписание', path: '/schedules' }
export const COURIERS: Crumb = { label: 'Курьеры', path: '/couriers' }
export const POINTS: Crumb = { label: 'Отправные точки', path: '/points' }
export const COMPANIES: Crumb = { label: 'Контрагенты', path: '/companies' }
export const PROFILE: Crumb = { label: 'Профиль', path: '/profile' }
