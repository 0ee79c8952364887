import { formatMoney } from '../../../domain/money'

export const moneyOrDash = (tenge: number | undefined): string => (tenge === undefined ? '—' : formatMoney(tenge))
