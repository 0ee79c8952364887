import * as branches from '../../../src/api/branches'
import * as companies from '../../../src/api/companies'
import * as contacts from '../../../src/api/contacts'
import { type ApiCall, changeCall, loadCall } from './call'

const COMPANY: companies.CompanyBody = {
  name: 'Дастархан',
  legalName: null,
  bankDetails: null,
  legalAddress: null,
  postalAddress: null,
  actualAddress: null,
  contract: '0012',
  contractDate: '2026-11-21',
  status: 10,
  settings: [
    { cityId: 1, typeId: 1, percent: 15 },
    { cityId: 2, typeId: 2, percent: 15 },
  ],
}
const COMPANY_SENT = {
  ...COMPANY,
  settings: [
    { cityId: 1, typeId: 1, percent: 15 },
    { cityId: 2, typeId: 2, percent: null },
  ],
}

const CONTACT: contacts.ContactBody = {
  name: 'Айгуль Серикова',
  typeId: 3,
  data: [
    { typeId: 1, value: '77011234567' },
    { typeId: 2, value: 'aigul@example.kz' },
  ],
}

const BRANCH: branches.BranchBody = {
  cityId: 1,
  pointId: 4,
  address: 'Ерубаева, 10',
  lat: 49.8,
  long: 73.1,
  phone: '77011234567',
  status: true,
  deliveryZones: [{ deliveryZoneId: 5, price: 0, status: true }],
}

/** Reference-data, section 7: companies, contacts, branches. */
export const COMPANY_CALLS: ApiCall[] = [
  loadCall(
    'POST /v1/manage/company/search',
    companies.searchCompanies,
    [{ page: 1, status: 0, contract: '0012', contractDateStart: '2026-01-01', orderBy: 'id_SORT_ASC' }],
    {
      path: '/v1/manage/company/search?page=1',
      body: { status: 0, contract: '0012', contractDateStart: '2026-01-01', orderBy: 'id_SORT_ASC' },
    },
  ),
  loadCall('GET /v1/manage/company/{id}', companies.loadCompany, [2], { path: '/v1/manage/company/2' }),
  loadCall('GET /v1/manage/company/{id}', companies.loadCompanyWithPoints, [2], {
    path: '/v1/manage/company/2?expand=points',
  }),
  changeCall('POST /v1/manage/company', companies.createCompany, [COMPANY], {
    path: '/v1/manage/company',
    body: COMPANY_SENT,
  }),
  changeCall('POST /v1/manage/company/{id}', companies.updateCompany, [2, COMPANY], {
    path: '/v1/manage/company/2',
    body: COMPANY_SENT,
  }),
  changeCall('DELETE /v1/manage/company/{id}', companies.deleteCompany, [2], { path: '/v1/manage/company/2' }),

  loadCall('GET /v1/manage/company/{id}/contact', contacts.loadContacts, [2], { path: '/v1/manage/company/2/contact' }),
  loadCall('GET /v1/manage/company/contact/{id}', contacts.loadContact, [6], { path: '/v1/manage/company/contact/6' }),
  changeCall('POST /v1/manage/company/{id}/contact', contacts.createContact, [2, CONTACT], {
    path: '/v1/manage/company/2/contact',
    body: CONTACT,
  }),
  changeCall('POST /v1/manage/company/contact/{id}', contacts.updateContact, [6, CONTACT], {
    path: '/v1/manage/company/contact/6',
    body: CONTACT,
  }),
  changeCall('DELETE /v1/manage/company/contact/{id}', contacts.deleteContact, [6], {
    path: '/v1/manage/company/contact/6',
  }),

  loadCall(
    'POST /v1/manage/company/{id}/branch/search',
    branches.searchBranches,
    [2, { page: 1, cityId: 1, status: true, address: ' ', orderBy: 'address_SORT_ASC' }],
    {
      path: '/v1/manage/company/2/branch/search?page=1',
      body: { cityId: 1, status: true, orderBy: 'address_SORT_ASC' },
    },
  ),
  loadCall('GET /v1/manage/company/branch/{id}', branches.loadBranch, [8], { path: '/v1/manage/company/branch/8' }),
  changeCall('POST /v1/manage/company/{id}/branch', branches.createBranch, [2, BRANCH], {
    path: '/v1/manage/company/2/branch',
    body: BRANCH,
  }),
  changeCall('POST /v1/manage/company/branch/{id}', branches.updateBranch, [8, BRANCH], {
    path: '/v1/manage/company/branch/8',
    body: BRANCH,
  }),
  changeCall('DELETE /v1/manage/company/branch/{id}', branches.deleteBranch, [8], {
    path: '/v1/manage/company/branch/8',
  }),
]
