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
          <dd>{formatMoney(sums[key])}</dd>
        </div>
      ))}
      <div className={sums.total < 0 ? 'order-totals__total order-totals__total--wrong' : 'order-totals__total'}>
        <dt>Итого</dt>
        <dd>{formatMoney(sums.total)}</dd>
      </div>
    </dl>
  )
}
