import type { Order } from '../../../api/orders'
import { formatMoney } from '../../../domain/money'
import { counted, isolated, NBSP, plural } from '../../../domain/text'
import type { NoticeKind } from './noticeSettings'

export type NoticeText = { title: string; body: string; orderId?: number }

const NAMED = 3

export function noticeText(kind: NoticeKind, orders: readonly Order[], cityName: (id?: number) => string | undefined) {
  const [only, ...others] = orders
  if (!only) throw new Error('a notice is about an order')
  return others.length === 0 ? aboutOne(kind, only, cityName(only.cityId)) : aboutMany(kind, orders)
}

function aboutOne(kind: NoticeKind, order: Order, city: string | undefined): NoticeText {
  const number = `№${NBSP}${order.id}`
  const total = order.sumTotal === undefined ? undefined : formatMoney(order.sumTotal)
  return {
    title: ONE[kind](number),
    body: [city && isolated(city), order.companyName && isolated(order.companyName), total].filter(Boolean).join(' · '),
    orderId: order.id,
  }
}

function aboutMany(kind: NoticeKind, orders: readonly Order[]): NoticeText {
  const count = orders.length
  const named = orders.slice(0, NAMED).map(({ id }) => `№${NBSP}${id}`)
  const rest = count - named.length
  return {
    title: MANY[kind](count),
    body: named.join(', ') + (rest > 0 ? ` и ещё ${rest}` : ''),
  }
}

const ONE: Record<NoticeKind, (number: string) => string> = {
  new: (number) => `Новый заказ ${number}`,
  late: (number) => `Заказ ${number} опаздывает`,
  unassigned: (number) => `Заказ ${number} без курьера`,
  waiting: (number) => `Клиент ждёт заказ ${number}`,
}

const MANY: Record<NoticeKind, (count: number) => string> = {
  new: (count) => counted(count, 'новый заказ', 'новых заказа', 'новых заказов'),
  late: (count) =>
    `${counted(count, 'заказ', 'заказа', 'заказов')} ${plural(count, 'опаздывает', 'опаздывают', 'опаздывают')}`,
  unassigned: (count) => `${counted(count, 'заказ', 'заказа', 'заказов')} без курьера`,
  waiting: (count) =>
    `${counted(count, 'клиент', 'клиента', 'клиентов')} ${plural(count, 'ждёт', 'ждут', 'ждут')} заказ`,
}
