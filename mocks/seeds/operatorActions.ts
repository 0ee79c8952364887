import type { CourierType } from '../../src/domain/couriers'

/**
 * `accepted`: share of accepted orders that an operator accepted (the system accepted the others). `ended`: share of
 * cancelled orders that an operator cancelled.
 */
export const OPERATOR_ACTION_SHARE = { accepted: 0.2, ended: 0.7 }

export const REASSIGNED_ORDER_SHARE = 0.03

const NEARER = 'Ближе другой курьер'
const ASKED = 'Просит снять заказ'
const SILENT = 'Не отвечает на звонки'

/** Reasons for taking an order from a courier, by the courier's transport. The last two reasons do not imply a delay. */
const REASONS: Record<CourierType, readonly string[]> = {
  1: ['Плохо себя чувствует', 'Не успевает', SILENT, NEARER, ASKED],
  5: ['Прокол колеса', 'Не успевает', SILENT, NEARER, ASKED],
  8: ['Прокол колеса', 'Стоит в пробке', SILENT, NEARER, ASKED],
  10: ['Прокол колеса', 'Стоит в пробке', SILENT, NEARER, ASKED],
}

export const reassignReasons = (typeId: CourierType): readonly string[] => REASONS[typeId]

export const reassignReasonsWithDelay = (typeId: CourierType): readonly string[] => REASONS[typeId].slice(0, -2)

export const reassignReasonWithoutDelay = (isOtherNearer: boolean): string => (isOtherNearer ? NEARER : ASKED)
