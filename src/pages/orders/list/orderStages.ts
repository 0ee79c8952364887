import type { Order } from '../../../api/orders'
import { isActiveOrderStatus, NEW_ORDER_STATUS } from '../../../domain/orders'
import { NBSP } from '../../../domain/textFormatting'
import { toEpochSecond } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'

/**
 * Start and end of each stage of an order. They are read from the order's time fields (contract, «Processing,
 * Preparation, On the way») and not from the texts of its history, which differ between servers. A stage without known
 * times is undefined.
 */
export type OrderStages = Record<'total' | 'processing' | 'preparation' | 'onTheWay', OrderStageSpan | undefined>

/** Start and end of a stage in seconds since the epoch; a stage that has not ended has no `to`. */
export type OrderStageSpan = { from: number; to?: number }

export type OrderStageInput = Pick<
  Order,
  'status' | 'createdAt' | 'finishedAt' | 'statusesHistory' | 'deliveryStartAt' | 'deliveryEndAt' | 'cityId'
>

export function orderStages(order: OrderStageInput, now: number): OrderStages {
  const timezone = cityTimezone(order.cityId)
  const at = (moment: string | undefined) => (moment === undefined ? undefined : toEpochSecond(moment, timezone))
  // Some servers put planned times into `deliveryStartAt` and `deliveryEndAt`, so ignore times in the future.
  const past = (moment: string | undefined) => {
    const second = at(moment)
    return second !== undefined && second > now ? undefined : second
  }
  const isActive = isActiveOrderStatus(order.status)
  const created = at(order.createdAt)
  const finished = at(order.finishedAt)
  const steps = (order.statusesHistory ?? []).filter(({ status }) => status !== undefined)
  const taken = steps.flatMap(({ status = 0, createdAt }) => (status > NEW_ORDER_STATUS ? (at(createdAt) ?? []) : []))
  const accepted = taken.length > 0 ? Math.min(...taken) : undefined
  const left = past(order.deliveryStartAt)
  return {
    total: span(created, finished, false),
    processing: steps.length === 0 ? undefined : span(created, accepted, isActive),
    preparation: span(accepted, left, isActive),
    onTheWay: span(left, past(order.deliveryEndAt), isActive),
  }
}

/** Returns text like `12 мин` or `1 ч 05 мин`, below one minute `<1 мин`, and with a planned duration `12/20 мин`. */
export function formatSecondsAsMinutes(seconds: number, plan?: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  const short = minutes < 1 ? '<1' : String(minutes)
  if (plan !== undefined) return `${short}/${plan}${NBSP}мин`
  if (minutes < 60) return `${short}${NBSP}мин`
  return [Math.floor(minutes / 60), 'ч', String(minutes % 60).padStart(2, '0'), 'мин'].join(NBSP)
}

function span(from: number | undefined, to: number | undefined, isRunning: boolean): OrderStageSpan | undefined {
  if (from === undefined) return undefined
  if (to === undefined) return isRunning ? { from } : undefined
  return to < from ? undefined : { from, to }
}
