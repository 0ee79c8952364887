import { AndroidOutlined, AppleOutlined, GlobalOutlined, WarningFilled } from '@ant-design/icons'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { deliveryServiceLabel } from '../../../domain/cities'
import { formatMoney } from '../../../domain/money'
import { type DeviceKind, deviceKind, NEW_STATUS, PAID_ORDER } from '../../../domain/orders'
import { NBSP } from '../../../domain/text'
import { formatMoment, formatMomentDate, formatMomentTime, toEpochSecond } from '../../../lib/moments'
import { type OrderRow, useOrder } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import { DotTag, StatusTag } from '../../../ui/StatusTag'
import { courierName } from './courierName'
import { lateEntryMinutes } from './lateEntry'
import { cityDay, useCityDay } from './useCityDay'
import { useCityName } from './useCityName'
import { useOrderLink } from './useOrderLink'
import { useStatusNames } from './useStatusNames'

/** Cells of the order lists. Each follows its own row. */

export type CellProps = { row: OrderRow }

export function PlaceCell({ row }: CellProps) {
  const { cityId, point } = useOrder(row, 'cityId', 'point')
  const city = useCityName(cityId)
  if (!city && !point?.name) return <Nothing />
  return (
    <div className="two-lines order-place" title={[city, point?.name].filter(Boolean).join(', ')}>
      {city && <div className={point?.name ? 'order-place__city' : undefined}>{city}</div>}
      {point?.name && <div className="two-lines__second">{point.name}</div>}
    </div>
  )
}

export const DEVICES: Record<DeviceKind, { title: string; Icon: typeof GlobalOutlined }> = {
  web: { title: 'Сайт', Icon: GlobalOutlined },
  apple: { title: 'Приложение Apple', Icon: AppleOutlined },
  android: { title: 'Приложение Android', Icon: AndroidOutlined },
}

/**
 * Number with the external one in brackets and badges, below them the status: it changes all day, and must move nothing.
 * Flashes when the stream changed the order.
 */
export function NumberCell({ row }: CellProps) {
  const order = useOrder(row, 'externalId', 'status', 'paymentTypeId', 'isNewClient', 'isPromoUsed', 'deviceType')
  const device = deviceKind(order.deviceType)
  return (
    <div className="order-number" ref={useFlash(row)}>
      <OrderNumber id={row.id} />
      {order.externalId && (
        <span className="order-number__external" title={order.externalId}>
          {` (${order.externalId})`}
        </span>
      )}
      {device && <DeviceMark {...DEVICES[device]} />}
      {order.isNewClient && (
        <StatusTag tone="info" title="Новый клиент">
          1
        </StatusTag>
      )}
      {order.isPromoUsed && (
        <StatusTag tone="warning" title="Использован промокод">
          P
        </StatusTag>
      )}
      <div className="order-number__states">
        <StatusBadge status={order.status} />
        {order.paymentTypeId === PAID_ORDER && <StatusTag tone="success">Оплачен</StatusTag>}
      </div>
    </div>
  )
}

const DeviceMark = ({ title, Icon }: (typeof DEVICES)[DeviceKind]) => (
  <Icon className="order-number__device" aria-label={title} title={title} />
)

/** Leads to the order's detail in its list. */
function OrderNumber({ id }: { id: number }) {
  const linkTo = useOrderLink(id)
  return (
    <Link
      href={linkTo()}
      onClick={(event) => event.stopPropagation()}
      className="order-number__id"
      aria-label={`Открыть заказ ${id}`}
      title="Открыть заказ"
    >
      {id}
    </Link>
  )
}

/** The name of a status with its colour; a new order, which nobody has taken up, in bold. */
export function StatusBadge({ status }: { status: number }) {
  const { name, color } = useStatusNames()(status)
  return (
    <DotTag
      color={color}
      className={status === NEW_STATUS ? 'order-status order-status--new' : 'order-status'}
      title={name}
    >
      {name}
    </DotTag>
  )
}

/** From where and to where. */
export function AddressCell({ row }: CellProps) {
  const { companyName, addressTo } = useOrder(row, 'companyName', 'addressTo')
  const { street, house, flat } = addressTo ?? {}
  const address = [street, house, flat && `кв.${NBSP}${flat}`].filter(Boolean).join(', ')
  if (!companyName && !address) return <Nothing />
  return (
    <div className="two-lines">
      {companyName && <div title={companyName}>{companyName}</div>}
      {address && (
        <div className="two-lines__second" title={address}>
          {address}
        </div>
      )}
    </div>
  )
}

export function TotalCell({ row }: CellProps) {
  const { sumTotal } = useOrder(row, 'sumTotal')
  return sumTotal === undefined ? <Nothing /> : <span className="order-sum">{formatMoney(sumTotal)}</span>
}

/** When the order was created, today without the date; a warning when the platform had it 5 minutes earlier or more. */
export function CreatedCell({ row }: CellProps) {
  const order = useOrder(row, 'createdAt', 'externalCreatedAt', 'cityId')
  const { createdAt, cityId } = order
  const timezone = cityTimezone(cityId)
  const isToday = useCityDay(timezone) === cityDay(toEpochSecond(createdAt ?? '', timezone), timezone)
  if (createdAt === undefined) return <Nothing />
  const gap = lateEntryMinutes(order)
  const warning = `Заказ поступил с опозданием на ${gap} мин`
  return (
    <div className="two-lines" title={formatMoment(createdAt, timezone)}>
      <div>
        {formatMomentTime(createdAt, timezone)}
        {gap !== undefined && <WarningFilled className="order-created__late" title={warning} aria-label={warning} />}
      </div>
      {!isToday && <div className="two-lines__second">{formatMomentDate(createdAt, timezone)}</div>}
    </div>
  )
}

export function CourierCell({ row }: CellProps) {
  const { courier, isExternalCourier, externalOrderInfo, deliveryService } = useOrder(
    row,
    'courier',
    'isExternalCourier',
    'externalOrderInfo',
    'deliveryService',
  )
  if (courier) return <Wrapped text={courierName(courier)} />
  if (!isExternalCourier) return <Nothing />
  const service = deliveryService && deliveryServiceLabel(deliveryService)
  const name = externalOrderInfo?.courierName
  // The whole words need both lines.
  if (!name && !service) return <Wrapped text="Внешний курьер" />
  return <TwoLines first={name || 'Внешний'} second={service} />
}

function TwoLines({ first, second }: { first: string | undefined; second: string | undefined }) {
  if (!first && !second) return <Nothing />
  return (
    <div className="two-lines">
      {first && <div title={first}>{first}</div>}
      {second && (
        <div className="two-lines__second" title={second}>
          {second}
        </div>
      )}
    </div>
  )
}

/** A text that may take both lines of the row. */
function Wrapped({ text }: { text: string }) {
  return text === '' ? (
    <Nothing />
  ) : (
    <div className="wrapped" title={text}>
      {text}
    </div>
  )
}

export const Nothing = () => <span className="order-nothing">—</span>

/** How long a row that has changed stays marked; one that keeps changing stays so. */
const FLASH_MS = 700

/**
 * Marks the row in which an order has changed. A static mark: a fading background would repaint whole rows all the
 * time.
 */
function useFlash(row: OrderRow) {
  const cell = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flash = () => {
      const line = cell.current?.closest('tr')
      if (!line || row.changes === 0) return
      line.dataset.changed = ''
      clearTimeout(timer)
      timer = setTimeout(() => delete line.dataset.changed, FLASH_MS)
    }
    flash()
    const unsubscribe = row.subscribe(flash)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [row])
  return cell
}
