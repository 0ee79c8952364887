import * as dictionaries from '../../../src/api/dictionaries'
import { type ApiCall, loads } from './call'

const at = '/v1/dictionary'

export const DICTIONARY_CALLS: ApiCall[] = [
  loads('GET /v1/dictionary/roles', dictionaries.loadRoleOptions, [], { path: `${at}/roles` }),
  loads('GET /v1/dictionary/contact-type', dictionaries.loadContactTypes, [], { path: `${at}/contact-type` }),
  loads('GET /v1/dictionary/permissions', dictionaries.loadPermissionOptions, [], { path: `${at}/permissions` }),
  loads('GET /v1/dictionary/point/{cityId}', dictionaries.loadPointOptions, [1], { path: `${at}/point/1` }),
  loads('GET /v1/dictionary/courier', dictionaries.loadCourierOptions, [], { path: `${at}/courier` }),
  loads('GET /v1/dictionary/courier', dictionaries.loadCourierOptions, [1], { path: `${at}/courier?cityId=1` }),
  loads('GET /v1/dictionary/order-status', dictionaries.loadOrderStatuses, [], { path: `${at}/order-status` }),
  loads('GET /v1/dictionary/city-eager', dictionaries.loadCitiesEager, [], { path: `${at}/city-eager` }),
  loads('GET /v1/dictionary/company', dictionaries.loadCompanyOptions, [], { path: `${at}/company` }),
  loads('GET /v1/dictionary/company', dictionaries.loadCompanyOptions, [1], { path: `${at}/company?cityId=1` }),
  loads('GET /v1/dictionary/company/{id}/branches/{cityId}', dictionaries.loadBranchOptions, [2, 1], {
    path: `${at}/company/2/branches/1`,
  }),
  loads('GET /v1/dictionary/report-partner-period', dictionaries.loadPartnerPeriods, [], {
    path: `${at}/report-partner-period`,
  }),
  loads('GET /v1/dictionary/report-courier-period', dictionaries.loadCourierPeriods, [], {
    path: `${at}/report-courier-period`,
  }),
]
