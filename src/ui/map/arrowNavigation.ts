export type NavigableMark = { key: string; x: number; y: number }

const DIRECTION: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Pixels added to the distance of a mark whose offset across the direction of the arrow key is larger than its offset along the direction.
 * A mark without this penalty is always preferred.
 */
const ASIDE = 100_000

export const isArrowKey = (key: string): boolean => key in DIRECTION

export function nextMarkInDirection<M extends NavigableMark>(
  from: NavigableMark,
  marks: readonly M[],
  arrow: string,
): M | undefined {
  const [dx, dy] = DIRECTION[arrow] ?? [0, 0]
  let best: M | undefined
  let least = Number.POSITIVE_INFINITY
  for (const mark of marks) {
    if (mark.key === from.key) continue
    const ahead = (mark.x - from.x) * dx + (mark.y - from.y) * dy
    const aside = Math.abs((mark.x - from.x) * dy) + Math.abs((mark.y - from.y) * dx)
    if (ahead <= 0) continue
    const far = ahead + aside + (aside > ahead ? ASIDE : 0)
    if (far < least) {
      best = mark
      least = far
    }
  }
  return best
}
