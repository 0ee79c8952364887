import { formatMoney } from '../../../domain/money'

export const figure = (tenge: number | undefined): string => (tenge === undefined ? '—' : formatMoney(tenge))
