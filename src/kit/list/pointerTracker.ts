/** Ms. If the pointer rests for longer than this, its next move starts a new movement. */
const PAUSE_MS = 100
/** Pixels. A shorter movement after a rest is ignored, because a resting hand also moves the pointer slightly. */
const MAX_REST_MOVE = 10

type Point = { x: number; y: number }

/**
 * Measures when the pointer began its last movement, to tell whether the user aimed at what is now shown. All times are those of
 * `performance.now()`.
 */
export function createPointerTracker() {
  let position: Point | undefined
  let restPosition: Point | undefined
  let movedAt = Number.NEGATIVE_INFINITY
  let movementStart = Number.NEGATIVE_INFINITY
  let startedAt = Number.NEGATIVE_INFINITY
  return {
    /**
     * While the page is busy the browser merges pointer events. `first` and `last` are the times of the first and the last merged event.
     */
    move(next: Point, first: number, last: number): void {
      if (first - movedAt > PAUSE_MS) {
        restPosition = position
        movementStart = first
      }
      movedAt = last
      position = next
      if (!restPosition || Math.hypot(next.x - restPosition.x, next.y - restPosition.y) > MAX_REST_MOVE)
        startedAt = movementStart
    },
    startTime: (): number => startedAt,
  }
}
