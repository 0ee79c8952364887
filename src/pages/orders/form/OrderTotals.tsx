import { formatMoney } from '../../../domain/money'
import { type OrderSums, orderSums } from '../../../domain/orders'
import { useFormValue } from '../../../ui/form/useFieldValue'

const PARTS: readonly [key: keyof OrderSums, label: string][] = [
  ['items', 'Состав заказа'],
  ['delivery', 'Доставка'],
  ['correction', 'Корректировка'],
]

export function OrderTotals() {
  const sums = useFormValue(orderSums)
  return (
    <dl className="order-totals">
      {PARTS.map(([key, label]) => (
        <div key={key} className="order-totals__part">
          <dt>{label}</dt>
          <dd>{sumText(sums[key])}</dd>
        </div>
      ))}
      <div className={(sums.total ?? 0) < 0 ? 'order-totals__total order-totals__total--wrong' : 'order-totals__total'}>
        <dt>Итого</dt>
        <dd>{sumText(sums.total)}</dd>
      </div>
    </dl>
  )
}

const sumText = (sum: number | undefined): string => (sum === undefined ? '—' : formatMoney(sum))
