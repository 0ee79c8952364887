import { expect, test } from '@jest/globals'
import { parseListQuery } from '../../src/lib/listQuery'
import { cityListDefinition } from '../../src/pages/cities/cityListDefinition'
import { companyListDefinition } from '../../src/pages/companies/companyListDefinition'
import { employeeListDefinition } from '../../src/pages/employees/employeeListDefinition'
import { paymentListDefinition } from '../../src/pages/payments/paymentListDefinition'

/** Contract, «archive filter»: a filter in the URL whose value is outside its enumeration is ignored, like an unknown key. */

test('cities: time zone 5 or 6, the services that there are', () => {
  const { filters } = cityListDefinition
  expect(parseListQuery('?timezone=4&deliveryService=FOO&status=maybe&name=%D0%90', filters)).toEqual({
    page: 1,
    name: 'А',
  })
  expect(parseListQuery('?timezone=6&deliveryService=INDRIVE&status=false', filters)).toEqual({
    page: 1,
    timezone: 6,
    deliveryService: 'INDRIVE',
    status: false,
  })
})

test('companies: 0, 5 or 10', () => {
  const read = (status: string) => parseListQuery(`?status=${status}`, companyListDefinition.filters).status
  expect(['0', '5', '10', '7', '-1', 'on'].map(read)).toEqual([0, 5, 10, undefined, undefined, undefined])
})

test('employees: 0 or 10', () => {
  const read = (status: string) => parseListQuery(`?status=${status}`, employeeListDefinition.filters).status
  expect(['0', '10', '5', 'all'].map(read)).toEqual([0, 10, undefined, undefined])
})

test('payments: method 1, 2 or 3', () => {
  const read = (method: string) => parseListQuery(`?methodId=${method}`, paymentListDefinition.filters).methodId
  expect(['1', '3', '0', '4'].map(read)).toEqual([1, 3, undefined, undefined])
})
