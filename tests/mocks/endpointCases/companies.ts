import type { World } from '../../../mocks/store/world'
import { callTo, type EndpointCase, findRecord, isIn, MISSING_ID, OTHER_CITY, OWN_CITY } from './case'

const COMPANY = { name: 'Наурыз', status: 10, settings: [{ cityId: 1, typeId: 2, percent: null }] }
const CONTACT = { name: 'Айгуль Серикова', typeId: 3, data: [{ typeId: 1, value: '77011234567' }] }
const BRANCH = {
  ...{ cityId: 1, pointId: 2, address: 'улица Ерубаева, 10', lat: 49.773, long: 73.131 },
  ...{ phone: '77011234567', status: true, deliveryZones: [] },
}
/** Id of a company that works only in Astana. */
const ABROAD = 21

const newCompany = ({ db }: World) =>
  db.companies.insert({
    ...{ id: 900, name: 'Без филиалов', legalName: null, bankDetails: null, legalAddress: null, postalAddress: null },
    ...{ actualAddress: null, contract: null, contractDate: null, status: 10 },
    settings: [{ cityId: 1, typeId: 2, percent: null }],
  })
const contactOf = ({ db }: World, companyId: number) =>
  findRecord(db.contacts.all(), (contact) => contact.companyId === companyId).id
const branchIn = ({ db }: World, cityId: number) => findRecord(db.branches.all(), isIn(cityId)).id
const idleBranch = ({ db }: World) =>
  findRecord(db.branches.all(), ({ id }) => db.activeOrders().every(({ branchId }) => branchId !== id)).id
const busyBranch = ({ db }: World) => findRecord(db.activeOrders(), isIn(OWN_CITY)).branchId

/** Reference-data, section 7: companies, contacts, branches. */
export const COMPANY_CASES: EndpointCase[] = [
  {
    endpoint: 'POST /v1/manage/company/search',
    well: callTo('/manage/company/search?page=2', { orderBy: 'name_SORT_ASC' }),
    badly: [
      [422, callTo('/manage/company/search', { contractDateStart: 'вчера' })],
      [422, callTo('/manage/company/search', { orderBy: 'name' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/company/{id}',
    well: callTo('/manage/company/1?expand=points'),
    badly: [
      [403, callTo(`/manage/company/${ABROAD}`)],
      [404, callTo(`/manage/company/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company',
    well: callTo('/manage/company', COMPANY),
    badly: [
      [403, callTo('/manage/company', { ...COMPANY, settings: [{ cityId: OTHER_CITY, typeId: 2, percent: null }] })],
      [422, callTo('/manage/company', { ...COMPANY, settings: [] })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/{id}',
    well: callTo('/manage/company/3', COMPANY),
    badly: [
      [403, callTo(`/manage/company/${ABROAD}`, COMPANY)],
      [404, callTo(`/manage/company/${MISSING_ID}`, COMPANY)],
      [422, callTo('/manage/company/3', { ...COMPANY, settings: [{ cityId: 1, typeId: 1, percent: 51 }] })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/company/{id}',
    well: (world) => ({ path: `/manage/company/${newCompany(world).id}` }),
    badly: [
      [403, callTo(`/manage/company/${ABROAD}`)],
      [404, callTo(`/manage/company/${MISSING_ID}`)],
      [409, callTo('/manage/company/3')],
    ],
  },

  {
    endpoint: 'GET /v1/manage/company/{id}/contact',
    well: callTo('/manage/company/1/contact'),
    badly: [
      [403, callTo(`/manage/company/${ABROAD}/contact`)],
      [404, callTo(`/manage/company/${MISSING_ID}/contact`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/{id}/contact',
    well: callTo('/manage/company/1/contact', CONTACT),
    badly: [
      [403, callTo(`/manage/company/${ABROAD}/contact`, CONTACT)],
      [422, callTo('/manage/company/1/contact', { ...CONTACT, data: [] })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/company/contact/{id}',
    well: callTo('/manage/company/contact/1'),
    badly: [
      [403, (world) => ({ path: `/manage/company/contact/${contactOf(world, ABROAD)}` })],
      [404, callTo(`/manage/company/contact/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/contact/{id}',
    well: callTo('/manage/company/contact/1', CONTACT),
    badly: [
      [403, (world) => ({ path: `/manage/company/contact/${contactOf(world, ABROAD)}`, body: CONTACT })],
      [404, callTo(`/manage/company/contact/${MISSING_ID}`, CONTACT)],
      [422, callTo('/manage/company/contact/1', {})],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/company/contact/{id}',
    well: callTo('/manage/company/contact/2'),
    badly: [
      [403, (world) => ({ path: `/manage/company/contact/${contactOf(world, ABROAD)}` })],
      [404, callTo(`/manage/company/contact/${MISSING_ID}`)],
    ],
  },

  {
    endpoint: 'POST /v1/manage/company/{id}/branch/search',
    well: callTo('/manage/company/1/branch/search?page=1', { status: true, orderBy: 'address_SORT_DESC' }),
    badly: [
      [403, callTo('/manage/company/1/branch/search', { cityId: OTHER_CITY })],
      [404, callTo(`/manage/company/${MISSING_ID}/branch/search`, {})],
      [422, callTo('/manage/company/1/branch/search', { status: 'да' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/{id}/branch',
    well: callTo('/manage/company/1/branch', BRANCH),
    badly: [
      [403, callTo('/manage/company/1/branch', { ...BRANCH, cityId: OTHER_CITY })],
      [422, callTo('/manage/company/1/branch', { ...BRANCH, pointId: 6 })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/company/branch/{id}',
    well: (world) => ({ path: `/manage/company/branch/${branchIn(world, OTHER_CITY)}` }),
    badly: [
      [403, (world) => ({ path: `/manage/company/branch/${branchIn(world, OTHER_CITY)}` })],
      [404, callTo(`/manage/company/branch/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/branch/{id}',
    well: (world) => ({ path: `/manage/company/branch/${branchIn(world, OWN_CITY)}`, body: BRANCH }),
    badly: [
      [403, (world) => ({ path: `/manage/company/branch/${branchIn(world, OTHER_CITY)}`, body: BRANCH })],
      [404, callTo(`/manage/company/branch/${MISSING_ID}`, BRANCH)],
      [
        422,
        (world) => ({ path: `/manage/company/branch/${branchIn(world, OWN_CITY)}`, body: { ...BRANCH, phone: '' } }),
      ],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/company/branch/{id}',
    well: (world) => ({ path: `/manage/company/branch/${idleBranch(world)}` }),
    badly: [
      [403, (world) => ({ path: `/manage/company/branch/${branchIn(world, OTHER_CITY)}` })],
      [404, callTo(`/manage/company/branch/${MISSING_ID}`)],
      [409, (world) => ({ path: `/manage/company/branch/${busyBranch(world)}` })],
    ],
  },
]
