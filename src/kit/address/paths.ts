import { withQuery } from '../../lib/listQuery'

const ORDERS = '/orders'
const ARCHIVE = '/archive-orders'
const SCHEDULES = '/schedules'

/**
 * All URL paths of the console. A function that takes an id also builds the route pattern: `paths.company(12).edit` is
 * `/companies/edit/12`, `paths.company(':id').edit` is `/companies/edit/:id`.
 */
export const paths = {
  home: '/',
  login: '/login',
  profile: '/profile',
  changePassword: '/profile/change-password',

  orders: ORDERS,
  addOrder: '/orders/add',
  order: (id: PathId) => ({ edit: `/orders/edit/${id}` }),
  ordersWith: (query: { id?: number; order?: number }) => withQuery(ORDERS, query),
  archive: ARCHIVE,
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
  directory: (name: string) => `/directories/${name}`,

  reports: '/reports',
  companiesReport: '/reports/companies',
  couriersReport: '/reports/couriers',
  report: (code: string) => `/reports/${code}`,

  courierRate: '/settings/courier-rate',
  bonusRate: '/settings/bonus-rate',
  ratioRate: '/settings/ratio-rate',

  notifications: '/notifications',
}

type PathId = number | `:${string}`
