import { expect, test } from '@jest/globals'
import { employeeServerFilters, matchedEmployeeFields } from '../../src/domain/employeeSearch'

const ALYONA = {
  ...{ lastName: 'Ким', firstName: 'Алёна', phone: '77011234567', email: 'alyona@gl.kz' },
  ...{ inventory: 'А-0417', courierTypeId: 5 },
}

test.each([
  ['123-45', ['телефон']],
  ['8 701 12', ['телефон']],
  ['+7 (701) 123-45-67', ['телефон']],
  ['67', ['телефон']],
  ['0417', ['инвентарный номер']],
  ['инв 0417', []],
  ['А-0417', ['инвентарный номер', 'ФИО']],
  ['вело', ['транспорт']],
  ['алена вело', ['ФИО', 'транспорт']],
  ['gl.kz', ['E-mail']],
  ['алена мото', []],
  ['999', []],
  ['  ', []],
])('%j finds the employee by %j', (typed, fields) => {
  expect(matchedEmployeeFields(ALYONA, typed)).toEqual(fields)
})

test('an employee without details does not match any text', () => {
  expect(matchedEmployeeFields({}, '1')).toEqual([])
})

test.each([
  ['8 701 123 45 67', { phone: '77011234567' }],
  ['15', { id: 15 }],
  ['701 12', {}],
  ['a@b', { email: 'a@b' }],
  [' Ким ', { fio: 'Ким' }],
])('%j becomes the filter %j', (typed, filters) => {
  expect(employeeServerFilters(typed)).toEqual(filters)
})
