import { at, type EndpointCase, FOREIGN, NOBODY } from './case'

/** Contract, «Where a path or a shape was left open»: any signed-in user may read dictionaries. */
export const DICTIONARY_CASES: EndpointCase[] = [
  { endpoint: 'GET /v1/dictionary/roles', well: at('/dictionary/roles'), badly: [] },
  { endpoint: 'GET /v1/dictionary/contact-type', well: at('/dictionary/contact-type'), badly: [] },
  { endpoint: 'GET /v1/dictionary/permissions', well: at('/dictionary/permissions'), badly: [] },
  {
    endpoint: 'GET /v1/dictionary/point/{cityId}',
    well: at('/dictionary/point/1'),
    badly: [[403, at(`/dictionary/point/${FOREIGN}`)]],
  },
  {
    endpoint: 'GET /v1/dictionary/courier',
    well: at('/dictionary/courier?cityId=1'),
    badly: [
      [403, at(`/dictionary/courier?cityId=${FOREIGN}`)],
      [422, at('/dictionary/courier?cityId=Караганда')],
    ],
  },
  { endpoint: 'GET /v1/dictionary/order-status', well: at('/dictionary/order-status'), badly: [] },
  { endpoint: 'GET /v1/dictionary/city-eager', well: at('/dictionary/city-eager'), badly: [] },
  {
    endpoint: 'GET /v1/dictionary/company',
    well: at('/dictionary/company'),
    badly: [[403, at(`/dictionary/company?cityId=${FOREIGN}`)]],
  },
  {
    endpoint: 'GET /v1/dictionary/company/{id}/branches/{cityId}',
    well: at('/dictionary/company/1/branches/1'),
    badly: [
      [403, at(`/dictionary/company/1/branches/${FOREIGN}`)],
      [404, at(`/dictionary/company/${NOBODY}/branches/1`)],
    ],
  },
  {
    endpoint: 'GET /v1/dictionary/report-partner-period',
    well: at('/dictionary/report-partner-period'),
    badly: [],
  },
  {
    endpoint: 'GET /v1/dictionary/report-courier-period',
    well: at('/dictionary/report-courier-period'),
    badly: [],
  },
]
