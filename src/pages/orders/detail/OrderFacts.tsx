import { Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Order } from '../../../api/orders'
import { COURIER_TYPE_LABEL, isCourierType } from '../../../domain/couriers'
import { distanceText } from '../../../domain/geo'
import { formatMoney } from '../../../domain/money'
import { isLateEntry, paymentTypeLabel } from '../../../domain/orders'
import { formatPhone } from '../../../domain/phones'
import { formatMoment, minutesBetween } from '../../../lib/dates'
import { citiesEager } from '../../../session/dictionaries'
import { timezoneOf } from '../../../session/timezones'
import { StatusTag } from '../../../ui/StatusTag'

type Fact = { label: string; value: ReactNode }

/** Customer, addresses, times, courier and delivery of an order; what it does not have is left out. */
export function OrderFacts({ order }: { order: Order }) {
  const cities = useSnapshot(citiesEager.state).value
  const city = cities?.find(({ id }) => id === order.cityId)?.name
  const groups: { title: string; facts: Fact[] }[] = [
    { title: 'Клиент', facts: customerFacts(order) },
    { title: 'Заведение', facts: senderFacts(order, city) },
    { title: 'Курьер', facts: courierFacts(order) },
    { title: 'Время', facts: timeFacts(order) },
  ]
  return (
    <div className="order-detail__facts">
      {groups.map(({ title, facts }) => {
        const known = facts.filter(({ value }) => value !== undefined && value !== '' && value !== false)
        if (known.length === 0) return null
        return (
          <Descriptions
            key={title}
            title={title}
            size="small"
            column={1}
            items={known.map(({ label, value }) => ({ key: label, label, children: value }))}
          />
        )
      })}
    </div>
  )
}

function customerFacts({ customerName, phone, addressTo, comments, notCall, isNewClient, isPromoUsed }: Order): Fact[] {
  const address = [addressTo?.street, addressTo?.house, addressTo?.flat && `кв. ${addressTo.flat}`]
  return [
    { label: 'Имя', value: customerName },
    { label: 'Телефон', value: phone && <a href={`tel:+${phone}`}>{formatPhone(phone)}</a> },
    { label: 'Адрес доставки', value: address.filter(Boolean).join(', ') },
    { label: 'Как найти', value: addressTo?.addressMore },
    { label: 'Комментарий', value: comments },
    { label: 'Звонок', value: notCall && 'Не звонить' },
    { label: 'Новый клиент', value: isNewClient && 'Да' },
    { label: 'Промокод', value: isPromoUsed && 'Использован' },
  ]
}

function senderFacts(order: Order, city: string | undefined): Fact[] {
  const { companyName, addressFrom, point, externalId } = order
  return [
    { label: 'Название', value: companyName },
    { label: 'Адрес', value: addressFrom?.address },
    {
      label: 'Телефон',
      value: addressFrom?.phone && <a href={`tel:+${addressFrom.phone}`}>{formatPhone(addressFrom.phone)}</a>,
    },
    { label: 'Город', value: city },
    { label: 'Район', value: point?.name },
    { label: 'Внешний номер', value: externalId },
    { label: 'Расстояние', value: distanceText(order.addressFrom, order.addressTo) },
    { label: 'Тип оплаты', value: paymentTypeLabel(order.paymentTypeId) },
    { label: 'Сдача с', value: order.customerAmount !== undefined && formatMoney(order.customerAmount) },
  ]
}

function courierFacts(order: Order): Fact[] {
  const { courier, isExternalCourier, deliveryService, externalOrderInfo, redistributed } = order
  const type = courier?.courierTypeId
  return [
    { label: 'Курьер', value: courier && (courier.fio ?? `№ ${courier.id}`) },
    { label: 'Тип', value: isCourierType(type) && COURIER_TYPE_LABEL[type] },
    { label: 'Внешний курьер', value: isExternalCourier && (externalOrderInfo?.courierName ?? 'Да') },
    { label: 'Служба доставки', value: deliveryService },
    { label: 'Перераспределён', value: redistributed && <StatusTag tone="warning">Да</StatusTag> },
  ]
}

function timeFacts(order: Order): Fact[] {
  const timezone = timezoneOf(order.cityId)
  const at = (moment: string | undefined) => moment && formatMoment(moment, timezone)
  const minutes = (count: number | undefined) => count !== undefined && `${count} мин`
  const gap = order.externalCreatedAt ? minutesBetween(order.externalCreatedAt, order.createdAt, timezone) : 0
  return [
    { label: 'Создан', value: at(order.createdAt) },
    {
      label: 'Создан на платформе',
      value: order.externalCreatedAt && (
        <>
          {at(order.externalCreatedAt)}{' '}
          {isLateEntry(gap) && <span className="order-detail__late">Опоздание {gap} мин</span>}
        </>
      ),
    },
    { label: 'Время приготовления', value: minutes(order.timeForReady) },
    { label: 'Время доставки', value: minutes(order.timeForDelivery) },
    { label: 'Доставить к', value: at(order.deliveryDateTime) },
    { label: 'Начало доставки', value: at(order.deliveryStartAt) },
    { label: 'Конец доставки', value: at(order.deliveryEndAt) },
    { label: 'Завершён', value: at(order.finishedAt) },
  ]
}
