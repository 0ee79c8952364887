import type { Order } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { bidiIsolated } from '../../../domain/textFormatting'
import { failureText } from '../../../lib/failure'
import { courierName } from '../list/courierName'
import type { OrderAssignProgress } from './assignOrdersSequentially'
import './assignResults.css'

type OrderAssignResultListProps = { orders: readonly Order[]; results: ReadonlyMap<number, OrderAssignProgress> }

export function OrderAssignResultList({ orders, results }: OrderAssignResultListProps) {
  return (
    <ul className="assign-results" aria-label="Выбранные заказы" aria-live="polite">
      {orders.map((order) => {
        const result = results.get(order.id)
        return (
          <li key={order.id}>
            <span className="assign-results__id">{order.id}</span>
            <span className={`assign-results__state assign-results__state--${result?.state ?? 'waiting'}`}>
              {result ? inWords(result) : present(order)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const WORDS = { sending: 'отправляется…', done: 'назначен', unsent: 'не отправлен: нет связи' } as const

function inWords(result: OrderAssignProgress): string {
  if (result.state !== 'failed') return WORDS[result.state]
  const text = failureText(result.failure)
  return result.failure.outcome === 'unknown' ? text : `отказ: ${text}`
}

function present({ status, courier, isExternalCourier }: Order): string {
  if (!isActiveOrderStatus(status)) return 'завершён, не отправляется'
  if (courier) return `сейчас ${bidiIsolated(courierName(courier))}`
  return isExternalCourier ? 'сейчас внешний курьер' : 'без курьера'
}
