type Corner = readonly [long: number, lat: number]
type Side = { from: Corner; to: Corner; left: number; right: number; index: number }

/**
 * At most this many pairs of sides are compared, so that an outline with very many corners does not freeze the browser. Crossings between
 * later pairs are not found.
 */
const MOST_PAIRS = 2_000_000

/** Returns true if sides of the closed outline cross each other. It is then unclear which places are inside the zone. */
export function isSelfIntersecting(outline: readonly Corner[]): boolean {
  const corners = withoutRepeats(outline)
  const sides = corners.map((from, index) => sideOf(from, corners[(index + 1) % corners.length] ?? from, index))
  const byLeft = sides.toSorted((a, b) => a.left - b.left)
  let pairs = 0
  for (const [place, side] of byLeft.entries()) {
    for (let next = place + 1; next < byLeft.length; next++) {
      const other = byLeft[next]
      if (!other || other.left > side.right || ++pairs > MOST_PAIRS) break
      if (!areNeighbours(side, other, sides.length) && doCross(side, other)) return true
    }
  }
  return false
}

function withoutRepeats(outline: readonly Corner[]): Corner[] {
  const isSame = (a: Corner | undefined, b: Corner) => a?.[0] === b[0] && a[1] === b[1]
  const corners = outline.filter((corner, index) => !isSame(outline[index - 1], corner))
  const [first] = corners
  if (first && corners.length > 1 && isSame(corners.at(-1), first)) corners.pop()
  return corners
}

const sideOf = (from: Corner, to: Corner, index: number): Side => ({
  from,
  to,
  left: Math.min(from[0], to[0]),
  right: Math.max(from[0], to[0]),
  index,
})

const areNeighbours = (a: Side, b: Side, count: number): boolean => {
  const apart = Math.abs(a.index - b.index)
  return apart <= 1 || apart === count - 1
}

/** Two sides cross if each side's end points are on different sides of the other's line. Sides that only touch do not cross. */
const doCross = (a: Side, b: Side): boolean =>
  turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) < 0 && turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0

const turn = (from: Corner, to: Corner, at: Corner): number =>
  Math.sign((to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0]))
