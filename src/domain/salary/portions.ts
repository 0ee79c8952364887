/** About so many records go in one request. */
const PORTION_IDS = 50

/** Rows in portions of about 50 records; a row, whose records are paid together or not at all, is never split. */
export function splitIntoPortions<R>(rows: readonly R[], idsOf: (row: R) => readonly number[]): R[][] {
  const portions: R[][] = []
  let size = 0
  for (const row of rows) {
    const count = idsOf(row).length
    const last = portions.at(-1)
    if (last && size + count <= PORTION_IDS) {
      last.push(row)
      size += count
    } else {
      portions.push([row])
      size = count
    }
  }
  return portions
}
