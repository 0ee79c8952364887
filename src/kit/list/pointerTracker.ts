/** Ms. After a longer pause the pointer starts a new movement. */
const PAUSE_MS = 100
/** Pixels that the pointer may move while the user's hand rests. */
const TREMOR = 10

type Place = { x: number; y: number }

/** Tracks when the pointer started moving towards its current position. All times are those of `performance.now()`. */
export function createPointerTracker() {
  let place: Place | undefined
  let restedAt: Place | undefined
  let movedAt = Number.NEGATIVE_INFINITY
  let wayBegan = Number.NEGATIVE_INFINITY
  let setOffAt = Number.NEGATIVE_INFINITY
  return {
    /**
     * While the page is busy the browser merges pointer events. `first` and `last` are the times of the first and the last merged event.
     */
    move(next: Place, first: number, last: number): void {
      if (first - movedAt > PAUSE_MS) {
        restedAt = place
        wayBegan = first
      }
      movedAt = last
      place = next
      if (!restedAt || Math.hypot(next.x - restedAt.x, next.y - restedAt.y) > TREMOR) setOffAt = wayBegan
    },
    setOff: (): number => setOffAt,
  }
}
