import { expect, test } from '@jest/globals'
import { createAppRouting, findAppRoute } from '../../../src/app/routing/resolveRoute'
import { buildMenu, findMenuKeys } from '../../../src/app/shell/menuEntries'
import { PERMISSIONS } from '../../../src/domain/permissions'
import { SPECIFIED_SCREENS } from '../routing/specifiedScreens'

const ROUTING = createAppRouting({ code: 'delivery', name: 'Доставка' })
const EVERYTHING = { accesses: [...PERMISSIONS, 'report_delivery_view'] }

const namesOf = (user: { accesses: string[] }, isCollapsed = false) =>
  buildMenu(ROUTING, user, isCollapsed).flatMap(({ name, children }) =>
    children ? children.map((child) => `${name} / ${child.name}`) : [name],
  )

test('the whole menu', () => {
  expect(namesOf(EVERYTHING)).toEqual(SPECIFIED_SCREENS.flatMap(({ menu }) => menu ?? []))
})

test('the menu contains only screens that the user may open, and no empty group', () => {
  expect(namesOf({ accesses: ['order_view', 'role_manage'] })).toEqual([
    'Активные заказы',
    'Архив заказов',
    'Справочники / Роли',
  ])
  expect(namesOf({ accesses: [] })).toEqual([])
})

test('collapsed, a group is one link to its first allowed screen', () => {
  const menu = buildMenu(ROUTING, { accesses: ['penalty_manage', 'report_courier_view', 'courier_rate_manage'] }, true)
  expect(menu.map(({ name, path, children }) => [name, path, children])).toEqual([
    ['Справочники', '/directories/penalties', undefined],
    ['Отчёты', '/reports/couriers', undefined],
    ['Настройки', '/settings/courier-rate', undefined],
  ])
})

test.each([
  ['/orders', ['/orders']],
  ['/orders/edit/5', ['/orders']],
  ['/directories/roles', ['/directories', '/directories/roles']],
  ['/companies/5/branches/add', ['/companies']],
  ['/points/5/settings', ['/points']],
  ['/profile/change-password', []],
  ['/notifications', []],
])('on %s the current entries are %j', (path, keys) => {
  const found = findAppRoute(path, ROUTING)
  if (!found) throw new Error(`${path} is no route`)
  expect(findMenuKeys(found.route, ROUTING)).toEqual(keys)
})
