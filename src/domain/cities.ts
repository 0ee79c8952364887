import type { Option } from './labels'

/** Hours east of UTC that a city may have (reference-data, section 3). */
export const TIMEZONES = [5, 6] as const

/** `5` → `UTC+5`. */
export const timezoneLabel = (timezone: number): string => `UTC${timezone < 0 ? '−' : '+'}${Math.abs(timezone)}`

export const TIMEZONE_OPTIONS: Option<number>[] = TIMEZONES.map((value) => ({ value, label: timezoneLabel(value) }))

/** External delivery services of a city, as sent. */
export type DeliveryService = 'YANDEX' | 'INDRIVE'

export const DELIVERY_SERVICE_LABEL: Record<DeliveryService, string> = { YANDEX: 'Yandex', INDRIVE: 'InDrive' }

/** The service's name; an unknown code is shown as it came. */
export const deliveryServiceLabel = (service: string): string =>
  DELIVERY_SERVICE_LABEL[service as DeliveryService] ?? service

/** A city's service is shown as it is sent (contract); orders call it by its name. */
export const DELIVERY_SERVICE_OPTIONS: Option<DeliveryService>[] = [
  { value: 'YANDEX', label: 'YANDEX' },
  { value: 'INDRIVE', label: 'INDRIVE' },
]
