import { paths } from '../../kit/address/paths'
import type { Config } from '../../session/config'
import { PAY_ROUTES, reportRoutes } from './money'
import { ORDER_ROUTES } from './orders'
import { PEOPLE_ROUTES } from './people'
import type { AppRoute, RedirectRoute } from './route'
import { DIRECTORY_ROUTES, SETTINGS_ROUTES } from './settings'

export const REDIRECTS: readonly RedirectRoute[] = [
  { path: paths.login, to: paths.home },
  { path: paths.directories, to: paths.cities },
  { path: paths.reports, to: paths.companiesReport },
]

/** Returns all screens for signed-in users, in menu order (operations and reference-data, section 2). */
export function routeTable(product: Config['product']): readonly AppRoute[] {
  return [
    ...ORDER_ROUTES,
    ...PEOPLE_ROUTES,
    ...PAY_ROUTES,
    ...DIRECTORY_ROUTES,
    ...reportRoutes(product),
    ...SETTINGS_ROUTES,
  ]
}
