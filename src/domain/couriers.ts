import { optionsFromLabels } from './labeledOptions'

export type CourierType = 1 | 5 | 8 | 10

export const COURIER_TYPES = [1, 5, 8, 10] as const satisfies readonly CourierType[]

export const COURIER_TYPE_LABEL: Record<CourierType, string> = {
  1: 'Пеший курьер',
  5: 'Велокурьер',
  8: 'Мотокурьер',
  10: 'Автокурьер',
}

export const COURIER_TYPE_OPTIONS = optionsFromLabels(COURIER_TYPE_LABEL, COURIER_TYPES)

export const isCourierType = (value: number | undefined): value is CourierType =>
  COURIER_TYPES.some((type) => type === value)

const MAX_FREE_STATUS = 1

/**
 * True if the courier has no active order, or if the status of the active order is at most 1 (contract, «free» courier). False if that
 * status is unknown.
 */
export const isFreeCourier = ({ lastActiveOrder }: { lastActiveOrder?: { status?: number | undefined } | undefined }) =>
  !lastActiveOrder || (lastActiveOrder.status !== undefined && lastActiveOrder.status <= MAX_FREE_STATUS)

/** Only couriers with a car may have the AutoPlus sticker (reference-data, section 9). */
export const CAR_COURIER_TYPE: CourierType = 10
