import type { World } from '../../../mocks/store/world'
import { at, type EndpointCase, FOREIGN, first, HOME, isIn, NOBODY } from './case'

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
  first(db.contacts.all(), (contact) => contact.companyId === companyId).id
const branchIn = ({ db }: World, cityId: number) => first(db.branches.all(), isIn(cityId)).id
const idleBranch = ({ db }: World) =>
  first(db.branches.all(), ({ id }) => db.activeOrders().every(({ branchId }) => branchId !== id)).id
const busyBranch = ({ db }: World) => first(db.activeOrders(), isIn(HOME)).branchId

/** Reference-data, section 7: companies, contacts, branches. */
export const COMPANY_CASES: EndpointCase[] = [
  {
    endpoint: 'POST /v1/manage/company/search',
    well: at('/manage/company/search?page=2', { orderBy: 'name_SORT_ASC' }),
    badly: [
      [422, at('/manage/company/search', { contractDateStart: 'вчера' })],
      [422, at('/manage/company/search', { orderBy: 'name' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/company/{id}',
    well: at('/manage/company/1?expand=points'),
    badly: [
      [403, at(`/manage/company/${ABROAD}`)],
      [404, at(`/manage/company/${NOBODY}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company',
    well: at('/manage/company', COMPANY),
    badly: [
      [403, at('/manage/company', { ...COMPANY, settings: [{ cityId: FOREIGN, typeId: 2, percent: null }] })],
      [422, at('/manage/company', { ...COMPANY, settings: [] })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/{id}',
    well: at('/manage/company/3', COMPANY),
    badly: [
      [403, at(`/manage/company/${ABROAD}`, COMPANY)],
      [404, at(`/manage/company/${NOBODY}`, COMPANY)],
      [422, at('/manage/company/3', { ...COMPANY, settings: [{ cityId: 1, typeId: 1, percent: 51 }] })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/company/{id}',
    well: (world) => ({ path: `/manage/company/${newCompany(world).id}` }),
    badly: [
      [403, at(`/manage/company/${ABROAD}`)],
      [404, at(`/manage/company/${NOBODY}`)],
      [409, at('/manage/company/3')],
    ],
  },

  {
    endpoint: 'GET /v1/manage/company/{id}/contact',
    well: at('/manage/company/1/contact'),
    badly: [
      [403, at(`/manage/company/${ABROAD}/contact`)],
      [404, at(`/manage/company/${NOBODY}/contact`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/{id}/contact',
    well: at('/manage/company/1/contact', CONTACT),
    badly: [
      [403, at(`/manage/company/${ABROAD}/contact`, CONTACT)],
      [422, at('/manage/company/1/contact', { ...CONTACT, data: [] })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/company/contact/{id}',
    well: at('/manage/company/contact/1'),
    badly: [
      [403, (world) => ({ path: `/manage/company/contact/${contactOf(world, ABROAD)}` })],
      [404, at(`/manage/company/contact/${NOBODY}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/contact/{id}',
    well: at('/manage/company/contact/1', CONTACT),
    badly: [
      [403, (world) => ({ path: `/manage/company/contact/${contactOf(world, ABROAD)}`, body: CONTACT })],
      [404, at(`/manage/company/contact/${NOBODY}`, CONTACT)],
      [422, at('/manage/company/contact/1', {})],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/company/contact/{id}',
    well: at('/manage/company/contact/2'),
    badly: [
      [403, (world) => ({ path: `/manage/company/contact/${contactOf(world, ABROAD)}` })],
      [404, at(`/manage/company/contact/${NOBODY}`)],
    ],
  },

  {
    endpoint: 'POST /v1/manage/company/{id}/branch/search',
    well: at('/manage/company/1/branch/search?page=1', { status: true, orderBy: 'address_SORT_DESC' }),
    badly: [
      [403, at('/manage/company/1/branch/search', { cityId: FOREIGN })],
      [404, at(`/manage/company/${NOBODY}/branch/search`, {})],
      [422, at('/manage/company/1/branch/search', { status: 'да' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/{id}/branch',
    well: at('/manage/company/1/branch', BRANCH),
    badly: [
      [403, at('/manage/company/1/branch', { ...BRANCH, cityId: FOREIGN })],
      [422, at('/manage/company/1/branch', { ...BRANCH, pointId: 6 })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/company/branch/{id}',
    well: (world) => ({ path: `/manage/company/branch/${branchIn(world, FOREIGN)}` }),
    badly: [
      [403, (world) => ({ path: `/manage/company/branch/${branchIn(world, FOREIGN)}` })],
      [404, at(`/manage/company/branch/${NOBODY}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/company/branch/{id}',
    well: (world) => ({ path: `/manage/company/branch/${branchIn(world, HOME)}`, body: BRANCH }),
    badly: [
      [403, (world) => ({ path: `/manage/company/branch/${branchIn(world, FOREIGN)}`, body: BRANCH })],
      [404, at(`/manage/company/branch/${NOBODY}`, BRANCH)],
      [422, (world) => ({ path: `/manage/company/branch/${branchIn(world, HOME)}`, body: { ...BRANCH, phone: '' } })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/company/branch/{id}',
    well: (world) => ({ path: `/manage/company/branch/${idleBranch(world)}` }),
    badly: [
      [403, (world) => ({ path: `/manage/company/branch/${branchIn(world, FOREIGN)}` })],
      [404, at(`/manage/company/branch/${NOBODY}`)],
      [409, (world) => ({ path: `/manage/company/branch/${busyBranch(world)}` })],
    ],
  },
]
