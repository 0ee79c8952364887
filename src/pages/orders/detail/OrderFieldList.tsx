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

/** Values by label, in the order of display. */
type Facts = Record<string, ReactNode>

/** Shows the order's fields as labels and values; fields without a value are omitted (operations, section 3). */
export function OrderFieldList({ order }: { order: Order }) {
  const city = useCityName(order.cityId)
  const groups: { title: string; facts: Facts }[] = [
    { title: 'Заказ', facts: orderFacts(order) },
    { title: 'Клиент', facts: customerFacts(order) },
    { title: 'Заведение', facts: senderFacts(order, city) },
    { title: 'Курьер', facts: courierFacts(order) },
    { title: 'Время', facts: timeFacts(order) },
  ]
  return (
    <div className="order-facts">
      {groups.map(({ title, facts }) => {
        const known = Object.entries(facts).filter(
          ([, value]) => value !== undefined && value !== '' && value !== false,
        )
        if (known.length === 0) return null
        return (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {known.map(([label, value]) => (
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

function orderFacts(order: Order): Facts {
  const { status, dateTimeStatusFinish: until, externalId, customerAmount, returnCheckUrl } = order
  const isActive = isActiveOrderStatus(status)
  const device = orderPlatform(order.deviceType)
  const check = isActive ? openableUrl(returnCheckUrl) : undefined
  return {
    Номер: copied(String(order.id), 'номер заказа'),
    Статус: <OrderStatusBadge status={status} />,
    Таймер: isActive && until !== undefined && <Countdown until={toEpochSecond(until, cityTimezone(order.cityId))} />,
    'Внешний номер': copied(externalId, 'внешний номер'),
    'Тип оплаты': orderPaymentTypeLabel(order.paymentTypeId),
    'Сдача с': Boolean(customerAmount) && formatMoney(customerAmount ?? 0),
    Расстояние: distanceText(order.addressFrom, order.addressTo),
    Устройство: device && ORDER_PLATFORM_TITLES[device],
    'Новый клиент': order.isNewClient && 'Да',
    Промокод: order.isPromoUsed && 'Использован',
    'Чек возврата': check && (
      <a href={check} target="_blank" rel="noreferrer">
        Открыть
      </a>
    ),
  }
}

function customerFacts({ id, customerName, phone, addressTo, comments, notCall }: Order): Facts {
  return {
    Имя: customerName,
    'Телефон клиента': copied(phone, 'телефон клиента', phone && <Phone phone={phone} />),
    'Адрес доставки': copied(orderAddress(addressTo), 'адрес доставки'),
    'На карте': toLatLong(addressTo) && <OnMap id={id} />,
    'Как найти': addressTo?.addressMore,
    Координаты: copied(coordinates(addressTo), 'координаты доставки'),
    Комментарий: comments && <CollapsibleText text={comments} />,
    Звонок: notCall && 'Не звонить',
  }
}

function senderFacts(order: Order, city: string | undefined): Facts {
  const { companyName, addressFrom, point, branchId } = order
  return {
    Название: companyName,
    Филиал: branchId !== undefined && branchFact(order),
    Адрес: branchId === undefined && copied(addressFrom?.address, 'адрес заведения'),
    Координаты: copied(coordinates(addressFrom), 'координаты заведения'),
    'Телефон заведения': copied(
      addressFrom?.phone,
      'телефон заведения',
      addressFrom?.phone && <Phone phone={addressFrom.phone} />,
    ),
    Город: city,
    Район: point?.name,
  }
}

function courierFacts(order: Order): Facts {
  const { courier, isExternalCourier, deliveryService, externalOrderInfo, redistributed } = order
  const type = courier?.courierTypeId
  return {
    Курьер: courier && <Courier {...courier} />,
    'Телефон курьера': courier?.phone && <Phone phone={courier.phone} />,
    Тип: isCourierType(type) && COURIER_TYPE_LABEL[type],
    'Внешний курьер': isExternalCourier && (externalOrderInfo?.courierName ?? 'Да'),
    'Служба доставки': deliveryService && deliveryServiceLabel(deliveryService),
    Перераспределён: redistributed && <StatusTag tone="warning">Да</StatusTag>,
  }
}

function timeFacts(order: Order): Facts {
  const timezone = cityTimezone(order.cityId)
  const at = (moment: string | undefined) => moment && <Moment text={formatMoment(moment, timezone)} />
  const minutes = (count: number | undefined) => count !== undefined && `${count}${NBSP}мин`
  const gap = orderEntryDelayMinutes(order)
  return {
    Создан: at(order.createdAt),
    'Создан на платформе': order.externalCreatedAt && (
      <>
        {at(order.externalCreatedAt)}
        {gap !== undefined && <div className="order-facts__late">{`Опоздание ${gap}${NBSP}мин`}</div>}
      </>
    ),
    'Срок статуса': at(order.dateTimeStatusFinish),
    'Доставить к': at(order.deliveryDateTime),
    'Время приготовления': minutes(order.timeForReady),
    'Время доставки': minutes(order.timeForDelivery),
    'Начало доставки': at(order.deliveryStartAt),
    'Конец доставки': at(order.deliveryEndAt),
    Завершён: at(order.finishedAt),
  }
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
