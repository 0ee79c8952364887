import type { Order } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { bidiIsolated } from '../../../domain/textFormatting'
import { formatMoment, toEpochSecond } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'
import { courierName } from '../list/courierName'
import { formatSecondsAsMinutes } from '../list/orderStages'
import type { StatusNameAndColor } from '../list/useStatusNames'

export type OrderTimelineStep = {
  key: number
  text: string
  /** `dd-MM-yyyy HH:mm` in city time; empty if unknown. */
  at: string
  /** Text like `через 6 мин`: the time since the previous entry of the order's history. */
  after: string | undefined
  by: string | undefined
  /** The server's message, if it differs from the name of the status. */
  message: string | undefined
}

type OrderTimeline = {
  steps: readonly OrderTimelineStep[]
  /**
   * Text that says how long the current status has lasted, or how long the finished order took; undefined if unknown.
   */
  end: string | undefined
}

type NameOf = (status: number) => StatusNameAndColor
type TimelineOrder = Pick<Order, 'id' | 'status' | 'cityId' | 'statusesHistory' | 'oldCouriers'>

/**
 * Describes the history of an order. The names of the statuses are from the dictionary; the server's messages are shown
 * unchanged (contract, «Processing, Preparation, On the way»). `now`: seconds since the epoch.
 */
export function orderTimeline(order: TimelineOrder, nameOf: NameOf, now: number): OrderTimeline {
  const timezone = cityTimezone(order.cityId)
  const entries = oldestFirst(order.statusesHistory ?? [], timezone)
  const steps = entries.map(({ entry, name, second }, key): OrderTimelineStep => {
    const before = entries[key - 1]
    const shown = name ?? entry.message ?? '—'
    const from = name === undefined || before?.name === name ? undefined : before?.name
    return {
      key,
      text: from === undefined ? quoted(shown) : `${quoted(from)} → ${quoted(shown)}`,
      at: entry.createdAt === undefined ? '' : formatMoment(entry.createdAt, timezone),
      after: afterText(before?.second, second),
      by: entry.userName,
      message: entry.message === shown ? undefined : entry.message,
    }
  })
  return { steps, end: endText() }

  function endText(): string | undefined {
    const [first, last] = [entries[0], entries.at(-1)]
    if (isActiveOrderStatus(order.status)) {
      // An event may omit the history. The last entry of the stored history then belongs to an earlier status and does not show how long
      // the current status has lasted.
      if (last?.entry.status !== order.status || last.second === undefined) return undefined
      return `Сейчас ${quoted(nameOf(order.status).name)}, уже ${formatSecondsAsMinutes(now - last.second)}`
    }
    if (first?.second === undefined || last?.second === undefined || first === last) return undefined
    return `От первого до последнего шага ${formatSecondsAsMinutes(last.second - first.second)}`
  }

  function oldestFirst(history: NonNullable<TimelineOrder['statusesHistory']>, zone: number) {
    const all = history.map((entry) => ({
      entry,
      name: entry.status === undefined ? undefined : nameOf(entry.status).name,
      second: entry.createdAt === undefined ? undefined : toEpochSecond(entry.createdAt, zone),
    }))
    const [first, last] = [all[0]?.second, all.at(-1)?.second]
    return first !== undefined && last !== undefined && first > last ? all.toReversed() : all
  }
}

export function orderTimelineText(order: TimelineOrder, nameOf: NameOf, now: number): string {
  const { steps, end } = orderTimeline(order, nameOf, now)
  const former = (order.oldCouriers ?? []).map(({ courier, reason }) =>
    [courier ? courierName(courier) : 'Курьер', reason].filter(Boolean).join(' — '),
  )
  return [
    `Заказ ${order.id}`,
    ...steps.map(({ at, text, after, by, message }) =>
      [at, [text, after, message, by].filter(Boolean).join('; ')].filter(Boolean).join(' — '),
    ),
    end,
    former.length > 0 && `Прежние курьеры: ${former.join('; ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function afterText(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined || to === undefined || to < from) return undefined
  return `через ${formatSecondsAsMinutes(to - from)}`
}

const quoted = (name: string): string => `«${bidiIsolated(name)}»`
