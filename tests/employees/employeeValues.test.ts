import { describe, expect, test } from '@jest/globals'
import { EmployeeBody, NewEmployeeBody } from '../../src/api/employees'
import { type EmployeeValues, employeeBody, newEmployeeBody } from '../../src/pages/employees/employeeValues'

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
    const body = employeeBody(VALUES)
    expect(body).not.toHaveProperty('password')
    expect(EmployeeBody.is(body)).toBe(true)
  })

  test('a courier with a car has AutoPlus, any other has null', () => {
    expect(employeeBody(COURIER).isSticker).toBe(true)
    expect(employeeBody({ ...COURIER, isSticker: undefined }).isSticker).toBe(false)
    expect(employeeBody({ ...COURIER, courierTypeId: 5 }).isSticker).toBeNull()
    expect(employeeBody({ ...COURIER, role: 'operator' }).isSticker).toBeNull()
  })

  test('another role drops what is known of a courier; a company is kept', () => {
    expect(employeeBody({ ...COURIER, role: 'manager', companyId: 7 }, 'courier')).toMatchObject({
      courierTypeId: null,
      legalFormId: null,
      rateTypeId: null,
      inventory: null,
      companyId: 7,
    })
  })

  test('what an employee of any role came with is kept, seen or not, while his role stays', () => {
    const came = { ...COURIER, role: 'manager', isSticker: true }
    const { password: _password, ...shown } = came
    expect(employeeBody({ ...came, phone: '77070000000' }, 'manager')).toEqual({
      ...shown,
      lastName: 'Ахметова',
      middleName: null,
      email: null,
      phone: '77070000000',
      companyId: null,
      status: null,
    })
    expect(employeeBody({ ...came, isSticker: undefined }, 'manager').isSticker).toBeNull()
  })
})
