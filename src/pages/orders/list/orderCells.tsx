import { AndroidOutlined, AppleOutlined, GlobalOutlined, WarningFilled } from '@ant-design/icons'
import { useEffect, useRef } from 'react'
import { deliveryServiceLabel } from '../../../domain/cities'
import { formatMoney } from '../../../domain/money'
import { type DeviceKind, deviceKind, NEW_STATUS, PAID_ORDER } from '../../../domain/orders'
import { NBSP } from '../../../domain/text'
import { formatMomentDate, formatMomentTime } from '../../../lib/moments'
import { type OrderRow, useOrder } from '../../../live/orderBook/orderRow'
import { timezoneOf } from '../../../session/timezones'
import { DotTag, StatusTag } from '../../../ui/StatusTag'
import { courierName } from './courierName'
import { lateEntryMinutes } from './lateEntry'
import { useCityName } from './useCityName'
import { useStatusNames } from './useStatusNames'

/** Cells of the order lists. Each follows its own row. */

export type CellProps = { row: OrderRow }

export function PlaceCell({ row }: CellProps) {
  const { cityId, point } = useOrder(row, 'cityId', 'point')
  return <TwoLines first={useCityName(cityId)} second={point?.name} />
}

export const DEVICES: Record<DeviceKind, { title: string; icon: React.ReactNode }> = {
  web: { title: 'Сайт', icon: <GlobalOutlined /> },
  apple: { title: 'Приложение Apple', icon: <AppleOutlined /> },
  android: { title: 'Приложение Android', icon: <AndroidOutlined /> },
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
      <span className="order-number__id">{row.id}</span>
      {order.externalId && (
        <span className="order-number__external" title={order.externalId}>
          {` (${order.externalId})`}
        </span>
      )}
      {device && (
        <span
          className="order-number__device"
          role="img"
          aria-label={DEVICES[device].title}
          title={DEVICES[device].title}
        >
          {DEVICES[device].icon}
        </span>
      )}
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

/** The name of a status with its colour; a new order, which nobody has taken up, in bold. */
export function StatusBadge({ status }: { status: number }) {
  const { name, color } = useStatusNames()(status)
  return (
    <span className={status === NEW_STATUS ? 'order-status order-status--new' : 'order-status'} title={name}>
      <DotTag color={color}>{name}</DotTag>
    </span>
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
        <div className="two-lines__second two-lines__address" title={address}>
          {address}
        </div>
      )}
    </div>
  )
}

export function TotalCell({ row }: CellProps) {
  const { sumTotal } = useOrder(row, 'sumTotal')
  return sumTotal === undefined ? <Nothing /> : formatMoney(sumTotal)
}

/** When the order was created; a warning when the platform had it 5 minutes earlier or more. */
export function CreatedCell({ row }: CellProps) {
  const order = useOrder(row, 'createdAt', 'externalCreatedAt', 'cityId')
  const { createdAt, cityId } = order
  if (createdAt === undefined) return <Nothing />
  const timezone = timezoneOf(cityId)
  const gap = lateEntryMinutes(order)
  const warning = `Заказ поступил с опозданием на ${gap} мин`
  return (
    <div className="two-lines">
      <div>
        {formatMomentTime(createdAt, timezone)}
        {gap !== undefined && <WarningFilled className="order-created__late" title={warning} aria-label={warning} />}
      </div>
      <div className="two-lines__second">{formatMomentDate(createdAt, timezone)}</div>
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

/** Marks the row in which an order has changed. A mark, no fading ground: that would repaint whole rows all the time. */
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
