/** Moves further apart than this belong to two ways of the hand, milliseconds. */
const PAUSE_MS = 100
/** A hand that rests, or presses, trembles by so much, pixels. */
const TREMOR = 10

type Place = { x: number; y: number }

/** Knows since when a pointer has been on its way to where it is. Moments are those of `performance.now()`. */
export function createPointerTrail() {
  let place: Place | undefined
  let restedAt: Place | undefined
  let movedAt = Number.NEGATIVE_INFINITY
  let wayBegan = Number.NEGATIVE_INFINITY
  let setOffAt = Number.NEGATIVE_INFINITY
  return {
    /** The pointer has come to `next`; a busy page hears of many moves at once, made from `first` to `last`. */
    move(next: Place, first: number, last: number): void {
      if (first - movedAt > PAUSE_MS) {
        restedAt = place
        wayBegan = first
      }
      movedAt = last
      place = next
      if (!restedAt || Math.hypot(next.x - restedAt.x, next.y - restedAt.y) > TREMOR) setOffAt = wayBegan
    },
    /** When it set off on the way that ended where it is; minus infinity where it was never seen to move. */
    setOff: (): number => setOffAt,
  }
}
