import { describe, expect, jest, test } from '@jest/globals'
import { EmployeeBody, NewEmployeeBody } from '../../src/api/employees'
import {
  type EmployeeValues,
  editedEmployeeBody,
  loadEmployeeValues,
  newEmployeeBody,
} from '../../src/pages/employees/employeeValues'
import { json, startServer } from '../api/server'

const VALUES: EmployeeValues = {
  lastName: ' Ахметова ',
  firstName: 'Динара',
  middleName: ' ',
  phone: '77071112233',
  email: '',
  role: 'operator',
  password: ' secret ',
}

const COURIER: EmployeeValues = {
  ...VALUES,
  role: 'courier',
  cities: [1],
  courierTypeId: 10,
  legalFormId: 2,
  rateTypeId: 3,
  inventory: 'K-1',
  isSticker: true,
}

describe('what the employee form sends (reference-data, section 5)', () => {
  test('texts are trimmed, empty ones are null; a password stays as typed', () => {
    const body = newEmployeeBody(VALUES)
    expect(body).toMatchObject({
      lastName: 'Ахметова',
      middleName: null,
      email: null,
      password: ' secret ',
      cities: [],
    })
    expect(NewEmployeeBody.is(body)).toBe(true)
  })

  test('an edit has no password', () => {
    const body = editedEmployeeBody(VALUES, VALUES)
    expect(body).not.toHaveProperty('password')
    expect(EmployeeBody.is(body)).toBe(true)
  })

  test.each([
    ['left out of an edit', [1, 3], undefined],
    ['sent if the user changed them', [1], [1]],
  ])('cities that could not be read completely are %s', async (_name, cities, sent) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    startServer().answer(json({ id: 7, ...VALUES, cities: [1, 'x', 3] }))
    const loaded = await loadEmployeeValues(7, new AbortController().signal)
    expect(editedEmployeeBody({ ...VALUES, ...loaded, cities }, loaded).cities).toEqual(sent)
  })

  test('a courier with a car has AutoPlus, any other has null', () => {
    expect(editedEmployeeBody(COURIER, COURIER).isSticker).toBe(true)
    expect(newEmployeeBody({ ...COURIER, isSticker: undefined }).isSticker).toBe(false)
    expect(editedEmployeeBody({ ...COURIER, isSticker: undefined }, { ...COURIER, courierTypeId: 5 }).isSticker).toBe(
      false,
    )
    expect(editedEmployeeBody({ ...COURIER, courierTypeId: 5 }, COURIER).isSticker).toBeNull()
    expect(editedEmployeeBody({ ...COURIER, role: 'operator' }, COURIER).isSticker).toBeNull()
  })

  test('another role drops the courier fields; a company is kept', () => {
    expect(editedEmployeeBody({ ...COURIER, role: 'manager', companyId: 7 }, COURIER)).toMatchObject({
      courierTypeId: null,
      legalFormId: null,
      rateTypeId: null,
      inventory: null,
      companyId: 7,
    })
  })

  test('loaded fields of an employee, shown or not, are kept while his role is unchanged', () => {
    const came = { ...COURIER, role: 'manager', isSticker: true }
    const { password: _password, middleName: _middle, email: _email, ...shown } = came
    expect(editedEmployeeBody({ ...came, phone: '77070000000' }, came)).toEqual({
      ...shown,
      lastName: 'Ахметова',
      phone: '77070000000',
    })
  })

  const WHOLE = { ...COURIER, middleName: 'Б', email: 'a@b.kz', companyId: 7, status: 10 }
  const OPTIONAL = [
    ...(['middleName', 'email', 'companyId', 'inventory', 'rateTypeId', 'legalFormId'] as const),
    ...(['isSticker', 'status', 'cities'] as const),
  ]
  test.each(OPTIONAL)('an edit does not write back %s, which the response left out (contract, third review)', (key) => {
    const { [key]: _left, ...loaded } = WHOLE
    const body = JSON.parse(JSON.stringify(editedEmployeeBody({ ...loaded, lastName: 'Ким' }, loaded)))
    expect(body).not.toHaveProperty(key)
    expect(body.lastName).toBe('Ким')
    if (key !== 'isSticker' && key !== 'cities')
      expect(editedEmployeeBody({ ...WHOLE, [key]: undefined }, WHOLE)).toHaveProperty(key, null)
  })
})
