import type { CourierType } from '../../src/domain/couriers'

/** Share of accepted and of cancelled orders that an operator accepts or cancels by hand. */
export const BY_OPERATOR = { accepted: 0.2, ended: 0.7 }

export const REASSIGNED = 0.03

const NEARER = 'Ближе другой курьер'
const ASKED = 'Просит снять заказ'
const SILENT = 'Не отвечает на звонки'

/** Reasons depend on the transport. The last two reasons are not delays. */
const REASONS: Record<CourierType, readonly string[]> = {
  1: ['Плохо себя чувствует', 'Не успевает', SILENT, NEARER, ASKED],
  5: ['Прокол колеса', 'Не успевает', SILENT, NEARER, ASKED],
  8: ['Прокол колеса', 'Стоит в пробке', SILENT, NEARER, ASKED],
  10: ['Прокол колеса', 'Стоит в пробке', SILENT, NEARER, ASKED],
}

export const reassignReasons = (typeId: CourierType): readonly string[] => REASONS[typeId]

export const heldUpReasons = (typeId: CourierType): readonly string[] => REASONS[typeId].slice(0, -2)

export const idleReason = (isOtherNearer: boolean): string => (isOtherNearer ? NEARER : ASKED)
