import * as dictionaries from '../../../src/api/dictionaries'
import { type ApiCall, loadCall } from './call'

const at = '/v1/dictionary'

export const DICTIONARY_CALLS: ApiCall[] = [
  loadCall('GET /v1/dictionary/roles', dictionaries.loadRoleOptions, [], { path: `${at}/roles` }),
  loadCall('GET /v1/dictionary/contact-type', dictionaries.loadContactTypes, [], { path: `${at}/contact-type` }),
  loadCall('GET /v1/dictionary/permissions', dictionaries.loadPermissionOptions, [], { path: `${at}/permissions` }),
  loadCall('GET /v1/dictionary/point/{cityId}', dictionaries.loadPointOptions, [1], { path: `${at}/point/1` }),
  loadCall('GET /v1/dictionary/courier', dictionaries.loadCourierOptions, [], { path: `${at}/courier` }),
  loadCall('GET /v1/dictionary/courier', dictionaries.loadCourierOptions, [1], { path: `${at}/courier?cityId=1` }),
  loadCall('GET /v1/dictionary/order-status', dictionaries.loadOrderStatuses, [], { path: `${at}/order-status` }),
  loadCall('GET /v1/dictionary/city-eager', dictionaries.loadCitiesEager, [], { path: `${at}/city-eager` }),
  loadCall('GET /v1/dictionary/company', dictionaries.loadCompanyOptions, [], { path: `${at}/company` }),
  loadCall('GET /v1/dictionary/company', dictionaries.loadCompanyOptions, [1], { path: `${at}/company?cityId=1` }),
  loadCall('GET /v1/dictionary/company/{id}/branches/{cityId}', dictionaries.loadBranchOptions, [2, 1], {
    path: `${at}/company/2/branches/1`,
  }),
  loadCall('GET /v1/dictionary/report-partner-period', dictionaries.loadPartnerReportPeriods, [], {
    path: `${at}/report-partner-period`,
  }),
  loadCall('GET /v1/dictionary/report-courier-period', dictionaries.loadCourierReportPeriods, [], {
    path: `${at}/report-courier-period`,
  }),
]
