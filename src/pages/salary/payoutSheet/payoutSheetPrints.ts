import { array, is, number, size, string, type } from 'superstruct'
import type { SalaryFilters } from '../../../api/salary'
import { formatMoney } from '../../../domain/money'
import { nowMs } from '../../../lib/clock'
import { deepEqual } from '../../../lib/deepEqual'
import { formatMoment } from '../../../lib/moments'
import { readStoredJson, writeStoredText } from '../../../lib/storage'
import { cityTimezone } from '../../../session/timezones'
import type { PayoutSheetData, PayoutSheetLine } from './payoutSheet'

/**
 * Stores which payout sheets were printed or saved in this browser, so that a sheet that has changed since can be
 * marked as outdated.
 */

/** `lines` contain courier ids, days and sums, but no names. `at`: milliseconds since the epoch. */
type Printed = { key: string; at: number; total: number; lines: string[] }

const KEY = 'payout-sheets'
const MAX_KEPT = 30
/** The latest moment that a Date can hold, in milliseconds since the epoch. */
const MAX_MOMENT = 8.64e15
const Stored = array(
  type({ key: string(), at: size(number(), 0, MAX_MOMENT), total: number(), lines: array(string()) }),
)

const read = (): Printed[] => {
  const stored = readStoredJson(KEY)
  return is(stored, Stored) ? stored : []
}

export function recordPayoutSheetPrint(
  userId: number | undefined,
  filter: Partial<SalaryFilters>,
  sheet: PayoutSheetData,
): void {
  const key = keyOf(userId, filter)
  const printed = { key, at: nowMs(), total: sheet.total, lines: sheet.lines.map(lineKey) }
  const others = read().filter((one) => one.key !== key)
  writeStoredText(KEY, JSON.stringify([printed, ...others].slice(0, MAX_KEPT)))
}

/**
 * Returns, as text, when the payout sheet for this filter was last printed, and whether the sheet has changed since then. Undefined if it
 * was never printed.
 */
export function describeLastPayoutPrint(
  userId: number | undefined,
  filter: Partial<SalaryFilters>,
  sheet: PayoutSheetData,
): { isOutdated: boolean; text: string } | undefined {
  const key = keyOf(userId, filter)
  const printed = read().find((one) => one.key === key)
  if (!printed) return undefined
  // The order of the lines does not matter. Lines without a courier may be equal, so compare lists and not sets.
  const isOutdated = !deepEqual(sheet.lines.map(lineKey).sort(), printed.lines.toSorted())
  const moment = formatMoment(new Date(printed.at).toISOString(), cityTimezone(filter.cityId))
  const earlier = `Ведомость уже выводили ${moment} на ${formatMoney(printed.total)}`
  return {
    isOutdated,
    text: isOutdated
      ? `${earlier}. Она устарела: сейчас к выплате ${formatMoney(sheet.total)}`
      : `${earlier}. С тех пор она не изменилась`,
  }
}

const lineKey = ({ courierId, days, payouts }: PayoutSheetLine): string => `${courierId} ${days} ${payouts}`

const keyOf = (userId: number | undefined, { cityId, courierId, dateStart, dateEnd }: Partial<SalaryFilters>): string =>
  JSON.stringify([userId, cityId, courierId, dateStart, dateEnd])
