/** A courier confirms the whole week of a published schedule, not single shifts (operations, section 3). */

type CourierRow = { courierId: number }

export function countConfirmations(
  days: readonly { date: string; rows: readonly CourierRow[] }[],
  hasConfirmed: (courierId: number) => boolean,
) {
  const all = new Set<number>()
  const courierByDays = days.map(({ date, rows }) => {
    const here = [...new Set(rows.map(({ courierId }) => courierId))]
    for (const courierId of here) all.add(courierId)
    return { date, countAll: here.length, countConfirmed: here.filter(hasConfirmed).length }
  })
  return { countCourier: all.size, countConfirmCourier: [...all].filter(hasConfirmed).length, courierByDays }
}

/**
 * Maps each courier's id to a text of the courier's shifts. If a courier's texts for two versions of a schedule are equal, the shifts have
 * not changed.
 */
export function shiftTextsByCourier<Row extends CourierRow>(
  days: readonly { date: string; rows: readonly Row[] }[],
  rowText: (row: Row) => string,
): Map<number, string> {
  const texts = new Map<number, string>()
  for (const { date, rows } of days) {
    for (const row of rows) texts.set(row.courierId, `${texts.get(row.courierId) ?? ''}${date} ${rowText(row)}\n`)
  }
  return texts
}

/**
 * Returns the couriers whose shifts differ between the published schedule (`before`) and the draft (`after`). Each map contains a
 * comparable text of the shifts by courier id. A courier who is in only one of the maps is returned too.
 */
export const couriersToNotify = (before: ReadonlyMap<number, string>, after: ReadonlyMap<number, string>): number[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))

export type ConfirmationRow = {
  courierId: number
  isConfirmed: boolean
  confirmedAt: string | undefined
  minutesToFirstShift: number | null
}

/**
 * Sorts the list of confirmations: unconfirmed couriers first, by their next shift; then confirmed couriers, the latest confirmation first.
 * `starts` contains the starts of all shifts of each courier; like `now`, they are minutes since 1970 in city time. Some servers list only
 * confirmed couriers, so a courier with shifts who is not listed counts as unconfirmed.
 */
export function buildConfirmationRows(
  couriers: readonly { courierId: number; isConfirmed?: boolean | undefined; confirmedAt?: string | undefined }[],
  starts: ReadonlyMap<number, readonly number[]>,
  now: number,
): ConfirmationRow[] {
  const listed = new Set(couriers.map(({ courierId }) => courierId))
  const others = [...starts.keys()].filter((id) => !listed.has(id)).map((courierId) => ({ courierId }))
  const all: typeof couriers = [...couriers, ...others]
  const rows = all.map(({ courierId, isConfirmed = false, confirmedAt }) => {
    const ahead = (starts.get(courierId) ?? []).filter((start) => start >= now)
    const minutesToFirstShift = ahead.length > 0 ? Math.min(...ahead) - now : null
    return { courierId, isConfirmed, confirmedAt, minutesToFirstShift }
  })
  return rows.sort(
    (a, b) =>
      Number(a.isConfirmed) - Number(b.isConfirmed) ||
      (a.isConfirmed
        ? (b.confirmedAt ?? '').localeCompare(a.confirmedAt ?? '')
        : (a.minutesToFirstShift ?? Number.MAX_SAFE_INTEGER) - (b.minutesToFirstShift ?? Number.MAX_SAFE_INTEGER)) ||
      a.courierId - b.courierId,
  )
}
