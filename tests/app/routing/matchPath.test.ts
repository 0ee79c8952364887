import { expect, test } from '@jest/globals'
import { fillPathParams, matchPath } from '../../../src/app/routing/matchPath'

test.each<[string, string, Record<string, string> | null]>([
  ['/orders', '/orders', {}],
  ['/orders', '/orders/', {}],
  ['/orders', '/orders/5', null],
  ['/orders', '/ordersx', null],
  ['/orders/edit/:id', '/orders/edit/12', { id: '12' }],
  ['/orders/edit/:id', '/orders/edit/12a', null],
  ['/orders/edit/:id', '/orders/edit/-1', null],
  ['/orders/edit/:id', '/orders/edit/', null],
  ['/companies/:sectionId/branches/edit/:id', '/companies/3/branches/edit/9', { sectionId: '3', id: '9' }],
])('%s and %s: %j', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})

test('parameters are put into a pattern', () => {
  expect(fillPathParams('/companies/:sectionId/branches/edit/:id', { id: '9', sectionId: '3' })).toBe(
    '/companies/3/branches/edit/9',
  )
  expect(fillPathParams('/points/:id', {})).toBe('/points/:id')
})
