import { WarningFilled } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import { everySecond, nowSecond } from '../../../lib/clock'
import { formatMoment, formatMomentDate, formatMomentTime, toEpochSecond } from '../../../lib/moments'
import { useOrderFields } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import { lateEntryMinutes } from './lateEntryMinutes'
import { EmptyValue, type OrderCellProps } from './orderCells'

/**
 * Shows when the order was created, without the date if it was today. Shows a warning if the order had been created on
 * the external platform at least 5 minutes earlier.
 */
export function CreatedCell({ row }: OrderCellProps) {
  const order = useOrderFields(row, 'createdAt', 'externalCreatedAt', 'cityId')
  const { createdAt, cityId } = order
  const timezone = cityTimezone(cityId)
  const isToday = useCityDay(timezone) === cityDay(toEpochSecond(createdAt ?? '', timezone), timezone)
  if (createdAt === undefined) return <EmptyValue />
  const gap = lateEntryMinutes(order)
  const warning = `Заказ поступил с опозданием на ${gap} мин`
  return (
    <>
      <div className="order-line" title={formatMoment(createdAt, timezone)}>
        {formatMomentTime(createdAt, timezone)}
        {gap !== undefined && <WarningFilled className="order-created__late" title={warning} aria-label={warning} />}
      </div>
      {!isToday && <div className="order-line order-line--second">{formatMomentDate(createdAt, timezone)}</div>}
    </>
  )
}

const HOUR = 3600

/** `timezone` is in hours east of UTC. */
const cityDay = (second: number, timezone: number): number => Math.floor((second + timezone * HOUR) / (24 * HOUR))

const useCityDay = (timezone: number): number => useSyncExternalStore(everySecond, () => cityDay(nowSecond(), timezone))
