import type { Order } from '../../../api/orders'
import { NEW_STATUS } from '../../../domain/orders'
import { NBSP } from '../../../domain/text'
import { toEpochSecond } from '../../../lib/dates'
import { timezoneOf } from '../../../session/timezones'

/**
 * How long the stages of an order took. The specification names the columns (operations, «Active orders»: Total, Processing,
 * Preparation, On the way) but not where the figures come from; this is our reading:
 *
 * - Processing runs from the creation to the first step of the history that is neither the creation nor a cancellation;
 * - Preparation runs from there until the order is ready, or at the latest until it is on its way;
 * - On the way runs from the step of that name to the next one; where the history cannot tell, because there is none or the
 *   order was delivered without such a step, from `deliveryStartAt` to `deliveryEndAt`;
 * - Total runs from the creation to `finishedAt`.
 *
 * The history tells its steps in words alone, so they are recognised by their words. What cannot be told is undefined.
 */
export type Stages = { total?: Span; processing?: Span; preparation?: Span; onTheWay?: Span }

/** Seconds since the epoch; without an end it is still running. */
export type Span = { from: number; to?: number }

export type StagedOrder = Pick<
  Order,
  'status' | 'createdAt' | 'finishedAt' | 'statusesHistory' | 'deliveryStartAt' | 'deliveryEndAt' | 'cityId'
>

const CREATED = /(?<!\p{L})(нов(ый|ая)|созда[нл])/iu
const CANCELLED = /(?<!\p{L})(отмен|отказ|дубл)/iu
const READY = /(?<!\p{L})готов[оа]?(?!\p{L})/iu
const ON_THE_WAY = /(?<!\p{L})(в пути|забрал)/iu

/** From here on an order of the archive was not cancelled. */
const DELIVERED_STATUS = 100

export function stagesOf(order: StagedOrder, isActive: boolean, now: number): Stages {
  const timezone = timezoneOf(order.cityId)
  const at = (moment: string | undefined) => (moment === undefined ? undefined : toEpochSecond(moment, timezone))
  const created = at(order.createdAt)
  const finished = at(order.finishedAt)
  const steps = stepsOf(order, at)
  const accepted = steps.find(({ text }) => !CREATED.test(text) && !CANCELLED.test(text))?.at
  const wayPlace = steps.findIndex(({ text }) => ON_THE_WAY.test(text))
  const left = steps[wayPlace]?.at
  const ready = steps.find(({ text }) => READY.test(text))?.at ?? left
  const hasFieldsOnly = steps.length === 0 || order.status >= DELIVERED_STATUS
  return {
    ...known('total', finished === undefined ? undefined : span(created, finished)),
    ...known('processing', span(created, accepted, isActive && order.status === NEW_STATUS)),
    ...known('preparation', span(accepted, ready, isActive)),
    ...known(
      'onTheWay',
      left === undefined
        ? hasFieldsOnly && fieldsSpan(at(order.deliveryStartAt), at(order.deliveryEndAt), isActive, now)
        : span(left, steps[wayPlace + 1]?.at ?? finished, isActive),
    ),
  }
}

/** `12 мин`, `1 ч 05 мин`, of planned minutes `12/20 мин`; what has hardly begun is `<1 мин`. */
export function formatMinutes(seconds: number, plan?: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  const short = minutes < 1 ? '<1' : String(minutes)
  if (plan !== undefined) return `${short}/${plan}${NBSP}мин`
  if (minutes < 60) return `${short}${NBSP}мин`
  return [Math.floor(minutes / 60), 'ч', String(minutes % 60).padStart(2, '0'), 'мин'].join(NBSP)
}

type Step = { text: string; at: number }

function stepsOf({ statusesHistory }: StagedOrder, at: (moment: string | undefined) => number | undefined): Step[] {
  return (statusesHistory ?? [])
    .flatMap(({ message, createdAt }) => {
      const moment = at(createdAt)
      return message === undefined || moment === undefined ? [] : { text: message, at: moment }
    })
    .sort((a, b) => a.at - b.at)
}

/** Undefined without a beginning, or without an end unless it is still running, or when the end is before the beginning. */
function span(from: number | undefined, to: number | undefined, isRunning = false): Span | undefined {
  if (from === undefined) return undefined
  if (to === undefined) return isRunning ? { from } : undefined
  return to < from ? undefined : { from, to }
}

/** A server may mean promised times by these fields: what lies in the future has not happened. */
function fieldsSpan(from: number | undefined, to: number | undefined, isActive: boolean, now: number) {
  const isAhead = (moment: number | undefined) => moment !== undefined && moment > now
  return isAhead(from) || isAhead(to) ? undefined : span(from, to, isActive)
}

const known = (key: keyof Stages, value: Span | undefined | false): Stages => (value ? { [key]: value } : {})
