import { createContext, memo, type RefObject, use, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Order } from '../../../api/orders'
import { deliveryServiceLabel } from '../../../domain/cities'
import { formatMoney } from '../../../domain/money'
import { NEW_ORDER_STATUS, type OrderPlatform, orderPlatform, PREPAID_PAYMENT_TYPE } from '../../../domain/orders'
import { NBSP } from '../../../domain/textFormatting'
import { everySecond } from '../../../lib/clock'
import { type OrderRow, useOrderFields, useOrderValue } from '../../../live/orderBook/orderRow'
import { ColorDotTag, StatusTag } from '../../../ui/StatusTag'
import { courierName } from './courierName'
import { useCityName } from './useCityName'
import { useOrderLink } from './useOrderLink'
import { useStatusNames } from './useStatusNames'
import './orderCells.css'

/**
 * Each cell subscribes to the order that it shows. Text that changes often has the class `order-line--live`, so that
 * its changes do not trigger a layout of the table.
 */

export type OrderCellProps = { row: OrderRow }

/** True if all rows of the list have the same city. */
export const SingleCityContext = createContext(false)

export function OrderCityPointCell({ row }: OrderCellProps) {
  const { cityId, point } = useOrderFields(row, 'cityId', 'point')
  const city = useCityName(cityId)
  const district = point?.name
  const isOneCity = use(SingleCityContext)
  if (!city && !district) return <EmptyOrderCell />
  const title = [city, district].filter(Boolean).join(', ')
  if (isOneCity || !city || !district) {
    return (
      <div className="order-line order-place" title={title}>
        {district || city}
      </div>
    )
  }
  return (
    <>
      <div className="order-line">{city}</div>
      <div className="order-line order-line--second" title={title}>
        {district}
      </div>
    </>
  )
}

export const ORDER_PLATFORM_TITLES: Record<OrderPlatform, string> = {
  web: 'Сайт',
  apple: 'Приложение Apple',
  android: 'Приложение Android',
}

export function OrderNumberCell({ row }: OrderCellProps) {
  const order = useOrderFields(row, 'externalId', 'paymentTypeId', 'isNewClient', 'isPromoUsed', 'deviceType')
  const device = orderPlatform(order.deviceType)
  return (
    <div className="order-number">
      <OrderNumber row={row} />
      {order.externalId && (
        <span className="order-number__external" title={order.externalId}>
          {` (${order.externalId})`}
        </span>
      )}
      {device && (
        <span
          role="img"
          className={`order-number__device order-number__device--${device}`}
          aria-label={ORDER_PLATFORM_TITLES[device]}
          title={ORDER_PLATFORM_TITLES[device]}
        />
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
        <LiveStatus row={row} />
        {order.paymentTypeId === PREPAID_PAYMENT_TYPE && <StatusTag tone="success">Оплачен</StatusTag>}
      </div>
    </div>
  )
}

function OrderNumber({ row }: OrderCellProps) {
  const { id } = row
  const linkTo = useOrderLink(id)
  return (
    <Link
      href={linkTo()}
      ref={useChangeMark(row)}
      onClick={(event) => event.stopPropagation()}
      className="order-number__id"
      aria-label={`Открыть заказ ${id}`}
      title="Открыть заказ"
    >
      {id}
    </Link>
  )
}

const SHORT_STATUS = 16

const LiveStatus = memo(({ row }: OrderCellProps) => {
  const { status } = useOrderFields(row, 'status')
  return <OrderStatusBadge status={status} isClipped />
})

export function OrderStatusBadge({ status, isClipped = false }: { status: number; isClipped?: boolean }) {
  const { name, color } = useStatusNames()(status)
  const classes = ['order-status', status === NEW_ORDER_STATUS && 'order-status--new']
  if (isClipped && name.length > SHORT_STATUS) classes.push('order-status--long')
  return (
    <ColorDotTag color={color} className={classes.filter(Boolean).join(' ')} title={name}>
      {name}
    </ColorDotTag>
  )
}

export function OrderAddressCell({ row }: OrderCellProps) {
  const { companyName, addressTo } = useOrderFields(row, 'companyName', 'addressTo')
  const { street, house, flat } = addressTo ?? {}
  const door = flat && `кв.${NBSP}${flat}`
  const address = [street, house, door].filter(Boolean).join(', ')
  if (!companyName && !address) return <EmptyOrderCell />
  return (
    <>
      {companyName && (
        <div className="order-line" title={companyName}>
          {companyName}
        </div>
      )}
      {address && (
        <div className="order-line order-line--second order-address" title={address}>
          <span className="order-address__building">
            {street && <span className="order-address__street">{shortStreet(street) + (house ? ',' : '')}</span>}
            {house && <span className="order-address__house">{street ? ` ${house}` : house}</span>}
          </span>
          {door && <span>{street || house ? `, ${door}` : door}</span>}
        </div>
      )}
    </>
  )
}

const STREET_WORDS: readonly [whole: string, short: string][] = [
  ['улица', 'ул.'],
  ['проспект', 'пр.'],
  ['микрорайон', 'мкр.'],
  ['переулок', 'пер.'],
  ['бульвар', 'б-р'],
]

function shortStreet(street: string): string {
  const [whole, short] = STREET_WORDS.find(([word]) => street.toLowerCase().startsWith(`${word} `)) ?? []
  return whole === undefined ? street : `${short}${street.slice(whole.length)}`
}

export function OrderTotalCell({ row }: OrderCellProps) {
  const { sumTotal } = useOrderFields(row, 'sumTotal')
  const isKnown = sumTotal !== undefined
  return (
    <div className={`order-line order-line--live ${isKnown ? 'order-sum' : 'order-nothing'}`}>
      {isKnown ? formatMoney(sumTotal) : NO_VALUE_TEXT}
    </div>
  )
}

export function OrderCourierCell({ row }: OrderCellProps) {
  const [first, second] = useOrderValue(row, courierWords)
  if (first === undefined) return <div className="order-courier order-nothing">{NO_VALUE_TEXT}</div>
  if (second === undefined) {
    const name = shortName(first)
    return (
      <div className={isTwoLines(name) ? 'order-courier' : 'order-courier order-courier--long'} title={first}>
        {name}
      </div>
    )
  }
  return (
    <div className="order-courier">
      <div className="order-line" title={first}>
        {first}
      </div>
      <div className="order-line order-line--second" title={second}>
        {second}
      </div>
    </div>
  )
}

/**
 * Maximum number of characters of a word that fits on one line of the courier column, including the invisible
 * characters that `isolated` adds.
 */
const SHORT_WORD = 10

function isTwoLines(name: string): boolean {
  const words = name.split(' ')
  if (words.some(({ length }) => length > SHORT_WORD)) return false
  let lines = 1
  let used = 0
  for (const { length } of words) {
    if (used > 0 && used + 1 + length > SHORT_WORD) {
      lines++
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines <= 2
}

function shortName(name: string): string {
  const [family, given, patronymic, ...rest] = name.split(' ')
  if (isTwoLines(name) || !given || !patronymic || rest.length > 0) return name
  return `${family} ${given}${NBSP}${patronymic[0]}.`
}

function courierWords(order: Order): [first?: string, second?: string] {
  const { courier, isExternalCourier, externalOrderInfo, deliveryService } = order
  if (courier) {
    const name = courierName(courier)
    return name === '' ? [] : [name]
  }
  if (!isExternalCourier) return []
  const service = deliveryService && deliveryServiceLabel(deliveryService)
  const name = externalOrderInfo?.courierName
  if (!name && !service) return ['Внешний курьер']
  return service ? [name || 'Внешний', service] : [name || 'Внешний']
}

export const NO_VALUE_TEXT = '—'

export const EmptyOrderCell = () => <span className="order-nothing">{NO_VALUE_TEXT}</span>

const MARK_MS = 700

/**
 * Highlights the number of a changed order for about a second. The shared one-second timer removes the highlight,
 * because a timer per order would cost a frame per change. The highlight does not fade, because fading repaints whole
 * rows.
 */
function useChangeMark(row: OrderRow): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    let until = 0
    const mark = () => {
      if (!link.current || row.changes === 0) return
      until = performance.now() + MARK_MS
      link.current.dataset.changed = ''
    }
    const unmark = () => {
      if (performance.now() >= until) delete link.current?.dataset.changed
    }
    mark()
    const stops = [row.subscribe(mark), everySecond(unmark)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [row])
  return link
}
