import { COURIER_TYPE_LABEL, isCourierType } from '../couriers'
import { RATE_TYPE_LABEL, type RateType } from '../employees'

export const tariffName = (level: number): string => RATE_TYPE_LABEL[level as RateType] ?? `Тариф ${level}`

export const courierTypeName = (type: number): string =>
  isCourierType(type) ? COURIER_TYPE_LABEL[type] : `Тип курьера ${type}`
