import { withQuery } from '../../lib/address'

const ORDERS = '/orders'
const ARCHIVE = '/archive-orders'
const SCHEDULES = '/schedules'

/**
 * Every path of the console; nothing else spells one. A function that takes an id also gives the pattern of its route row:
 * `paths.company(12).edit` is `/companies/edit/12`, `paths.company(':id').edit` is `/companies/edit/:id`. So renaming a path
 * is one edit.
 */
export const paths = {
  home: '/',
  login: '/login',
  profile: '/profile',
  changePassword: '/profile/change-password',

  orders: ORDERS,
  addOrder: '/orders/add',
  order: (id: PathId) => ({ edit: `/orders/edit/${id}` }),
  /** The active orders under a filter, or with the detail of one open (`order`). */
  ordersWith: (query: { id?: number; order?: number }) => withQuery(ORDERS, query),
  archive: ARCHIVE,
  /** The archive under a filter: of a courier's card, of a number typed into the palette. */
  archiveWith: (query: {
    id?: number
    order?: number
    courierId?: number
    cityId?: number
    dateStart?: string
    dateEnd?: string
  }) => withQuery(ARCHIVE, query),

  schedules: SCHEDULES,
  schedulesOf: (cityId: number | undefined) => withQuery(SCHEDULES, { cityId }),
  schedule: (id: PathId) => `/schedules/${id}`,
  couriers: '/couriers',
  courier: (id: PathId) => `/couriers/${id}`,
  couriersShifts: '/couriers-shifts',

  points: '/points',
  point: (id: PathId) => ({ zones: `/points/${id}`, settings: `/points/${id}/settings` }),

  companies: '/companies',
  addCompany: '/companies/add',
  company: (id: PathId) => ({
    view: `/companies/${id}`,
    edit: `/companies/edit/${id}`,
    addBranch: `/companies/${id}/branches/add`,
    branch: (branchId: PathId) => ({ edit: `/companies/${id}/branches/edit/${branchId}` }),
  }),

  employees: '/employees',
  payments: '/payments',
  salary: '/salary',

  directories: '/directories',
  cities: '/directories/cities',
  roles: '/directories/roles',
  penalties: '/directories/penalties',

  reports: '/reports',
  companiesReport: '/reports/companies',
  couriersReport: '/reports/couriers',
  /** The daily report of the product that the configuration names. */
  report: (code: string) => `/reports/${code}`,

  courierRate: '/settings/courier-rate',
  bonusRate: '/settings/bonus-rate',
  ratioRate: '/settings/ratio-rate',

  notifications: '/notifications',
}

/** The id of an entry, or the name of a route's parameter. */
export type PathId = number | `:${string}`
