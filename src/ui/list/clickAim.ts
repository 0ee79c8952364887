/** A row and where it is, pixels from the top of its list. */
export type RowBox = { key: string | undefined; top: number; bottom: number }

/** A press is aimed at what was on the screen this long ago, milliseconds. */
const REACTION_MS = 300

/** Knows which row a press was aimed at where rows have moved just before it. Moments are those of `performance.now()`. */
export function createClickAim() {
  let past: { boxes: readonly RowBox[]; until: number }[] = []
  let present: readonly RowBox[] = []
  const recent = (now: number) => past.filter(({ until }) => now - until <= REACTION_MS)
  return {
    /** Rows have entered, left or moved. `isAsked`: somebody has asked for them and waited, so they are what he aims at. */
    show(boxes: readonly RowBox[], now: number, isAsked: boolean): void {
      past = isAsked || isOther(present, boxes) ? [] : [...recent(now), { boxes: present, until: now }]
      present = boxes
    },
    /** The same rows lie elsewhere: a detail has been opened or closed. */
    move(boxes: readonly RowBox[]): void {
      present = boxes
    },
    /** The row that lay at `y` when the person aimed; undefined where nothing has moved since, or no row lay there. */
    aimedAt: (y: number, now: number): RowBox | undefined =>
      recent(now)[0]?.boxes.find(({ top, bottom }) => y >= top && y < bottom),
  }
}

/** Live updates change a few rows of a list; where most have gone it is another list, which somebody has chosen. */
function isOther(before: readonly RowBox[], after: readonly RowBox[]): boolean {
  const keys = new Set(after.map(({ key }) => key))
  return before.filter(({ key }) => keys.has(key)).length * 2 < before.length
}
