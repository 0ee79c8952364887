import { type WorldPoint, worldMetres, worldPixels } from '../mercator'

export type MarkTone = 'free' | 'busy' | 'late'

export type GroupKind = 'courier' | 'order'

/** `part` is the tone of a courier or the colour of an order. */
export type Groupable = WorldPoint & { key: string; kind: GroupKind; part: string }

export type Group = {
  /** Built from its marks, so it does not depend on the zoom. */
  readonly key: string
  kind: GroupKind
  center: WorldPoint
  readonly keys: readonly string[]
  count: number
  counts: ReadonlyMap<string, number>
  /** All marks are at one spot, so zooming does not separate them. */
  isStack: boolean
}

export const GROUP_KEY = 'group '

/** Cell size in pixels at an integer zoom; closer marks would overlap. */
const CELL: Record<GroupKind, number> = { courier: 48, order: 24 }

/** Allowed drawing positions within a cell, in pixels from its start. */
type Span = { side: number; least: number; most: number }
/** Groups keep away from cell edges, so that neighbours do not cover each other's counts. */
const COURIERS: Span = { side: CELL.courier, least: 19, most: 29 }
const ORDERS: Span = { side: CELL.order, least: 12, most: 12 }
/** If couriers and orders share a cell, the couriers' ring is above and the orders' tile or dot below. */
const ABOVE: Span = { side: CELL.courier, least: 17, most: 17 }
const BELOW: Span = { side: CELL.courier, least: 37, most: 37 }
const BELOW_ACROSS: Span = { side: CELL.courier, least: 14, most: 34 }
const DOT_BELOW: Span = { side: CELL.courier, least: 36, most: CELL.courier }
/** Pixels. A single courier closer than this to a tile's centre covers its count. */
const COVER = { x: 21, y: 19 }
/** If a courier covers the count, all orders of its cell form one tile in the farthest corner. */
const NEAR: Span = { side: CELL.courier, least: 12, most: 12 }
const FAR: Span = { side: CELL.courier, least: 36, most: 36 }

/** Pixels. A single order closer than this to a single courier is drawn below the courier at this distance. */
const UNDER = 10
const BELOW_COURIER = 20

/** Marks within this distance cannot be separated at any zoom. */
const SPOT_METRES = 12

export type Grouped<M> = {
  groups: Group[]
  singles: M[]
  /** Singles that would be covered, with the position where they are drawn instead. */
  moved: ReadonlyMap<string, WorldPoint>
}

/**
 * Groups marks of one kind by the cells of a world grid, so that panning does not change groups. If couriers would
 * cover the count of orders, all orders of their cell form one tile beside them. Marks in `apart` are never grouped.
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

/** The courier with the order is at the same place, so the order would never be visible. */
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

/** Removes orders whose count couriers would cover, and returns them by courier cell. */
function takeShared<M extends Groupable>(
  { order, courier }: Record<GroupKind, Map<number, M[]>>,
  world: number,
): Map<number, M[]> {
  // Order cells are quarters of courier cells, so all members are in one courier cell.
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

/** A courier group covers any order in the cell; a single courier covers only a count nearby. */
function areHidden(orders: readonly Groupable[], couriers: readonly Groupable[], world: number): boolean {
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
    // Lazy, because only the hovered one of hundreds of groups needs its key.
    get keys() {
      keys ??= members.map(({ key }) => key).sort()
      return keys
    },
    get key() {
      return `${GROUP_KEY}${this.keys.join(' ')}`
    },
  }
}

/** Clamps a world coordinate into the span of its cell. */
function within(at: number, world: number, { side, least, most }: Span): number {
  const cell = Math.floor(at * (world / side))
  const pixel = at * world - cell * side
  return (cell * side + Math.min(most, Math.max(least, pixel))) / world
}
