import type { Order } from '../../../api/orders'
import { formatMoney } from '../../../domain/money'

/** What was ordered, and how the total comes about. */
export function OrderItems({ order }: { order: Order }) {
  // The same dish may stand twice, so the place is the key.
  const items = (order.orderItems ?? []).map((item, place) => ({ ...item, place }))
  const sums: [label: string, tenge: number | undefined][] = [
    ['Сумма блюд', order.sumItems],
    ['Доставка', order.deliveryPrice],
    ['Корректировка', order.correctionalPrice],
    ['Сервисный сбор', order.serviceFee],
  ]
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
        {sums.map(
          ([label, tenge]) =>
            tenge !== undefined && (
              <tr key={label}>
                <th scope="row" colSpan={2}>
                  {label}
                </th>
                <td>{formatMoney(tenge)}</td>
              </tr>
            ),
        )}
        {order.sumTotal !== undefined && (
          <tr className="order-items__total">
            <th scope="row" colSpan={2}>
              Итого
            </th>
            <td>{formatMoney(order.sumTotal)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
