import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Order } from '../../../api/orders'
import { deliveryServiceLabel } from '../../../domain/cities'
import { COURIER_TYPE_LABEL, isCourierType } from '../../../domain/couriers'
import { distanceText, toLatLong } from '../../../domain/geo'
import { formatMoney } from '../../../domain/money'
import { isActiveOrderStatus, orderAddress, orderPaymentTypeLabel, orderPlatform } from '../../../domain/orders'
import { formatPhone, phoneLink } from '../../../domain/phones'
import { openableUrl } from '../../../domain/safeUrl'
import { NBSP } from '../../../domain/textFormatting'
import { paths } from '../../../kit/address/paths'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { formatMoment, toEpochSecond } from '../../../lib/moments'
import { useAccess } from '../../../session/sessionHooks'
import { cityTimezone } from '../../../session/timezones'
import { CollapsibleText } from '../../../ui/CollapsibleText'
import { CopyButton } from '../../../ui/CopyButton'
import { StatusTag } from '../../../ui/StatusTag'
import { BranchLink } from '../list/BranchLink'
import { courierName } from '../list/courierName'
import { ORDER_PLATFORM_TITLES, OrderStatusBadge } from '../list/orderCells'
import { orderEntryDelayMinutes } from '../list/orderEntryDelayMinutes'
import { Countdown } from '../list/timeCells'
import { useCityName } from '../list/useCityName'
import { useOrderLink } from '../list/useOrderLink'

type Fact = { label: string; value: ReactNode }

/** Shows the order's fields as labels and values; fields without a value are omitted (operations, section 3). */
export function OrderFieldList({ order }: { order: Order }) {
  const city = useCityName(order.cityId)
  const groups: { title: string; facts: Fact[] }[] = [
    { title: 'Заказ', facts: orderFacts(order) },
    { title: 'Клиент', facts: customerFacts(order) },
    { title: 'Заведение', facts: senderFacts(order, city) },
    { title: 'Курьер', facts: courierFacts(order) },
    { title: 'Время', facts: timeFacts(order) },
  ]
  return (
    <div className="order-facts">
      {groups.map(({ title, facts }) => {
        const known = facts.filter(({ value }) => value !== undefined && value !== '' && value !== false)
        if (known.length === 0) return null
        return (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {known.map(({ label, value }) => (
                <div key={label} className="order-facts__fact">
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}

function orderFacts(order: Order): Fact[] {
  const { status, dateTimeStatusFinish: until, externalId, customerAmount, returnCheckUrl } = order
  const isActive = isActiveOrderStatus(status)
  const device = orderPlatform(order.deviceType)
  const check = isActive ? openableUrl(returnCheckUrl) : undefined
  return [
    { label: 'Номер', value: copied(String(order.id), 'номер заказа') },
    { label: 'Статус', value: <OrderStatusBadge status={status} /> },
    {
      label: 'Таймер',
      value: isActive && until !== undefined && <Countdown until={toEpochSecond(until, cityTimezone(order.cityId))} />,
    },
    { label: 'Внешний номер', value: copied(externalId, 'внешний номер') },
    { label: 'Тип оплаты', value: orderPaymentTypeLabel(order.paymentTypeId) },
    { label: 'Сдача с', value: Boolean(customerAmount) && formatMoney(customerAmount ?? 0) },
    { label: 'Расстояние', value: distanceText(order.addressFrom, order.addressTo) },
    { label: 'Устройство', value: device && ORDER_PLATFORM_TITLES[device] },
    { label: 'Новый клиент', value: order.isNewClient && 'Да' },
    { label: 'Промокод', value: order.isPromoUsed && 'Использован' },
    {
      label: 'Чек возврата',
      value: check && (
        <a href={check} target="_blank" rel="noreferrer">
          Открыть
        </a>
      ),
    },
  ]
}

function customerFacts({ id, customerName, phone, addressTo, comments, notCall }: Order): Fact[] {
  return [
    { label: 'Имя', value: customerName },
    { label: 'Телефон клиента', value: copied(phone, 'телефон клиента', phone && <Phone phone={phone} />) },
    { label: 'Адрес доставки', value: copied(orderAddress(addressTo), 'адрес доставки') },
    { label: 'На карте', value: toLatLong(addressTo) && <OnMap id={id} /> },
    { label: 'Как найти', value: addressTo?.addressMore },
    { label: 'Координаты', value: copied(coordinates(addressTo), 'координаты доставки') },
    { label: 'Комментарий', value: comments && <CollapsibleText text={comments} /> },
    { label: 'Звонок', value: notCall && 'Не звонить' },
  ]
}

function senderFacts(order: Order, city: string | undefined): Fact[] {
  const { companyName, addressFrom, point, branchId } = order
  return [
    { label: 'Название', value: companyName },
    { label: 'Филиал', value: branchId !== undefined && branchFact(order) },
    {
      label: 'Адрес',
      value: branchId === undefined && copied(addressFrom?.address, 'адрес заведения'),
    },
    { label: 'Координаты', value: copied(coordinates(addressFrom), 'координаты заведения') },
    {
      label: 'Телефон заведения',
      value: copied(addressFrom?.phone, 'телефон заведения', addressFrom?.phone && <Phone phone={addressFrom.phone} />),
    },
    { label: 'Город', value: city },
    { label: 'Район', value: point?.name },
  ]
}

function courierFacts(order: Order): Fact[] {
  const { courier, isExternalCourier, deliveryService, externalOrderInfo, redistributed } = order
  const type = courier?.courierTypeId
  return [
    { label: 'Курьер', value: courier && <Courier {...courier} /> },
    { label: 'Телефон курьера', value: courier?.phone && <Phone phone={courier.phone} /> },
    { label: 'Тип', value: isCourierType(type) && COURIER_TYPE_LABEL[type] },
    { label: 'Внешний курьер', value: isExternalCourier && (externalOrderInfo?.courierName ?? 'Да') },
    { label: 'Служба доставки', value: deliveryService && deliveryServiceLabel(deliveryService) },
    { label: 'Перераспределён', value: redistributed && <StatusTag tone="warning">Да</StatusTag> },
  ]
}

function timeFacts(order: Order): Fact[] {
  const timezone = cityTimezone(order.cityId)
  const at = (moment: string | undefined) => moment && <Moment text={formatMoment(moment, timezone)} />
  const minutes = (count: number | undefined) => count !== undefined && `${count}${NBSP}мин`
  const gap = orderEntryDelayMinutes(order)
  return [
    { label: 'Создан', value: at(order.createdAt) },
    {
      label: 'Создан на платформе',
      value: order.externalCreatedAt && (
        <>
          {at(order.externalCreatedAt)}
          {gap !== undefined && <div className="order-facts__late">{`Опоздание ${gap}${NBSP}мин`}</div>}
        </>
      ),
    },
    { label: 'Срок статуса', value: at(order.dateTimeStatusFinish) },
    { label: 'Доставить к', value: at(order.deliveryDateTime) },
    { label: 'Время приготовления', value: minutes(order.timeForReady) },
    { label: 'Время доставки', value: minutes(order.timeForDelivery) },
    { label: 'Начало доставки', value: at(order.deliveryStartAt) },
    { label: 'Конец доставки', value: at(order.deliveryEndAt) },
    { label: 'Завершён', value: at(order.finishedAt) },
  ]
}

function copied(text: string | undefined, what: string, shown: ReactNode = text): ReactNode {
  if (!text) return undefined
  return (
    <>
      {shown}
      <CopyButton text={text} what={what} />
    </>
  )
}

function Phone({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className="order-facts__whole">
      {formatPhone(phone)}
    </a>
  )
}

const Moment = ({ text }: { text: string }) => <span className="order-facts__whole">{text}</span>

function branchFact(order: Order): ReactNode {
  const address = order.addressFrom?.address
  const shown = <BranchLink order={order}>{address ?? `№${NBSP}${order.branchId}`}</BranchLink>
  return address === undefined ? shown : copied(address, 'адрес заведения', shown)
}

function Courier(courier: NonNullable<Order['courier']>) {
  const can = useAccess()
  const name = courierName(courier)
  if (courier.id === undefined || !can('courier_view')) return name
  return (
    <Link href={paths.courier(courier.id)} state={OPENED_FROM_SCREEN}>
      {name}
    </Link>
  )
}

function OnMap({ id }: { id: number }) {
  const linkTo = useOrderLink(id)
  return <Link href={linkTo('address')}>Показать адрес</Link>
}

function coordinates(place: Order['addressTo']): string | undefined {
  const { lat, long } = place ?? {}
  return lat === undefined || long === undefined ? undefined : `${lat}, ${long}`
}
