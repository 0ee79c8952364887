import { expect, test } from '@jest/globals'
import type { Company } from '../../src/api/companies'
import {
  type CompanyValues,
  companyValues,
  editedCompanyBody,
  newCompanyBody,
} from '../../src/pages/companies/companyValues'

const COMPANY: Company = {
  id: 7,
  name: 'Дастархан',
  legalName: 'ТОО «Дастархан»',
  bankDetails: undefined,
  legalAddress: undefined,
  postalAddress: undefined,
  actualAddress: 'Караганда, Ерубаева, 5',
  contract: '12/25',
  contractDate: '2025-01-31',
  status: 10,
  settings: [
    { cityId: 1, typeId: 1, percent: 12 },
    { cityId: 2, typeId: 2, percent: 9 },
  ],
  points: [],
}

test('a loaded company becomes the form: no id, no points, no percent where the method has none', () => {
  const values = companyValues(COMPANY)
  expect(Object.keys(values)).not.toContain('id')
  expect(Object.keys(values)).not.toContain('points')
  expect(values.settings).toEqual([
    { cityId: 1, typeId: 1, percent: 12 },
    { cityId: 2, typeId: 2, percent: undefined },
  ])
})

test('a company without settings begins with one empty row', () => {
  expect(companyValues({ ...COMPANY, settings: [] }).settings).toEqual([{}])
})

test('empty values are sent as null, texts trimmed, no percent with the method by delivery zones', () => {
  const values: CompanyValues = {
    name: '  Дастархан ',
    legalName: '  ',
    contract: '',
    contractDate: '2025-01-31',
    status: 0,
    settings: [
      { cityId: 1, typeId: 1, percent: 50 },
      { cityId: 2, typeId: 2, percent: 12 },
    ],
  }
  expect(newCompanyBody(values)).toEqual({
    name: 'Дастархан',
    legalName: null,
    bankDetails: null,
    legalAddress: null,
    postalAddress: null,
    actualAddress: null,
    contract: null,
    contractDate: '2025-01-31',
    status: 0,
    settings: [
      { cityId: 1, typeId: 1, percent: 50 },
      { cityId: 2, typeId: 2, percent: null },
    ],
  })
})

test('an edit sends emptied values as null and leaves out those that the response lacked', () => {
  const { id: _id, points: _points, bankDetails: _a, legalAddress: _b, postalAddress: _c, ...sent } = COMPANY
  const saved = companyValues(COMPANY)
  expect(editedCompanyBody({ ...saved, contract: '' } as CompanyValues, saved)).toEqual({
    ...sent,
    contract: null,
    settings: [
      { cityId: 1, typeId: 1, percent: 12 },
      { cityId: 2, typeId: 2, percent: null },
    ],
  })
})

test('an edit keeps the percent of a commission method that this version does not know', () => {
  const settings = [{ cityId: 1, typeId: 3, percent: 7 }]
  const saved = companyValues({ ...COMPANY, settings })
  expect(editedCompanyBody(saved as CompanyValues, saved).settings).toEqual(settings)
})
