import type { Order } from '../../../api/orders'
import { needsAttention, orderDeadlines } from '../../../domain/ordersAttention'
import { isolated } from '../../../domain/text'
import { toEpochSecond } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'
import { formatMinutes, orderStages, type Span } from '../list/stages'
import type { StatusName } from '../list/useStatusNames'

/**
 * Says why an order is late, from its own times: stages that took longer than planned, and the status that it had the
 * longest. The dictionary names the status, because no rule may depend on the key of a status (contract, «promise of
 * an order»). Undefined if the order is not late. `now`: seconds since the epoch.
 */
export function lateReason(order: Order, nameOf: (status: number) => StatusName, now: number): string | undefined {
  const timezone = cityTimezone(order.cityId)
  const deadlines = orderDeadlines(order, timezone)
  if (deadlines.due === undefined || !needsAttention(deadlines, 'late', now)) return undefined
  const { processing, preparation, onTheWay } = orderStages(order, now)
  const reasons = [
    longestStatus(order, nameOf, now),
    overPlan('приготовление', preparation, order.timeForReady, now),
    overPlan('в пути', onTheWay, order.timeForDelivery, now),
    processing && processing.to === undefined && `обработка уже ${formatMinutes(now - processing.from)}`,
  ].filter(Boolean)
  const late = `Опаздывает на ${formatMinutes(now - deadlines.due)}`
  return reasons.length === 0 ? late : `${late}: ${reasons.join('; ')}`
}

function overPlan(stage: string, span: Span | undefined, plan: number | undefined, now: number): string | undefined {
  if (!span || plan === undefined) return undefined
  const seconds = (span.to ?? now) - span.from
  return seconds >= (plan + 1) * 60
    ? `${stage} ${formatMinutes(seconds)} вместо ${formatMinutes(plan * 60)}`
    : undefined
}

function longestStatus(order: Order, nameOf: (status: number) => StatusName, now: number): string | undefined {
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
  return `дольше всего «${isolated(nameOf(longest.status).name)}», ${formatMinutes(longest.seconds)}`
}
