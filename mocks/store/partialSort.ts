/**
 * Quicksort that sorts only the positions `from` to `to` and leaves the others in any order, because a page shows 20 of
 * 100,000 rows. `before` must never treat two entries as equal.
 */
export function partialSort(
  list: Int32Array,
  before: (a: number, b: number) => boolean,
  from: number,
  to: number,
): void {
  const open: [low: number, high: number][] = [[0, list.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [low, high] = part
    if (low >= high || high < from || low >= to) continue
    const pivot = list[(low + high) >> 1] as number
    let left = low
    let right = high
    while (left <= right) {
      while (before(list[left] as number, pivot)) left++
      while (before(pivot, list[right] as number)) right--
      if (left > right) break
      const held = list[left] as number
      list[left++] = list[right] as number
      list[right--] = held
    }
    open.push([low, right], [left, high])
  }
}
