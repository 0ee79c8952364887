import type { CourierType } from '../../src/domain/couriers'

/** What the people of the office do with orders by hand, in the archive and on the living day alike. */

/** Of the orders that are accepted, and of those that are cancelled, the part that an operator accepts or cancels himself. */
export const BY_OPERATOR = { accepted: 0.2, ended: 0.7 }

/** Of the orders that have a courier, those that are taken from him and given to another. */
export const REASSIGNED = 0.03

const NEARER = 'Ближе другой курьер'
const ASKED = 'Просит снять заказ'
const SILENT = 'Не отвечает на звонки'

/** Nobody has a puncture on foot, or stands in a traffic jam on a bicycle. The last two say nothing of what holds him up. */
const REASONS: Record<CourierType, readonly string[]> = {
  1: ['Плохо себя чувствует', 'Не успевает', SILENT, NEARER, ASKED],
  5: ['Прокол колеса', 'Не успевает', SILENT, NEARER, ASKED],
  8: ['Прокол колеса', 'Стоит в пробке', SILENT, NEARER, ASKED],
  10: ['Прокол колеса', 'Стоит в пробке', SILENT, NEARER, ASKED],
}

/** Why orders are taken from a courier, by what he works with. */
export const reassignReasons = (typeId: CourierType): readonly string[] => REASONS[typeId]

/** Why an order is taken from a courier whom something holds up. */
export const heldUpReasons = (typeId: CourierType): readonly string[] => REASONS[typeId].slice(0, -2)

/** Why an order is taken from a courier whom nothing holds up. */
export const idleReason = (isOtherNearer: boolean): string => (isOtherNearer ? NEARER : ASKED)
