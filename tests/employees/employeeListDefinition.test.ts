import { expect, test } from '@jest/globals'
import { parseListQuery } from '../../src/lib/listQuery'
import { employeeColumns, employeeListDefinition } from '../../src/pages/employees/employeeListDefinition'

test('the address of the employees: known keys are parsed, each invalid one is dropped alone', () => {
  const { filters } = employeeListDefinition
  const actions = { may: () => true, show: () => undefined, rowId: undefined, rowName: undefined }
  const sortable = employeeColumns({ roleLabel: String, cityName: String, mayOpenCourier: true })(actions).flatMap(
    (column) => (column?.isSortable ? [column.key] : []),
  )
  expect(
    parseListQuery(
      '?page=3&id=5&fio=а&phone=77011234567&email=x&role=courier&cities=2&status=0&createdAtStart=2026-01-01&createdAtFinish=01-02-2026&orderBy=createdAt_SORT_DESC&form=edit&entry=5',
      filters,
      sortable,
    ),
  ).toEqual({
    page: 3,
    id: 5,
    fio: 'а',
    phone: '77011234567',
    email: 'x',
    role: 'courier',
    cities: 2,
    status: 0,
    createdAtStart: '2026-01-01',
    orderBy: 'createdAt_SORT_DESC',
  })
  expect(parseListQuery('?phone=7701&cities=all&status=7&orderBy=photo_SORT_ASC', filters, sortable)).toEqual({
    page: 1,
  })
  expect(employeeListDefinition.defaults).toEqual({ status: 10 })
})
