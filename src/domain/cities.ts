import type { Option } from './labeledOptions'

export const TIMEZONES = [5, 6] as const

/** `timezone` is in hours east of UTC. */
export const timezoneLabel = (timezone: number): string => `UTC${timezone < 0 ? '−' : '+'}${Math.abs(timezone)}`

export const TIMEZONE_OPTIONS: Option<number>[] = TIMEZONES.map((value) => ({ value, label: timezoneLabel(value) }))

export type DeliveryService = 'YANDEX' | 'INDRIVE'

export const DELIVERY_SERVICE_LABEL: Record<DeliveryService, string> = { YANDEX: 'Yandex', INDRIVE: 'InDrive' }

export const deliveryServiceLabel = (service: string): string =>
  DELIVERY_SERVICE_LABEL[service as DeliveryService] ?? service

/** The city form shows the codes of delivery services as the API sends them (contract); orders show the names. */
export const DELIVERY_SERVICE_OPTIONS: Option<DeliveryService>[] = [
  { value: 'YANDEX', label: 'YANDEX' },
  { value: 'INDRIVE', label: 'INDRIVE' },
]
