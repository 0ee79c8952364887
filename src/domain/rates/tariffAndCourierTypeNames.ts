import { COURIER_TYPE_LABEL, isCourierType } from '../couriers'
import { TARIFF_LEVEL_LABEL, type TariffLevel } from '../employees'

export const tariffName = (level: number): string => TARIFF_LEVEL_LABEL[level as TariffLevel] ?? `Тариф ${level}`

export const courierTypeName = (type: number): string =>
  isCourierType(type) ? COURIER_TYPE_LABEL[type] : `Тип курьера ${type}`
