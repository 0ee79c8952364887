/** A row and where it is, pixels from the top of its list. */
export type RowBox = { key: string | undefined; top: number; bottom: number }

/** A press is aimed at what was on the screen this long ago, milliseconds. */
const REACTION_MS = 300
/** A busy page hears so late of a press, at most: layouts are known for so much longer. */
const LATE_MS = 2000

/** Knows which row a press was aimed at where rows have moved just before it. Moments are those of `performance.now()`. */
export function createClickAim() {
  let past: { boxes: readonly RowBox[]; until: number }[] = []
  let present: readonly RowBox[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  const since = (start: number) => past.filter(({ until }) => until >= start)
  return {
    /**
     * Rows have entered, left or moved. `isAsked`: somebody has asked for them and waited, so they are what he aims at; what
     * follows at once belongs to them. Undefined where nobody knows: then other rows than before are another list.
     */
    show(boxes: readonly RowBox[], now: number, isAsked: boolean | undefined): void {
      if (isAsked ?? isOther(present, boxes)) askedAt = now
      past = now - askedAt < REACTION_MS ? [] : [...since(now - REACTION_MS - LATE_MS), { boxes: present, until: now }]
      present = boxes
    },
    /** The same rows lie elsewhere: a detail has been opened or closed. */
    move(boxes: readonly RowBox[]): void {
      present = boxes
    },
    /**
     * The row that lay at `y` when the person aimed who pressed at `pressed`, with a pointer that had set off at `setOff`;
     * undefined where nothing has moved since, or no row lay there; null where rows have moved more than once, so that nobody
     * knows which of several he saw.
     */
    aimedAt(y: number, pressed: number, setOff = Number.NEGATIVE_INFINITY): RowBox | null | undefined {
      // Who sets off when the rows have moved goes to what he sees there.
      const seen = since(Math.max(pressed - REACTION_MS, setOff)).filter(
        (_, index, all) => (all[index - 1]?.until ?? 0) <= pressed,
      )
      const [first, ...more] = seen.map(({ boxes }) => boxes.find(({ top, bottom }) => y >= top && y < bottom))
      return more.every((row) => row?.key === first?.key) ? first : null
    },
  }
}

/** Whether most rows have gone, as when somebody has chosen another list. */
function isOther(before: readonly RowBox[], after: readonly RowBox[]): boolean {
  const keys = new Set(after.map(({ key }) => key))
  return before.filter(({ key }) => keys.has(key)).length * 2 < before.length
}
