import { beforeEach, expect, test } from '@jest/globals'
import { createAppRouting } from '../../../src/app/routing/resolveRoute'
import {
  cityPaletteEntries,
  creationPaletteEntries,
  orderSearchPaletteEntries,
  screenPaletteEntries,
} from '../../../src/app/shell/palette/paletteEntries'
import { buildPaletteSections } from '../../../src/app/shell/palette/paletteSections'
import { addRecentPaletteEntry, readRecentPaletteIds } from '../../../src/app/shell/palette/recentEntries'
import { PERMISSIONS } from '../../../src/domain/permissions'

const ROUTING = createAppRouting({ code: 'delivery', name: 'Доставка' })
const EVERYTHING = [...PERMISSIONS, 'report_delivery_view']
const CITIES = [
  { id: 1, name: 'Караганда', timezone: 5 },
  { id: 2, name: 'Астана', timezone: 5 },
]
const holding = (...accesses: string[]) => ({ accesses, allowedCities: CITIES, companyId: undefined })
const partner = (...accesses: string[]) => ({ ...holding(...accesses), companyId: 1 })
const labels = (entries: { label: string }[]) => entries.map(({ label }) => label)
const targets = (entries: object[]) => entries.map((entry) => ('to' in entry ? entry.to : undefined))

beforeEach(() => localStorage.clear())

test('every screen without a menu entry is offered to a user with all permissions', () => {
  const plain = ROUTING.routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path)
  const user = partner(...EVERYTHING)
  const reached = [...targets(screenPaletteEntries(user, ROUTING)), ...targets(creationPaletteEntries(user, ROUTING))]
  expect(plain.filter((path) => !reached.includes(path))).toEqual([])
})

test("only what the user's permissions allow", () => {
  expect(labels(screenPaletteEntries(holding('order_view'), ROUTING))).toEqual([
    'Активные заказы',
    'Архив заказов',
    'Профиль',
    'Изменение пароля',
  ])
  expect(creationPaletteEntries(holding('order_view'), ROUTING)).toEqual([])
  expect(labels(creationPaletteEntries(partner('order_create'), ROUTING))).toEqual(['Новый заказ'])
  // Only partners may create orders. The order form would show other users only an error, so the command palette does not offer it to them.
  expect(creationPaletteEntries(holding('order_create'), ROUTING)).toEqual([])
})

test('an «add» dialog also needs the permission to view its list', () => {
  expect(targets(creationPaletteEntries(holding('point_create', 'point_view'), ROUTING))).toEqual(['/points?form=add'])
  expect(creationPaletteEntries(holding('point_create'), ROUTING)).toEqual([])
})

test('a city opens the current screen if it has a city, with order and dates', () => {
  const at = { path: '/salary', search: 'cityId=2&page=3&courierId=7&dateStart=2026-03-01&orderBy=id_SORT_ASC' }
  expect(targets(cityPaletteEntries(holding('salary_manage', 'order_view'), ROUTING, at))).toEqual([
    '/salary?cityId=1&dateStart=2026-03-01&orderBy=id_SORT_ASC',
    '/salary?cityId=2&dateStart=2026-03-01&orderBy=id_SORT_ASC',
  ])
})

test('on a screen without a city it opens the orders, or the first screen with a city', () => {
  const at = { path: '/points/5', search: 'dateStart=2026-03-01' }
  const first = (...accesses: string[]) => targets(cityPaletteEntries(holding(...accesses), ROUTING, at))[0]
  expect(first('order_view', 'point_view')).toBe('/orders?cityId=1')
  expect(first('point_view')).toBe('/points?cityId=1')
  expect(first()).toBeUndefined()
})

test.each(['123', ' 123 ', '№ 123', '#123', '00123'])('%j is an order number', (query) => {
  const entries = orderSearchPaletteEntries(query, holding('order_view'))
  expect(labels(entries)).toEqual(['Искать заказ № 123', 'Искать заказ № 123'])
  expect(targets(entries)).toEqual(['/orders?id=123', '/archive-orders?id=123'])
})

test.each(['0', '12a', '', '1 2', '1234567890123456'])('%j is not an order number', (query) => {
  expect(orderSearchPaletteEntries(query, holding('order_view'))).toEqual([])
})

test('without the permission no order is offered', () => {
  expect(orderSearchPaletteEntries('123', holding())).toEqual([])
})

test('the last choice is listed first, once, while the user may open it', () => {
  addRecentPaletteEntry(1, '/points')
  addRecentPaletteEntry(1, '/profile')
  addRecentPaletteEntry(1, '/points')
  expect(readRecentPaletteIds(1)).toEqual(['/points', '/profile'])
  expect(readRecentPaletteIds(2)).toEqual([])
  const user = holding('order_view')
  const sections = buildPaletteSections(screenPaletteEntries(user, ROUTING), '', readRecentPaletteIds(1), user)
  expect(sections.map(({ title, entries }) => [title, labels(entries)])).toEqual([
    ['Недавние', ['Профиль']],
    ['Разделы', ['Активные заказы', 'Архив заказов', 'Изменение пароля']],
  ])
})

test('the last five choices are stored; invalid stored data is ignored', () => {
  for (const id of 'abcdefg') addRecentPaletteEntry(1, id)
  expect(readRecentPaletteIds(1)).toEqual(['g', 'f', 'e', 'd', 'c'])
  localStorage.setItem('palette:1', '{"a":1}')
  expect(readRecentPaletteIds(1)).toEqual([])
})
