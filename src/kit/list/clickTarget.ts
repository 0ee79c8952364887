export type RowBounds = { key: string | undefined; top: number; bottom: number }

/** Reaction time in ms. A press within this time after rows moved was aimed at the rows in their earlier positions. */
const REACTION_MS = 300
/** Ms. On a busy page, the handler of a press runs at most this long after the press. */
const LATE_MS = 2000

/** Finds the row at which the user aimed if rows moved just before the press. All times are those of `performance.now()`. */
export function createClickTargetTracker() {
  let past: { boxes: readonly RowBounds[]; until: number }[] = []
  let present: readonly RowBounds[] = []
  let requestedAt = Number.NEGATIVE_INFINITY
  const since = (start: number) => past.filter(({ until }) => until >= start)
  return {
    /**
     * Call this function after rows were added, removed or moved. `isRequested`: the user requested the new rows, so a press selects the
     * row that is now under the pointer, not the row that was there earlier. If `isRequested` is undefined, it counts as true if more than
     * half of the earlier rows are gone.
     */
    show(boxes: readonly RowBounds[], now: number, isRequested: boolean | undefined): void {
      if (isRequested ?? isOther(present, boxes)) requestedAt = now
      past =
        now - requestedAt < REACTION_MS ? [] : [...since(now - REACTION_MS - LATE_MS), { boxes: present, until: now }]
      present = boxes
    },
    move(boxes: readonly RowBounds[]): void {
      present = boxes
    },
    /**
     * Returns the row that was at `y` when the user aimed: undefined if no rows moved or no row was there, null if rows moved more than
     * once and the target is ambiguous. `pressed` is the time of the press, `movementStart` the time when the pointer started moving.
     */
    aimedAt(y: number, pressed: number, movementStart = Number.NEGATIVE_INFINITY): RowBounds | null | undefined {
      const earlier = since(Math.max(pressed - REACTION_MS, movementStart)).filter(
        (_, index, all) => (all[index - 1]?.until ?? 0) <= pressed,
      )
      const [first, ...more] = earlier.map(({ boxes }) => boxes.find(({ top, bottom }) => y >= top && y < bottom))
      return more.every((row) => row?.key === first?.key) ? first : null
    },
  }
}

function isOther(before: readonly RowBounds[], after: readonly RowBounds[]): boolean {
  const keys = new Set(after.map(({ key }) => key))
  return before.filter(({ key }) => keys.has(key)).length * 2 < before.length
}
