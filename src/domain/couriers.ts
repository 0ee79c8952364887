import { numberOptions } from './labels'

export type CourierType = 1 | 5 | 8 | 10

export const COURIER_TYPES = [1, 5, 8, 10] as const satisfies readonly CourierType[]

export const COURIER_TYPE_LABEL: Record<CourierType, string> = {
  1: 'Пеший курьер',
  5: 'Велокурьер',
  8: 'Мотокурьер',
  10: 'Автокурьер',
}

export const COURIER_TYPE_OPTIONS = numberOptions(COURIER_TYPE_LABEL, COURIER_TYPES)

export const isCourierType = (value: number | undefined): value is CourierType =>
  COURIER_TYPES.some((type) => type === value)

/** A courier whose last active order has at most this status is free (contract, «free» courier). */
const MAX_FREE_STATUS = 1

export const isFreeCourier = ({ lastActiveOrder }: { lastActiveOrder?: { status?: number | undefined } | undefined }) =>
  (lastActiveOrder?.status ?? 0) <= MAX_FREE_STATUS

/** Only couriers with a car may have the AutoPlus sticker (reference-data, section 9). */
export const CAR_COURIER_TYPE: CourierType = 10
