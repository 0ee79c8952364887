import { array, type Infer, type } from 'superstruct'
import { isoDateStruct, listOrEmpty, maybe, numberStruct, textStruct } from '../lib/structs'
import { loadResource } from './client'
import { omitEmpty } from './fieldFormats'

/** Options for select fields, loaded from `/v1/dictionary` (contract, «Where a path or a shape was left open»). */

export const NumberOption = type({ value: numberStruct(), label: textStruct() })
export type NumberOption = Infer<typeof NumberOption>

export const TextOption = type({ value: textStruct(), label: textStruct() })
export type TextOption = Infer<typeof TextOption>

export const CourierOption = type({ value: numberStruct(), label: textStruct(), courierTypeId: maybe(numberStruct()) })
export type CourierOption = Infer<typeof CourierOption>

/** An order status. A `key` above 0 is a stage of the delivery, any other key is a cancellation; `color` is a CSS colour. */
export const OrderStatus = type({ key: numberStruct(), value: textStruct(), color: maybe(textStruct()) })
export type OrderStatus = Infer<typeof OrderStatus>

export const CityEager = type({
  id: numberStruct(),
  name: textStruct(),
  timezone: maybe(numberStruct()),
  points: listOrEmpty(NumberOption),
  companies: listOrEmpty(NumberOption),
})
export type CityEager = Infer<typeof CityEager>

export const loadOrderStatuses = (signal?: AbortSignal) =>
  loadResource(array(OrderStatus), { method: 'GET', path: '/v1/dictionary/order-status', signal })

export const loadRoleOptions = (signal?: AbortSignal) =>
  loadResource(array(TextOption), { method: 'GET', path: '/v1/dictionary/roles', signal })

export const loadPermissionOptions = (signal?: AbortSignal) =>
  loadResource(array(TextOption), { method: 'GET', path: '/v1/dictionary/permissions', signal })

export const loadContactTypes = (signal?: AbortSignal) => loadOptions('/v1/dictionary/contact-type', signal)

export const loadPointOptions = (cityId: number, signal?: AbortSignal) =>
  loadOptions(`/v1/dictionary/point/${cityId}`, signal)

export const loadCourierOptions = (cityId?: number, signal?: AbortSignal) =>
  loadResource(array(CourierOption), {
    method: 'GET',
    path: '/v1/dictionary/courier',
    query: omitEmpty({ cityId }),
    signal,
  })

export const loadCompanyOptions = (cityId?: number, signal?: AbortSignal) =>
  loadResource(array(NumberOption), {
    method: 'GET',
    path: '/v1/dictionary/company',
    query: omitEmpty({ cityId }),
    signal,
  })

export const loadBranchOptions = (companyId: number, cityId: number, signal?: AbortSignal) =>
  loadOptions(`/v1/dictionary/company/${companyId}/branches/${cityId}`, signal)

/** A period for which the user can open a report; `value` is its `periodId`. Only some servers send its dates (contract, «Reports»). */
export const ReportPeriod = type({
  value: numberStruct(),
  label: textStruct(),
  dateStart: maybe(isoDateStruct()),
  dateEnd: maybe(isoDateStruct()),
})
export type ReportPeriod = Infer<typeof ReportPeriod>

export const loadPartnerReportPeriods = (signal?: AbortSignal) =>
  loadResource(array(ReportPeriod), { method: 'GET', path: '/v1/dictionary/report-partner-period', signal })

export const loadCourierReportPeriods = (signal?: AbortSignal) =>
  loadResource(array(ReportPeriod), { method: 'GET', path: '/v1/dictionary/report-courier-period', signal })

export const loadCitiesEager = (signal?: AbortSignal) =>
  loadResource(array(CityEager), { method: 'GET', path: '/v1/dictionary/city-eager', signal })

const loadOptions = (path: string, signal: AbortSignal | undefined) =>
  loadResource(array(NumberOption), { method: 'GET', path, signal })
