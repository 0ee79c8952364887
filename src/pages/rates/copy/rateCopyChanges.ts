import {
  type CourierBonusGrid,
  createRatioRate,
  loadBonusGridRows,
  loadRatioRateRows,
  type RatioRate,
  updateBonusGrid,
} from '../../../api/rates'
import { COURIER_TYPES } from '../../../domain/couriers'
import { formatMoney } from '../../../domain/money'
import type { OutcomeCounts } from '../../../domain/outcomeCounts'
import { ratioName } from '../../../domain/rates/ratioLabels'
import { courierTypeName } from '../../../domain/rates/tariffAndCourierTypeNames'
import { deepEqual } from '../../../lib/deepEqual'
import { type Failure, RequestFailure, toFailure } from '../../../lib/failure'
import { formatDate } from '../../../lib/moments'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'
import { createSessionKeyCheck } from '../../../session/session'
import { RATIO_SCOPE_FIELDS } from '../ratioRate/ratioFormValues'
import { ratesCopyBlockReason } from '../unreadableRates'

export type RateCopyChange = { key: string; what: string; before: string; after: string; send: () => Promise<void> }

export type RateCopyStatus = 'sending' | 'done' | Failure

type RateCopyResult = OutcomeCounts & { failure?: Failure }

/**
 * Sends the changes for the target city one by one. A refused change does not stop the others. Sending stops if the outcome of a change is
 * unknown, the session ends or `signal` is aborted.
 */
export async function sendRateCopyChanges(
  steps: readonly RateCopyChange[],
  note: (key: string, outcome: RateCopyStatus) => void,
  signal: AbortSignal,
): Promise<RateCopyResult> {
  const isMine = createSessionKeyCheck()
  const result: RateCopyResult = { done: 0, failed: 0, unknown: 0, count: steps.length }
  for (const { key, send } of steps) {
    if (signal.aborted || !isMine()) break
    note(key, 'sending')
    try {
      await send()
      result.done++
      note(key, 'done')
    } catch (error) {
      const failure = toFailure(error)
      result[failure.outcome ?? 'failed']++
      result.failure = failure
      note(key, failure)
      if (failure.outcome === 'unknown') break
    }
  }
  return result
}

type Steps = CourierBonusGrid['rates']

const NOTHING = 'нет'

/**
 * Lists the bonus grids of the target city that differ from the copied ones. A grid is replaced as a whole, so sending it twice is safe.
 * Rejects if a grid of the target city could not be read: it would look empty, and the copy would overwrite it.
 */
export async function planBonusGridCopies(
  grids: readonly CourierBonusGrid[],
  cityId: number,
  signal: AbortSignal,
): Promise<RateCopyChange[]> {
  const { rows: there, unreadable } = await loadBonusGridRows(cityId, signal)
  const message = ratesCopyBlockReason(unreadable)
  if (message !== undefined) throw new RequestFailure({ message })
  const stepsOf = (all: readonly CourierBonusGrid[], type: number): Steps =>
    (all.find(({ typeId }) => typeId === type)?.rates ?? []).toSorted((a, b) => a.minQuantityOrder - b.minQuantityOrder)
  const types = [...new Set([...COURIER_TYPES, ...[...grids, ...there].map(({ typeId }) => typeId)])]
  return types.flatMap((typeId) => {
    const [before, after] = [stepsOf(there, typeId), stepsOf(grids, typeId)]
    if (deepEqual(before, after)) return []
    return [
      {
        key: String(typeId),
        what: courierTypeName(typeId),
        before: stepsText(before),
        after: stepsText(after),
        send: () => updateBonusGrid(cityId, typeId, after),
      },
    ]
  })
}

const stepsText = (steps: Steps): string =>
  steps.length === 0
    ? NOTHING
    : steps.map(({ minQuantityOrder, price }) => `от ${minQuantityOrder}: ${formatMoney(price)}`).join(', ')

/** Lists the rate conditions that the target city lacks. Their copies start switched off (operations, section 4). */
export async function planRatioConditionCopies(
  conditions: readonly RatioRate[],
  cityId: number,
  signal: AbortSignal,
): Promise<RateCopyChange[]> {
  assertReadable(countIncomplete(conditions))
  const there = await loadConditions(cityId, signal)
  return conditions
    .filter((condition) => !there.some((known) => isDuplicate(known, condition)))
    .map((condition) => ({
      key: String(condition.id),
      what: [ratioName(condition), datesText(condition)].filter(Boolean).join(' · '),
      before: NOTHING,
      after: 'создастся выключенным',
      send: conditionCopier(condition, cityId),
    }))
}

async function loadConditions(cityId: number, signal?: AbortSignal): Promise<RatioRate[]> {
  const { rows, unreadable = 0 } = await loadRatioRateRows(cityId, signal)
  assertReadable(unreadable + countIncomplete(rows))
  return rows
}

/**
 * Counts rate conditions with an unreadable weekday, without a priority or with only one end of a period. Such a condition cannot be
 * copied exactly, and a later search would not recognize its copy.
 */
const countIncomplete = (conditions: readonly RatioRate[]): number =>
  conditions.filter(
    ({ days, priority, timeStart, timeEnd, dateStart, dateEnd }) =>
      getUnreadableCount(days) > 0 ||
      priority === undefined ||
      (timeStart === undefined) !== (timeEnd === undefined) ||
      (dateStart === undefined) !== (dateEnd === undefined),
  ).length

function assertReadable(unreadable: number): void {
  const message = ratesCopyBlockReason(unreadable, 'condition')
  if (message !== undefined) throw new RequestFailure({ message })
}

function datesText({ dateStart, dateEnd }: RatioRate): string {
  return dateStart && dateEnd ? `${formatDate(dateStart)} – ${formatDate(dateEnd)}` : ''
}

/**
 * Returns a function that copies the rate condition to the target city. If it is unknown whether the copy was created, the function
 * searches the target city for the copy, immediately and before the next attempt, to avoid a duplicate. If the search before the next
 * attempt fails, nothing is sent.
 */
function conditionCopier(condition: RatioRate, cityId: number): () => Promise<void> {
  const { ratio = null, priority } = condition
  const body = Object.fromEntries(RATIO_SCOPE_FIELDS.map((key) => [key, condition[key] ?? null]))
  const isThere = async () => (await loadConditions(cityId)).some((known) => isDuplicate(known, condition))
  let unknown: unknown
  return async () => {
    if (unknown && (await isThere().catch(() => Promise.reject(unknown)))) return
    try {
      await createRatioRate({ ...body, cityId, ratio, priority, status: false })
    } catch (error) {
      unknown = toFailure(error).outcome === 'unknown' ? error : undefined
      if (!unknown || !(await isThere().catch(() => false))) throw error
    }
  }
}

function isDuplicate(a: RatioRate, b: RatioRate): boolean {
  const comparedFields = ({ ratio, priority, ...rest }: RatioRate) => [
    ratio ?? null,
    priority,
    ...RATIO_SCOPE_FIELDS.map((key) =>
      key === 'days' ? rest.days.toSorted((x, y) => x - y).join() : (rest[key] ?? null),
    ),
  ]
  return deepEqual(comparedFields(a), comparedFields(b))
}
