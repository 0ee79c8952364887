import type { Order } from '../../../api/orders'
import { deliveryServiceLabel } from '../../../domain/cities'
import { MONEY_SHEET_FORMAT } from '../../../domain/money'
import { paymentTypeLabel } from '../../../domain/orders'
import { toCityTime } from '../../../lib/dates'
import type { SheetColumn } from '../../../lib/sheet'
import { citiesEager, orderStatuses } from '../../../session/dictionaries'
import { session } from '../../../session/session'
import { cityTimezone } from '../../../session/timezones'
import { courierName } from '../list/courierName'

const text = (title: string, width: number, value: (order: Order) => string | undefined): SheetColumn<Order> => ({
  kind: 'text',
  title,
  width,
  value,
})

const money = (title: string, value: (order: Order) => number | undefined): SheetColumn<Order> => ({
  kind: 'number',
  title,
  width: 16,
  format: MONEY_SHEET_FORMAT,
  value,
})

/** A moment in the time of the order's city. */
const moment = (title: string, value: (order: Order) => string | undefined): SheetColumn<Order> => ({
  kind: 'moment',
  title,
  width: 18,
  value: (order) => {
    const at = value(order)
    return at === undefined ? undefined : toCityTime(at, cityTimezone(order.cityId))
  },
})

/** The columns of exported orders, of the active ones and of the archive alike. */
export const ORDER_SHEET: readonly SheetColumn<Order>[] = [
  { kind: 'number', title: '№ заказа', width: 12, value: ({ id }) => id },
  text('Внешний номер', 18, ({ externalId }) => externalId),
  text('Статус', 20, ({ status }) => statusTitle(status)),
  moment('Дата создания', ({ createdAt }) => createdAt),
  text('Город', 16, ({ cityId }) => cityName(cityId)),
  text('Район', 18, ({ point }) => point?.name),
  text('Заведение', 26, ({ companyName }) => companyName),
  text('Адрес доставки', 36, addressOf),
  text('Клиент', 22, ({ customerName }) => customerName),
  text('Телефон', 16, ({ phone }) => phone),
  text('Тип оплаты', 18, ({ paymentTypeId }) => paymentTypeLabel(paymentTypeId)),
  money('Сумма товаров', ({ sumItems }) => sumItems),
  money('Доставка', ({ deliveryPrice }) => deliveryPrice),
  money('Корректировка', ({ correctionalPrice }) => correctionalPrice),
  money('Итого', ({ sumTotal }) => sumTotal),
  text('Курьер', 26, courierOf),
  moment('Завершён', ({ finishedAt }) => finishedAt),
  text('Комментарий', 40, ({ comments }) => comments),
]

/** The name of a city that the user may see; nothing for others. */
export function cityName(cityId: number | undefined): string | undefined {
  const allowed = session.user?.allowedCities.find(({ id }) => id === cityId)
  return (allowed ?? citiesEager.get().value?.find(({ id }) => id === cityId))?.name
}

function statusTitle(status: number): string {
  return orderStatuses.get().value?.find(({ key }) => key === status)?.value ?? `Статус ${status}`
}

function addressOf({ addressTo }: Order): string {
  const { street, house, flat, addressMore } = addressTo ?? {}
  return [street, house, flat && `кв. ${flat}`, addressMore].filter(Boolean).join(', ')
}

function courierOf({ courier, isExternalCourier, externalOrderInfo, deliveryService }: Order): string | undefined {
  if (courier) return courierName(courier)
  if (!isExternalCourier) return undefined
  const service = deliveryService && deliveryServiceLabel(deliveryService)
  return [externalOrderInfo?.courierName ?? 'Внешний курьер', service].filter(Boolean).join(', ')
}
