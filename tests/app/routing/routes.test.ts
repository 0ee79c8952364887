import { expect, test } from '@jest/globals'
import { createAppRouting, findAppRoute, resolveRoute } from '../../../src/app/routing/resolveRoute'
import { buildMenu } from '../../../src/app/shell/menuEntries'
import { PERMISSIONS } from '../../../src/domain/permissions'
import { SPECIFIED_SCREENS, withIds } from './specifiedScreens'

const ROUTING = createAppRouting({ code: 'delivery', name: 'Доставка' })
const EVERYTHING = [...PERMISSIONS, 'report_delivery_view']
const holding = (...accesses: string[]) => ({ accesses })
const begins = (accesses: readonly string[], routing = ROUTING) => resolveRoute('/', holding(...accesses), routing)
const redirect = (to: string) => ({ kind: 'redirect', to })

test('the screens are those of the specification', () => {
  const specified = SPECIFIED_SCREENS.map(({ path }) => findAppRoute(withIds(path), ROUTING)?.route.path ?? path)
  expect(ROUTING.routes.map(({ path }) => path).sort()).toEqual(specified.sort())
})

test('each path is in the table once', () => {
  const paths = ROUTING.routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('the screens above a screen are in the table', () => {
  const above = ROUTING.routes.flatMap(({ trail = [] }) => trail.flatMap(({ path }) => path ?? []))
  const missing = above.filter((path) => !findAppRoute(path.replace(/:\w+/g, '5'), ROUTING))
  expect(missing).toEqual([])
})

test.each(SPECIFIED_SCREENS)('$path opens with $access, and without any of it does not', ({ path, access }) => {
  const address = withIds(path)
  const opening = access.flat()
  for (const needed of access) {
    expect(resolveRoute(address, holding(...needed), ROUTING)).toMatchObject({ kind: 'screen' })
    const others = EVERYTHING.filter((permission) => !opening.includes(permission))
    for (const left of needed) {
      const rest = needed.filter((permission) => permission !== left)
      expect(resolveRoute(address, holding(...others, ...rest), ROUTING)).toMatchObject({ kind: 'redirect' })
    }
  }
})

test.each([
  ['/orders', '/profile'],
  ['/archive-orders', '/profile'],
  ['/orders/add', '/profile'],
  ['/orders/edit/5', '/profile'],
  ['/couriers-shifts', '/profile'],
  ['/schedules', '/'],
  ['/companies/5', '/'],
  ['/directories/cities', '/'],
  ['/settings/ratio-rate', '/'],
  ['/notifications', '/'],
])('without permission %s leads to %s', (path, to) => {
  expect(resolveRoute(path, holding(), ROUTING)).toEqual({ kind: 'redirect', to })
})

test.each([
  ['/login', '/'],
  ['/directories', '/directories/cities'],
  ['/reports', '/reports/companies'],
  ['/reports/', '/reports/companies'],
])('%s redirects to %s for any permissions', (path, to) => {
  for (const user of [holding(), holding(...EVERYTHING)]) {
    expect(resolveRoute(path, user, ROUTING)).toEqual({ kind: 'redirect', to })
  }
})

test.each([
  '/',
  '/nothing',
  '/reports/other',
  '/orders/edit/abc',
  '/orders/5',
  '/schedules/5/6',
  '/settings',
  '/Profile5',
])('unknown %s leads to the default path', (path) => {
  expect(resolveRoute(path, holding('pay_view'), ROUTING)).toEqual({ kind: 'redirect', to: '/payments' })
})

test('a trailing slash is accepted, letters in an id are not', () => {
  expect(findAppRoute('/archive-orders/', ROUTING)?.route.path).toBe('/archive-orders')
  expect(findAppRoute('/companies/5/branches/edit/7', ROUTING)?.params).toEqual({ sectionId: '5', id: '7' })
})

/**
 * Possible start screens in the order of the specification, each with its permission. A user starts on the first screen that the
 * permissions allow.
 */
const ENTRIES: [string, string][] = [
  ['/orders', 'order_view'],
  ['/schedules', 'schedule_view'],
  ['/salary', 'salary_manage'],
  ['/reports/delivery', 'report_delivery_view'],
  ['/employees', 'employee_view'],
  ['/companies', 'company_view'],
  ['/couriers', 'courier_view'],
  ['/couriers-shifts', 'courier_slot_manage'],
  ['/reports/companies', 'report_partner_view'],
  ['/reports/couriers', 'report_courier_view'],
  ['/payments', 'pay_view'],
  ['/points', 'point_view'],
  ['/directories/cities', 'city_manage'],
  ['/directories/roles', 'role_manage'],
  ['/directories/penalties', 'penalty_manage'],
  ['/settings/courier-rate', 'courier_rate_manage'],
  ['/notifications', 'notification_manage'],
]

test.each(ENTRIES.map(([path], index) => [path, index] as const))(
  'a user who may open %s and all later screens starts at it',
  (path, index) => {
    const held = ENTRIES.slice(index).map(([, permission]) => permission)
    expect(begins(held)).toEqual(redirect(path))
  },
)

test('a user without permissions starts at the profile', () => {
  expect(begins([])).toEqual(redirect('/profile'))
  expect(begins(['order_create', 'courier_location_view'])).toEqual(redirect('/profile'))
})

test('another product has its own report', () => {
  const routing = createAppRouting({ code: 'menu', name: 'Меню' })
  const user = holding('report_menu_view')
  expect(begins(user.accesses, routing)).toEqual(redirect('/reports/menu'))
  expect(findAppRoute('/reports/delivery', routing)).toBeUndefined()
  expect(findAppRoute('/reports/menu', routing)?.route).toMatchObject({ title: 'Отчёт «Меню»' })
  expect(buildMenu(routing, user, false)).toMatchObject([
    { name: 'Отчёты', children: [{ name: 'Меню', path: '/reports/menu' }] },
  ])
})
