const PORTION_IDS = 50

/**
 * Splits rows into batches of about 50 salary records. One row may have several records; they are always in the same batch, because they
 * are paid together.
 */
export function splitIntoPayBatches<R>(rows: readonly R[], idsOf: (row: R) => readonly number[]): R[][] {
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
