import type { Order } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { isolated } from '../../../domain/text'
import { formatMoment, toEpochSecond } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'
import { courierName } from '../list/courierName'
import { formatMinutes } from '../list/stages'
import type { StatusName } from '../list/useStatusNames'

export type StoryStep = {
  key: number
  /** «Новый» → «Принят» */
  text: string
  /** `dd-MM-yyyy HH:mm` in city time; empty if unknown. */
  at: string
  /** Text like `через 6 мин`: the time since the previous step. */
  after: string | undefined
  by: string | undefined
  /** The server's own text, if it says something else than the status. */
  message: string | undefined
}

export type OrderStory = {
  steps: readonly StoryStep[]
  /** How long the present status has lasted, or how long the order took; undefined if unknown. */
  end: string | undefined
}

type NameOf = (status: number) => StatusName
type Told = Pick<Order, 'id' | 'status' | 'cityId' | 'statusesHistory' | 'oldCouriers'>

/**
 * The history of an order in words. The statuses are named by the dictionary; the server's messages are shown and not
 * interpreted (contract, «Processing, Preparation, On the way»). `now`: seconds since the epoch.
 */
export function orderStory(order: Told, nameOf: NameOf, now: number): OrderStory {
  const timezone = cityTimezone(order.cityId)
  const entries = oldestFirst(order.statusesHistory ?? [], timezone)
  const steps = entries.map(({ entry, name, second }, key): StoryStep => {
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
    if (isActiveStatus(order.status)) {
      // The last entry may be older than the status, because an event may leave the history out.
      if (last?.entry.status !== order.status || last.second === undefined) return undefined
      return `Сейчас ${quoted(nameOf(order.status).name)}, уже ${formatMinutes(now - last.second)}`
    }
    if (first?.second === undefined || last?.second === undefined || first === last) return undefined
    return `От первого до последнего шага ${formatMinutes(last.second - first.second)}`
  }

  function oldestFirst(history: NonNullable<Told['statusesHistory']>, zone: number) {
    const all = history.map((entry) => ({
      entry,
      name: entry.status === undefined ? undefined : nameOf(entry.status).name,
      second: entry.createdAt === undefined ? undefined : toEpochSecond(entry.createdAt, zone),
    }))
    const [first, last] = [all[0]?.second, all.at(-1)?.second]
    return first !== undefined && last !== undefined && first > last ? all.toReversed() : all
  }
}

/** The story as plain text, one line a step. */
export function storyText(order: Told, nameOf: NameOf, now: number): string {
  const { steps, end } = orderStory(order, nameOf, now)
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
  return `через ${formatMinutes(to - from)}`
}

const quoted = (name: string): string => `«${isolated(name)}»`
