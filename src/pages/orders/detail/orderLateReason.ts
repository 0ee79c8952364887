import type { Order } from '../../../api/orders'
import { orderDeadlines, orderNeedsAttention } from '../../../domain/ordersAttention'
import { bidiIsolated } from '../../../domain/textFormatting'
import { toEpochSecond } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'
import { formatSecondsAsMinutes, type OrderStageSpan, orderStages } from '../list/orderStages'
import type { StatusNameAndColor } from '../list/useStatusNames'

/**
 * Explains why an order is late: which stages took longer than planned, and which status lasted longest. Undefined if
 * the order is not late. The name of the status is from the dictionary, because the code must not depend on individual
 * status keys (contract, «promise of an order»). `now`: seconds since the epoch.
 */
export function orderLateReason(
  order: Order,
  nameOf: (status: number) => StatusNameAndColor,
  now: number,
): string | undefined {
  const timezone = cityTimezone(order.cityId)
  const deadlines = orderDeadlines(order, timezone)
  if (deadlines.due === undefined || !orderNeedsAttention(deadlines, 'late', now)) return undefined
  const { processing, preparation, onTheWay } = orderStages(order, now)
  const reasons = [
    longestStatus(order, nameOf, now),
    overPlan('приготовление', preparation, order.timeForReady, now),
    overPlan('в пути', onTheWay, order.timeForDelivery, now),
    processing && processing.to === undefined && `обработка уже ${formatSecondsAsMinutes(now - processing.from)}`,
  ].filter(Boolean)
  const late = `Опаздывает на ${formatSecondsAsMinutes(now - deadlines.due)}`
  return reasons.length === 0 ? late : `${late}: ${reasons.join('; ')}`
}

function overPlan(
  stage: string,
  span: OrderStageSpan | undefined,
  plan: number | undefined,
  now: number,
): string | undefined {
  if (!span || plan === undefined) return undefined
  const seconds = (span.to ?? now) - span.from
  return seconds >= (plan + 1) * 60
    ? `${stage} ${formatSecondsAsMinutes(seconds)} вместо ${formatSecondsAsMinutes(plan * 60)}`
    : undefined
}

function longestStatus(order: Order, nameOf: (status: number) => StatusNameAndColor, now: number): string | undefined {
  const timezone = cityTimezone(order.cityId)
  const steps = (order.statusesHistory ?? [])
    .flatMap(({ status, createdAt }) =>
      status === undefined || createdAt === undefined ? [] : [{ status, from: toEpochSecond(createdAt, timezone) }],
    )
    .sort((a, b) => a.from - b.from)
  let longest: { status: number; seconds: number } | undefined
  for (const [index, { status, from }] of steps.entries()) {
    const seconds = (steps[index + 1]?.from ?? now) - from
    if (!longest || seconds > longest.seconds) longest = { status, seconds }
  }
  if (!longest || longest.seconds < 60) return undefined
  return `дольше всего «${bidiIsolated(nameOf(longest.status).name)}», ${formatSecondsAsMinutes(longest.seconds)}`
}
