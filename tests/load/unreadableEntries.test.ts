import { beforeEach, expect, jest, test } from '@jest/globals'
import { searchEmployees } from '../../src/api/employees'
import { loadRatioRateRows } from '../../src/api/rates'
import { employeeColumns } from '../../src/pages/employees/employeeListDefinition'
import { ratioColumns } from '../../src/pages/rates/ratioRate/ratioRateListDefinition'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

/** Contract: the screen shows how many entries of a list could not be read, also if the list is a field of a row. */

setUpScreens({ accesses: [] })
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const ACTIONS = { may: () => true, show: () => undefined, rowId: undefined, rowName: undefined }
const cityName = (id: number) => `город ${id}`

test('the cities of an employee', async () => {
  mockFetch(() => ({ body: [{ id: 4, cities: [1, 'x', 2, null] }, { id: 5, cities: ['x'] }, { id: 6 }] }))
  const { rows } = await searchEmployees({ page: 1 })
  const columns = employeeColumns({ roleLabel: String, cityName, mayOpenCourier: true })(ACTIONS)
  const cities = columns.find((column) => column?.key === 'cities')
  expect(rows.map((row) => cities?.render(row))).toEqual([
    'город 1, город 2, 2\u00a0города не показаны',
    '1\u00a0город не показан',
    '—',
  ])
})

test('the weekdays of a raised rate', async () => {
  mockFetch(() => ({ body: [{ id: 4, cityId: 1, days: [1, 'x'] }] }))
  const { rows } = await loadRatioRateRows(1)
  const days = ratioColumns(ACTIONS).find((column) => column?.key === 'days')
  expect(rows.map((row) => days?.render(row))).toEqual(['ПН, 1\u00a0день недели не показан'])
})
