export type RowBox = { key: string | undefined; top: number; bottom: number }

/** Ms. A press is aimed at the rows shown this long before it. */
const REACTION_MS = 300
/** Ms. Longest delay with which a busy page receives a press. */
const LATE_MS = 2000

/** Finds the row that a press was aimed at if the rows have just moved. Times are those of `performance.now()`. */
export function createClickAim() {
  let past: { boxes: readonly RowBox[]; until: number }[] = []
  let present: readonly RowBox[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  const since = (start: number) => past.filter(({ until }) => until >= start)
  return {
    /**
     * Rows were added, removed or moved. `isAsked`: the user requested them and waited, so they become the target at
     * once. Undefined if unknown: then a mostly different list counts as requested.
     */
    show(boxes: readonly RowBox[], now: number, isAsked: boolean | undefined): void {
      if (isAsked ?? isOther(present, boxes)) askedAt = now
      past = now - askedAt < REACTION_MS ? [] : [...since(now - REACTION_MS - LATE_MS), { boxes: present, until: now }]
      present = boxes
    },
    move(boxes: readonly RowBox[]): void {
      present = boxes
    },
    /**
     * The row at `y` when the user aimed. `pressed` is the time of the press, `setOff` the time when the pointer
     * started moving. Undefined if nothing moved or no row was there; null if rows moved more than once and the target
     * is ambiguous.
     */
    aimedAt(y: number, pressed: number, setOff = Number.NEGATIVE_INFINITY): RowBox | null | undefined {
      // A pointer that started after the move is aimed at the new positions.
      const seen = since(Math.max(pressed - REACTION_MS, setOff)).filter(
        (_, index, all) => (all[index - 1]?.until ?? 0) <= pressed,
      )
      const [first, ...more] = seen.map(({ boxes }) => boxes.find(({ top, bottom }) => y >= top && y < bottom))
      return more.every((row) => row?.key === first?.key) ? first : null
    },
  }
}

/** Whether more than half of the rows are gone, as after choosing another list. */
function isOther(before: readonly RowBox[], after: readonly RowBox[]): boolean {
  const keys = new Set(after.map(({ key }) => key))
  return before.filter(({ key }) => keys.has(key)).length * 2 < before.length
}
