import type { Order } from '../../../api/orders'
import { formatMoney } from '../../../domain/money'
import { bidiIsolated, countWithNoun, NBSP, pluralForm } from '../../../domain/textFormatting'
import type { OrderNoticeKind } from './noticeSettings'

type NoticeText = { title: string; body: string; orderId?: number }

const NAMED = 3

export function noticeText(
  kind: OrderNoticeKind,
  orders: readonly Order[],
  cityName: (id?: number) => string | undefined,
) {
  const [only, ...others] = orders
  if (!only) throw new Error('a notice is about an order')
  return others.length === 0 ? aboutOne(kind, only, cityName(only.cityId)) : aboutMany(kind, orders)
}

function aboutOne(kind: OrderNoticeKind, order: Order, city: string | undefined): NoticeText {
  const number = `№${NBSP}${order.id}`
  const total = order.sumTotal === undefined ? undefined : formatMoney(order.sumTotal)
  return {
    title: ONE[kind](number),
    body: [city && bidiIsolated(city), order.companyName && bidiIsolated(order.companyName), total]
      .filter(Boolean)
      .join(' · '),
    orderId: order.id,
  }
}

function aboutMany(kind: OrderNoticeKind, orders: readonly Order[]): NoticeText {
  const count = orders.length
  const named = orders.slice(0, NAMED).map(({ id }) => `№${NBSP}${id}`)
  const rest = count - named.length
  return {
    title: MANY[kind](count),
    body: named.join(', ') + (rest > 0 ? ` и ещё ${rest}` : ''),
  }
}

const ONE: Record<OrderNoticeKind, (number: string) => string> = {
  new: (number) => `Новый заказ ${number}`,
  late: (number) => `Заказ ${number} опаздывает`,
  unassigned: (number) => `Заказ ${number} без курьера`,
  waiting: (number) => `Клиент ждёт заказ ${number}`,
}

const MANY: Record<OrderNoticeKind, (count: number) => string> = {
  new: (count) => countWithNoun(count, 'новый заказ', 'новых заказа', 'новых заказов'),
  late: (count) =>
    `${countWithNoun(count, 'заказ', 'заказа', 'заказов')} ${pluralForm(count, 'опаздывает', 'опаздывают', 'опаздывают')}`,
  unassigned: (count) => `${countWithNoun(count, 'заказ', 'заказа', 'заказов')} без курьера`,
  waiting: (count) =>
    `${countWithNoun(count, 'клиент', 'клиента', 'клиентов')} ${pluralForm(count, 'ждёт', 'ждут', 'ждут')} заказ`,
}
