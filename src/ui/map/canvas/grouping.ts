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
  /** Where it is drawn: as near to the middle of its marks as its neighbours allow. */
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
const CELL: Record<GroupKind, number> = { courier: 48, order: 24 }

/** Where drawings may stand in the cells of a side, pixels from its beginning. */
type Span = { side: number; least: number; most: number }
/**
 * Not near the edges of a cell: groups of neighbouring cells, drawn on the very middle of their marks, would hide each other's
 * counts.
 */
const COURIERS: Span = { side: CELL.courier, least: 19, most: 29 }
const ORDERS: Span = { side: CELL.order, least: 12, most: 12 }
/**
 * Where a group of couriers shares its cell with orders, its ring stands above and they stand below, so that neither hides the
 * other's count: their tile, or an only dot.
 */
const ABOVE: Span = { side: CELL.courier, least: 17, most: 17 }
const BELOW: Span = { side: CELL.courier, least: 37, most: 37 }
const BELOW_ACROSS: Span = { side: CELL.courier, least: 14, most: 34 }
const DOT_BELOW: Span = { side: CELL.courier, least: 36, most: CELL.courier }
/** A courier alone nearer than this to the middle of a tile lies over its count: his half and that of the figures, pixels. */
const COVER = { x: 21, y: 19 }
/** Then all orders of his cell are one tile in its farthest corner. */
const NEAR: Span = { side: CELL.courier, least: 12, most: 12 }
const FAR: Span = { side: CELL.courier, least: 36, most: 36 }

/** An only order nearer than this to a courier alone lies under him: it is drawn so far below him. Pixels. */
const UNDER = 10
const BELOW_COURIER = 20

/** Who stands at one door is not seen apart at any zoom. Metres. */
const SPOT_METRES = 12

export type Grouped<M> = {
  groups: Group[]
  /** Marks that are in no group. */
  singles: M[]
  /** Those of them that would lie under a group or a courier, by key: where they are drawn instead. */
  moved: ReadonlyMap<string, WorldPoint>
}

/**
 * Groups marks of a kind that share a cell of the world's grid, so that a moved map groups them alike; who is alone in a cell
 * stays a mark. Where couriers would hide a count of orders, all orders of their cell are one tile beside them. `apart` are never grouped: who is looked at must
 * be seen.
 */
export function groupMarks<M extends Groupable>(
  marks: readonly M[],
  wholeZoom: number,
  apart: ReadonlySet<string> = new Set(),
): Grouped<M> {
  const world = worldPixels(wholeZoom)
  const byCell: Record<GroupKind, Map<number, M[]>> = { courier: new Map(), order: new Map() }
  const singles: M[] = []
  for (const mark of marks) {
    if (apart.has(mark.key)) singles.push(mark)
    else addTo(byCell[mark.kind], cellOf(mark, world / CELL[mark.kind]), mark)
  }
  const shared = takeShared(byCell, world)
  const groups: Group[] = []
  const moved = new Map<string, WorldPoint>()
  const collect = (members: readonly M[], across: Span, down: Span) => {
    if (isGroup(members)) groups.push(groupOf(members, world, across, down))
    else singles.push(...members)
  }
  for (const members of byCell.order.values()) collect(members, ORDERS, ORDERS)
  for (const [cell, members] of shared) {
    const [courier, ...others] = byCell.courier.get(cell) ?? []
    if (courier && others.length === 0) {
      collect(members, awayFrom(courier.x, world), awayFrom(courier.y, world))
      continue
    }
    collect(members, BELOW_ACROSS, BELOW)
    const [only, ...rest] = members
    if (only && rest.length === 0) moved.set(only.key, { x: only.x, y: within(only.y, world, DOT_BELOW) })
  }
  for (const [cell, members] of byCell.courier) collect(members, COURIERS, shared.has(cell) ? ABOVE : COURIERS)
  moveFromUnder(singles, moved, world)
  return { groups, singles, moved }
}

/** Who brings an order stands where it is, at any zoom: it would never be seen. */
function moveFromUnder(singles: readonly Groupable[], moved: Map<string, WorldPoint>, world: number): void {
  const cells = world / CELL.order
  const couriers = new Map<number, Groupable[]>()
  for (const mark of singles) if (mark.kind === 'courier') addTo(couriers, cellOf(mark, cells), mark)
  if (couriers.size === 0) return
  const reach = UNDER / world
  for (const order of singles) {
    if (order.kind !== 'order' || moved.has(order.key)) continue
    const around = new Set(
      [-reach, reach].flatMap((x) => [-reach, reach].map((y) => cellOf({ x: order.x + x, y: order.y + y }, cells))),
    )
    const above = [...around]
      .flatMap((cell) => couriers.get(cell) ?? [])
      .find(({ x, y }) => Math.hypot(x - order.x, y - order.y) < reach)
    if (above) moved.set(order.key, { x: above.x, y: above.y + BELOW_COURIER / world })
  }
}

/** Takes the orders out of their cells whose counts the couriers of the cell around would hide: by that cell. */
function takeShared<M extends Groupable>(
  { order, courier }: Record<GroupKind, Map<number, M[]>>,
  world: number,
): Map<number, M[]> {
  // Cells of orders are quarters of those of couriers: all members lie in one of these.
  const around = ([first]: readonly M[]) => first && cellOf(first, world / CELL.courier)
  const crowded = new Set<number>()
  for (const members of order.values()) {
    const cell = around(members)
    if (cell !== undefined && areHidden(members, courier.get(cell) ?? [], world)) crowded.add(cell)
  }
  const shared = new Map<number, M[]>()
  for (const [key, members] of order) {
    const cell = around(members)
    if (cell === undefined || !crowded.has(cell)) continue
    order.delete(key)
    for (const member of members) addTo(shared, cell, member)
  }
  return shared
}

/** Whether the couriers of the cell around lie over the orders of one of its quarters: a group anywhere, one over their count. */
function areHidden(orders: readonly Groupable[], couriers: readonly Groupable[], world: number): boolean {
  const [courier, ...others] = couriers
  const [order] = orders
  if (!courier || !order) return false
  if (others.length > 0) return true
  const far = (axis: 'x' | 'y') => Math.abs(within(order[axis], world, ORDERS) - courier[axis]) * world
  return isGroup(orders) && far('x') < COVER.x && far('y') < COVER.y
}

/** The half of a cell in which a courier is not. */
const awayFrom = (at: number, world: number): Span =>
  within(at, world, NEAR) + (FAR.least - NEAR.least) / 2 / world > at ? FAR : NEAR

function addTo<M>(cells: Map<number, M[]>, cell: number, mark: M): void {
  const others = cells.get(cell)
  if (others) others.push(mark)
  else cells.set(cell, [mark])
}

/** `cells` lie side by side around the world. */
const cellOf = ({ x, y }: WorldPoint, cells: number): number =>
  Math.floor(y * cells) * Math.ceil(cells) + Math.floor(x * cells)

const isGroup = <M>(members: readonly M[]): members is readonly [M, M, ...M[]] => members.length > 1

function groupOf(members: readonly [Groupable, ...Groupable[]], world: number, across: Span, down: Span): Group {
  const [first] = members
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
    center: { x: within(x / members.length, world, across), y: within(y / members.length, world, down) },
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

/** A coordinate of the world of `world` pixels, moved into the span of its cell. */
function within(at: number, world: number, { side, least, most }: Span): number {
  const cell = Math.floor(at * (world / side))
  const pixel = at * world - cell * side
  return (cell * side + Math.min(most, Math.max(least, pixel))) / world
}
