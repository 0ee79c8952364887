import { type MercatorPoint, mercatorDistanceMetres, mercatorWidthPx } from '../mercator'

/** `gone`: the courier has left the shift. */
export type CourierMarkTone = 'free' | 'busy' | 'late' | 'gone'

export type MarkGroupKind = 'courier' | 'order'

/** `part`: for a courier, the state (`free` or `busy`, for example); for an order, its colour. Each group counts its marks by `part`. */
type GroupableMark = MercatorPoint & { key: string; kind: MarkGroupKind; part: string }

export type MarkGroup = {
  /** Built from the keys of the group's marks. A group with the same marks keeps its key at another zoom. */
  readonly key: string
  kind: MarkGroupKind
  center: MercatorPoint
  readonly keys: readonly string[]
  count: number
  counts: ReadonlyMap<string, number>
  /** The marks of the group are at one spot, so zooming in does not separate them. */
  isStack: boolean
}

export const MARK_GROUP_KEY_PREFIX = 'group '

/** Width of a grid cell in pixels at an integer zoom. Marks in the same cell form a group, because they would overlap. */
const CELL: Record<MarkGroupKind, number> = { courier: 48, order: 24 }

/**
 * Limits the position of a group within its grid cell along one axis. The group is drawn between `least` and `most`, in pixels from the
 * start of the cell. `side` is the width of the cell.
 */
type Span = { side: number; least: number; most: number }
/** Courier groups are drawn near the middle of their cell, so that groups of neighbouring cells do not hide each other's counts. */
const COURIERS: Span = { side: CELL.courier, least: 19, most: 29 }
const ORDERS: Span = { side: CELL.order, least: 12, most: 12 }
/** If couriers and orders share a cell, the group of couriers is drawn in the upper part of the cell and the orders below it. */
const ABOVE: Span = { side: CELL.courier, least: 17, most: 17 }
const BELOW: Span = { side: CELL.courier, least: 37, most: 37 }
const BELOW_ACROSS: Span = { side: CELL.courier, least: 14, most: 34 }
const DOT_BELOW: Span = { side: CELL.courier, least: 36, most: CELL.courier }
/** Pixels. A single courier closer than this to the centre of an order group would hide the number of orders in the group. */
const COVER = { x: 21, y: 19 }
/**
 * If a single courier would hide the number of an order group, the group is drawn in one corner of the grid cell: the corner farthest from
 * the courier. `NEAR` and `FAR` are the positions of the corners along one axis, in pixels from the start of the cell.
 */
const NEAR: Span = { side: CELL.courier, least: 12, most: 12 }
const FAR: Span = { side: CELL.courier, least: 36, most: 36 }

/** Pixels. An order closer than `UNDER` to a courier is drawn `BELOW_COURIER` pixels below the courier. */
const UNDER = 10
const BELOW_COURIER = 20

/** Metres. Marks closer to each other than this count as one spot, because no zoom separates them. */
const SPOT_METRES = 12

type GroupedMarks<M> = {
  groups: MarkGroup[]
  singles: M[]
  /** By order key: the position at which an ungrouped order is drawn if a courier's mark would hide it at its own position. */
  moved: ReadonlyMap<string, MercatorPoint>
}

/**
 * Groups marks of the same kind by grid cell. The grid is fixed to the world, so panning does not change the groups. Marks in `apart` are
 * never grouped.
 */
export function groupMapMarks<M extends GroupableMark>(
  marks: readonly M[],
  wholeZoom: number,
  apart: ReadonlySet<string> = new Set(),
): GroupedMarks<M> {
  const world = mercatorWidthPx(wholeZoom)
  const byCell: Record<MarkGroupKind, Map<number, M[]>> = { courier: new Map(), order: new Map() }
  const singles: M[] = []
  for (const mark of marks) {
    if (apart.has(mark.key)) singles.push(mark)
    else addTo(byCell[mark.kind], cellOf(mark, world / CELL[mark.kind]), mark)
  }
  const shared = takeShared(byCell, world)
  const groups: MarkGroup[] = []
  const moved = new Map<string, MercatorPoint>()
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

/**
 * A courier who carries an order has the same position as the order. The courier's mark would hide the order, so the order is drawn
 * `BELOW_COURIER` pixels further down.
 */
function moveFromUnder(singles: readonly GroupableMark[], moved: Map<string, MercatorPoint>, world: number): void {
  const cells = world / CELL.order
  const couriers = new Map<number, GroupableMark[]>()
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

/**
 * Finds the grid cells of couriers in which courier marks would hide orders. Removes all orders of these cells from `order` and returns
 * them by cell.
 */
function takeShared<M extends GroupableMark>(
  { order, courier }: Record<MarkGroupKind, Map<number, M[]>>,
  world: number,
): Map<number, M[]> {
  // A grid cell for couriers contains exactly four cells for orders, so all orders of an order cell are in the same courier cell.
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

/**
 * Returns true if courier marks hide the orders of a grid cell. A group of couriers hides any order in its cell. A single courier hides
 * only the number of a nearby order group.
 */
function areHidden(orders: readonly GroupableMark[], couriers: readonly GroupableMark[], world: number): boolean {
  const [courier, ...others] = couriers
  const [order] = orders
  if (!courier || !order) return false
  if (others.length > 0) return true
  const far = (axis: 'x' | 'y') => Math.abs(within(order[axis], world, ORDERS) - courier[axis]) * world
  return isGroup(orders) && far('x') < COVER.x && far('y') < COVER.y
}

const awayFrom = (at: number, world: number): Span =>
  within(at, world, NEAR) + (FAR.least - NEAR.least) / 2 / world > at ? FAR : NEAR

function addTo<M>(cells: Map<number, M[]>, cell: number, mark: M): void {
  const others = cells.get(cell)
  if (others) others.push(mark)
  else cells.set(cell, [mark])
}

const cellOf = ({ x, y }: MercatorPoint, cells: number): number =>
  Math.floor(y * cells) * Math.ceil(cells) + Math.floor(x * cells)

const isGroup = <M>(members: readonly M[]): members is readonly [M, M, ...M[]] => members.length > 1

function groupOf(
  members: readonly [GroupableMark, ...GroupableMark[]],
  world: number,
  across: Span,
  down: Span,
): MarkGroup {
  const [first] = members
  const counts = new Map<string, number>()
  let [x, y] = [0, 0]
  for (const member of members) {
    counts.set(member.part, (counts.get(member.part) ?? 0) + 1)
    x += member.x
    y += member.y
  }
  const isStack = members.every((mark) => mercatorDistanceMetres(first, mark) <= SPOT_METRES)
  let keys: readonly string[] | undefined
  return {
    kind: first.kind,
    center: { x: within(x / members.length, world, across), y: within(y / members.length, world, down) },
    count: members.length,
    counts,
    isStack,
    // Computed on access: of hundreds of groups, only the hovered one needs its keys.
    get keys() {
      keys ??= members.map(({ key }) => key).sort()
      return keys
    },
    get key() {
      return `${MARK_GROUP_KEY_PREFIX}${this.keys.join(' ')}`
    },
  }
}

function within(at: number, world: number, { side, least, most }: Span): number {
  const cell = Math.floor(at * (world / side))
  const pixel = at * world - cell * side
  return (cell * side + Math.min(most, Math.max(least, pixel))) / world
}
