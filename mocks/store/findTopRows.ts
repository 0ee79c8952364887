import { partialSort } from './partialSort'

/**
 * Finds the first `count` rows of the sorted list in one pass: most rows come after the last of the rows found so far
 * and need only one comparison. `before` must never treat two entries as equal.
 */
export function findTopRows(list: Int32Array, before: (a: number, b: number) => boolean, count: number): Int32Array {
  const kept = new Int32Array(Math.min(list.length, 2 * count))
  let size = 0
  let worst = -1
  const cut = () => {
    const used = kept.subarray(0, size)
    partialSort(used, before, 0, count)
    size = Math.min(size, count)
    worst = size === count ? (kept[count - 1] as number) : -1
  }
  for (let index = 0; index < list.length; index++) {
    const row = list[index] as number
    if (worst !== -1 && !before(row, worst)) continue
    kept[size++] = row
    if (size === kept.length) cut()
  }
  cut()
  return kept.subarray(0, size)
}
