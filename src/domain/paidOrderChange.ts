import { formatMoney } from './money'

/**
 * Text about a sum that changed after the customer has paid. Sums are whole tenge. Returns undefined if the sums are equal or one is
 * unknown.
 */
export function paidOrderChangeText(before: number | undefined, now: number | undefined): string | undefined {
  if (before === undefined || now === undefined || before === now) return undefined
  const due = now > before ? 'доплата клиента' : 'вернуть клиенту'
  const sums = `было ${formatMoney(before)}, стало ${formatMoney(now)}`
  return `Сумма оплаченного заказа изменилась: ${sums}, ${due} ${formatMoney(Math.abs(now - before))}`
}
