import { expect, test } from '@jest/globals'
import { paths } from '../../src/kit/address/paths'

test('paths are those of the specification (both documents, section 2)', () => {
  expect([
    paths.order(5).edit,
    paths.company(3).view,
    paths.company(3).edit,
    paths.company(3).addBranch,
    paths.company(3).branch(9).edit,
    paths.point(2).zones,
    paths.point(2).settings,
    paths.schedule(7),
    paths.courier(8),
    paths.report('delivery'),
  ]).toEqual([
    '/orders/edit/5',
    '/companies/3',
    '/companies/edit/3',
    '/companies/3/branches/add',
    '/companies/3/branches/edit/9',
    '/points/2',
    '/points/2/settings',
    '/schedules/7',
    '/couriers/8',
    '/reports/delivery',
  ])
})

test('a parameter gives the pattern of a route', () => {
  expect(paths.company(':sectionId').branch(':id').edit).toBe('/companies/:sectionId/branches/edit/:id')
})

test('a link without parameters has no query string', () => {
  expect(paths.archiveWith({ courierId: 5, cityId: 2 })).toBe('/archive-orders?courierId=5&cityId=2')
  expect(paths.ordersWith({ id: 12, order: 12 })).toBe('/orders?id=12&order=12')
  expect([paths.schedulesOf(1), paths.schedulesOf(undefined)]).toEqual(['/schedules?cityId=1', '/schedules'])
})
