import { type WorldPoint, worldMetres, worldPixels } from '../mercator'

/** Marks of one tone that a group counts. */
export type MarkTone = 'free' | 'busy' | 'late'

export type Groupable = WorldPoint & { id: number; tone: MarkTone }

export type Group = {
  /** The same marks have the same key, whatever the zoom. */
  key: string
  /** The middle of its marks. */
  center: WorldPoint
  ids: readonly number[]
  counts: Record<MarkTone, number>
  /** All stand on one spot: a closer look would not part them. */
  isStack: boolean
}

/** Pixels of a cell at a whole zoom. */
export const CELL = 48
/** Who stands at one door is not seen apart at any zoom. Metres. */
const SPOT_METRES = 12

/**
 * Groups marks that share a cell of the world's grid, so that a moved map groups them alike; who is alone in a cell stays a
 * mark. `apart` are never grouped: who is looked at must be seen.
 */
export function groupMarks<M extends Groupable>(
  marks: readonly M[],
  wholeZoom: number,
  apart: ReadonlySet<number> = new Set(),
): { groups: Group[]; singles: M[] } {
  const cells = worldPixels(wholeZoom) / CELL
  const byCell = new Map<number, M[]>()
  const singles: M[] = []
  for (const mark of marks) {
    if (apart.has(mark.id)) {
      singles.push(mark)
      continue
    }
    const cell = Math.floor(mark.y * cells) * Math.ceil(cells) + Math.floor(mark.x * cells)
    const others = byCell.get(cell)
    if (others) others.push(mark)
    else byCell.set(cell, [mark])
  }
  const groups: Group[] = []
  for (const members of byCell.values()) {
    if (members.length === 1) singles.push(...members)
    else groups.push(groupOf(members))
  }
  return { groups, singles }
}

function groupOf(members: readonly Groupable[]): Group {
  const [first] = members
  const counts: Record<MarkTone, number> = { free: 0, busy: 0, late: 0 }
  const center = { x: 0, y: 0 }
  for (const { x, y, tone } of members) {
    counts[tone]++
    center.x += x / members.length
    center.y += y / members.length
  }
  const ids = members.map(({ id }) => id).sort((a, b) => a - b)
  const isStack = first !== undefined && members.every((mark) => worldMetres(first, mark) <= SPOT_METRES)
  return { key: ids.join(' '), center, ids, counts, isStack }
}
