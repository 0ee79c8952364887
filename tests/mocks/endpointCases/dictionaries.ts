import { callTo, type EndpointCase, MISSING_ID, OTHER_CITY } from './case'

/** Contract, «Where a path or a shape was left open»: any signed-in user may read dictionaries. */
export const DICTIONARY_CASES: EndpointCase[] = [
  { endpoint: 'GET /v1/dictionary/roles', well: callTo('/dictionary/roles'), badly: [] },
  { endpoint: 'GET /v1/dictionary/contact-type', well: callTo('/dictionary/contact-type'), badly: [] },
  { endpoint: 'GET /v1/dictionary/permissions', well: callTo('/dictionary/permissions'), badly: [] },
  {
    endpoint: 'GET /v1/dictionary/point/{cityId}',
    well: callTo('/dictionary/point/1'),
    badly: [[403, callTo(`/dictionary/point/${OTHER_CITY}`)]],
  },
  {
    endpoint: 'GET /v1/dictionary/courier',
    well: callTo('/dictionary/courier?cityId=1'),
    badly: [
      [403, callTo(`/dictionary/courier?cityId=${OTHER_CITY}`)],
      [422, callTo('/dictionary/courier?cityId=Караганда')],
    ],
  },
  { endpoint: 'GET /v1/dictionary/order-status', well: callTo('/dictionary/order-status'), badly: [] },
  { endpoint: 'GET /v1/dictionary/city-eager', well: callTo('/dictionary/city-eager'), badly: [] },
  {
    endpoint: 'GET /v1/dictionary/company',
    well: callTo('/dictionary/company'),
    badly: [[403, callTo(`/dictionary/company?cityId=${OTHER_CITY}`)]],
  },
  {
    endpoint: 'GET /v1/dictionary/company/{id}/branches/{cityId}',
    well: callTo('/dictionary/company/1/branches/1'),
    badly: [
      [403, callTo(`/dictionary/company/1/branches/${OTHER_CITY}`)],
      [404, callTo(`/dictionary/company/${MISSING_ID}/branches/1`)],
    ],
  },
  {
    endpoint: 'GET /v1/dictionary/report-partner-period',
    well: callTo('/dictionary/report-partner-period'),
    badly: [],
  },
  {
    endpoint: 'GET /v1/dictionary/report-courier-period',
    well: callTo('/dictionary/report-courier-period'),
    badly: [],
  },
]
