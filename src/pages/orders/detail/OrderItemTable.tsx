import type { Order } from '../../../api/orders'
import { formatMoney } from '../../../domain/money'
import { type OrderSumLine as SumLineOf, splitOrderTotal } from '../../../domain/splitOrderTotal'

export function OrderItemTable({ order }: { order: Order }) {
  // The index is the React key, because an order may contain the same dish twice.
  const items = (order.orderItems ?? []).map((item, index) => ({ ...item, place: index }))
  const { parts, apart } = splitOrderTotal(order)
  return (
    <table className="order-items">
      <caption>Состав заказа</caption>
      <thead>
        <tr>
          <th scope="col">Название</th>
          <th scope="col">Количество</th>
          <th scope="col">Цена</th>
        </tr>
      </thead>
      <tbody>
        {items.length === 0 && (
          <tr>
            <td colSpan={3}>Состав не указан</td>
          </tr>
        )}
        {items.map(({ name, quantity, price, place }) => (
          <tr key={place}>
            <td>{name ?? '—'}</td>
            <td>{quantity ?? '—'}</td>
            <td>{price === undefined ? '—' : formatMoney(price)}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="order-items__sums">
        {parts.map((line) => (
          <SumLine key={line.label} {...line} />
        ))}
        {order.sumTotal !== undefined && <SumLine label="Итого" tenge={order.sumTotal} isTotal />}
        {apart.map((line) => (
          <SumLine key={line.label} {...line} />
        ))}
      </tbody>
    </table>
  )
}

function SumLine({ label, tenge, isTotal = false }: SumLineOf & { isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'order-items__total' : undefined}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{formatMoney(tenge)}</td>
    </tr>
  )
}
