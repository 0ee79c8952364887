import type { Order } from '../../../api/orders'
import { deliveryServiceLabel } from '../../../domain/cities'
import { distanceKm, toLatLong } from '../../../domain/geo'
import { MONEY_SHEET_FORMAT } from '../../../domain/money'
import { minutesLate } from '../../../domain/orderDelay'
import { orderPaymentTypeLabel } from '../../../domain/orders'
import { orderDeadlines } from '../../../domain/ordersAttention'
import { nowSecond } from '../../../lib/clock'
import { toCityDateTime } from '../../../lib/moments'
import type { SpreadsheetColumn, SpreadsheetLayout } from '../../../lib/spreadsheetCells'
import { citiesEagerLoader, orderStatusesLoader } from '../../../session/dictionaries'
import { session } from '../../../session/session'
import { cityTimezone } from '../../../session/timezones'
import { orderLateReason } from '../detail/orderLateReason'
import { courierName } from '../list/courierName'
import { type OrderStages, orderStages } from '../list/orderStages'

const text = (title: string, width: number, value: (order: Order) => string | undefined): SpreadsheetColumn<Order> => ({
  kind: 'text',
  title,
  width,
  value,
})

const money = (
  title: string,
  value: (order: Order) => number | undefined,
  isSummed = true,
): SpreadsheetColumn<Order> => ({
  kind: 'number',
  title,
  width: 16,
  format: MONEY_SHEET_FORMAT,
  isSummed,
  value,
})

/**
 * Column with the duration of an order's stage in whole minutes. If the stage has not ended, its duration is counted up
 * to the export.
 */
const stage = (name: string, key: keyof OrderStages): SpreadsheetColumn<Order> => ({
  kind: 'number',
  title: `${name}, мин`,
  width: 18,
  value: (order) => {
    const now = nowSecond()
    const span = orderStages(order, now)[key]
    return span && Math.floor(((span.to ?? now) - span.from) / 60)
  },
})

const moment = (title: string, value: (order: Order) => string | undefined): SpreadsheetColumn<Order> => ({
  kind: 'moment',
  title,
  width: 18,
  value: (order) => {
    const at = value(order)
    return at === undefined ? undefined : toCityDateTime(at, cityTimezone(order.cityId))
  },
})

export const ORDER_EXPORT_COLUMNS: readonly SpreadsheetColumn<Order>[] = [
  { kind: 'number', title: '№ заказа', width: 12, value: ({ id }) => id },
  text('Внешний номер', 18, ({ externalId }) => externalId),
  text('Статус', 20, ({ status }) => statusTitle(status)),
  moment('Дата создания', ({ createdAt }) => createdAt),
  text('Город', 16, ({ cityId }) => cityName(cityId)),
  text('Район', 18, ({ point }) => point?.name),
  text('Контрагент', 26, companyOf),
  text('Заведение', 26, ({ companyName }) => companyName),
  text('Адрес доставки', 36, addressOf),
  text('Клиент', 22, ({ customerName }) => customerName),
  text('Телефон', 16, ({ phone }) => phone),
  text('Тип оплаты', 18, ({ paymentTypeId }) => orderPaymentTypeLabel(paymentTypeId)),
  money('Сумма товаров', ({ sumItems }) => sumItems),
  money('Доставка', ({ deliveryPrice }) => deliveryPrice),
  money('Корректировка', ({ correctionalPrice }) => correctionalPrice),
  money('Сервисный сбор', ({ serviceFee }) => serviceFee),
  money('Итого', ({ sumTotal }) => sumTotal),
  money('Сдача с', ({ customerAmount }) => customerAmount || undefined, false),
  text('Курьер', 26, courierOf),
  { kind: 'number', title: 'Расстояние, км', width: 16, value: distanceOf },
  stage('Обработка', 'processing'),
  stage('Приготовление', 'preparation'),
  stage('В пути', 'onTheWay'),
  stage('Всего', 'total'),
  { kind: 'number', title: 'Опоздание, мин', width: 16, value: lateOf },
  text('Почему опаздывает', 40, (order) =>
    orderLateReason(order, (status) => ({ name: statusTitle(status), color: undefined }), nowSecond()),
  ),
  moment('Завершён', ({ finishedAt }) => finishedAt),
  text('Комментарий', 40, ({ comments }) => comments),
]

export function cityName(cityId: number | undefined): string | undefined {
  const allowed = session.user?.allowedCities.find(({ id }) => id === cityId)
  return (allowed ?? citiesEagerLoader.get().value?.find(({ id }) => id === cityId))?.name
}

export const orderSheetLayout = (orders: readonly Order[]): SpreadsheetLayout => ({
  totalLabel: `Итого: ${orders.length}`,
  hasFilters: true,
  // A missing fee or price means that the order has none, so the totals are complete (contract, «an order, wherever it comes from»).
  isEmptyNone: true,
})

function companyOf({ cityId, companyId }: Order): string | undefined {
  const city = citiesEagerLoader.get().value?.find(({ id }) => id === cityId)
  return city?.companies.find(({ value }) => value === companyId)?.label
}

/** Straight-line distance from pickup to delivery in km, rounded to one decimal. */
function distanceOf({ addressFrom, addressTo }: Order): number | undefined {
  const [from, to] = [toLatLong(addressFrom), toLatLong(addressTo)]
  return from && to && Number(distanceKm(from, to).toFixed(1))
}

/**
 * Minutes by which the order is late. An active order is compared with its deadline, as in the list, and a finished order with its promised
 * delivery time.
 */
function lateOf(order: Order): number | undefined {
  const [timezone, now] = [cityTimezone(order.cityId), nowSecond()]
  const { due } = orderDeadlines(order, timezone)
  if (due === undefined) return minutesLate(order, timezone, now)
  const minutes = Math.floor((now - due) / 60)
  return minutes > 0 ? minutes : undefined
}

function statusTitle(status: number): string {
  return orderStatusesLoader.get().value?.find(({ key }) => key === status)?.value ?? `Статус ${status}`
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
