import { type WorldPoint, worldMetres, worldPixels } from '../mercator'

/** What a courier does, in one word: his colour. */
export type MarkTone = 'free' | 'busy' | 'late'

/** Couriers and orders are never counted together. */
export type GroupKind = 'courier' | 'order'

/** `part` is what the group tells its members apart by: the tone of couriers, the colour of orders. */
export type Groupable = WorldPoint & { key: string; kind: GroupKind; part: string }

export type Group = {
  /** The same marks have the same key, whatever the zoom. */
  readonly key: string
  kind: GroupKind
  /** The middle of its marks. */
  center: WorldPoint
  /** Of its marks, in the order of the alphabet. */
  readonly keys: readonly string[]
  /** How many marks it has. */
  count: number
  /** How many of them are of each part. */
  counts: ReadonlyMap<string, number>
  /** All stand on one spot: a closer look would not part them. */
  isStack: boolean
}

/** What the keys of groups begin with. */
export const GROUP_KEY = 'group '

/** Pixels of a cell at a whole zoom: what lies nearer would be drawn over each other. */
export const CELL: Record<GroupKind, number> = { courier: 48, order: 24 }
/** Who stands at one door is not seen apart at any zoom. Metres. */
const SPOT_METRES = 12

/**
 * Groups marks of a kind that share a cell of the world's grid, so that a moved map groups them alike; who is alone in a cell
 * stays a mark. `apart` are never grouped: who is looked at must be seen.
 */
export function groupMarks<M extends Groupable>(
  marks: readonly M[],
  wholeZoom: number,
  apart: ReadonlySet<string> = new Set(),
): { groups: Group[]; singles: M[] } {
  const world = worldPixels(wholeZoom)
  const byCell: Record<GroupKind, Map<number, M[]>> = { courier: new Map(), order: new Map() }
  const singles: M[] = []
  for (const mark of marks) {
    if (apart.has(mark.key)) {
      singles.push(mark)
      continue
    }
    const cells = world / CELL[mark.kind]
    const cell = Math.floor(mark.y * cells) * Math.ceil(cells) + Math.floor(mark.x * cells)
    const others = byCell[mark.kind].get(cell)
    if (others) others.push(mark)
    else byCell[mark.kind].set(cell, [mark])
  }
  const groups: Group[] = []
  for (const members of [...byCell.order.values(), ...byCell.courier.values()]) {
    const [first, second] = members
    if (first && second) groups.push(groupOf(first, members))
    else singles.push(...members)
  }
  return { groups, singles }
}

function groupOf(first: Groupable, members: readonly Groupable[]): Group {
  const counts = new Map<string, number>()
  let [x, y] = [0, 0]
  for (const member of members) {
    counts.set(member.part, (counts.get(member.part) ?? 0) + 1)
    x += member.x
    y += member.y
  }
  const isStack = members.every((mark) => worldMetres(first, mark) <= SPOT_METRES)
  let keys: readonly string[] | undefined
  return {
    kind: first.kind,
    center: { x: x / members.length, y: y / members.length },
    count: members.length,
    counts,
    isStack,
    // Of hundreds of groups one is pointed at: the others need no name.
    get keys() {
      keys ??= members.map(({ key }) => key).sort()
      return keys
    },
    get key() {
      return `${GROUP_KEY}${this.keys.join(' ')}`
    },
  }
}
