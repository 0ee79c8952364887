import { formatMoney } from '../../../domain/money'

/** Tenge; «—» where there is no figure. */
export const figure = (tenge: number | undefined): string => (tenge === undefined ? '—' : formatMoney(tenge))
