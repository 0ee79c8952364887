import type { Order, OrderFilters } from '../../src/api/orders'
import type { ListQuery } from '../../src/lib/listQuery'
import type { RowsPage } from '../../src/lib/listStore'

/**
 * A server for the convergence test, written from the contract alone. It holds the true orders, answers searches, and sends each change
 * once, in any form that the contract allows.
 */

export const PER_PAGE = 20
const MINUTE_MS = 60_000
const CITIES = [1, 2]

export type Random = {
  chance: (share: number) => boolean
  int: (max: number) => number
  pick: <T>(of: readonly T[]) => T
}

export function createRandom(seed: number): Random {
  let state = seed * 2654435761 + 1
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (max: number) => Math.floor(next() * max)
  return { chance: (share) => next() < share, int, pick: (of) => of[int(of.length)] as (typeof of)[number] }
}

/** Maximum number of active orders. All of them fit into the ten pages that the console loads to count the orders that need attention. */
const MAX_ACTIVE = 160
const STEPS = [10, 20, 30, 50, 60, 70, 100]
const isActive = ({ status }: Order) => status >= 1 && status <= 99

export function createServer(random: Random, now: () => number) {
  const orders = new Map<number, Order>()
  let lastId = 0
  let activeCount = 0

  function add(isOver: boolean): Order {
    const id = ++lastId
    const created: Order = {
      id,
      status: 10,
      createdAt: new Date(now() - random.int(40) * MINUTE_MS).toISOString(),
      cityId: random.pick(CITIES),
      sumTotal: 1000 + random.int(9000),
      dateTimeStatusFinish: new Date(now() + (random.int(40) - 10) * MINUTE_MS).toISOString(),
      addressTo: { street: 'Абая', house: String(id), lat: 49.8, long: 73.1 } as Order['addressTo'],
      statusesHistory: [step('Новый')],
      transitions: [{ status: 20, title: 'Принят' }],
      orderItems: [{ name: 'Плов', quantity: 1, price: 1000 }],
    }
    if (isOver) Object.assign(created, { status: random.pick([100, 0, -1]) })
    orders.set(id, created)
    activeCount += Number(!isOver)
    return created
  }

  const step = (message: string) => ({ message, userName: undefined, createdAt: new Date(now()).toISOString() })

  function move(order: Order, status: number): Order {
    return {
      ...order,
      status,
      statusesHistory: [...(order.statusesHistory ?? []), step(`→ ${status}`)],
      dateTimeStatusFinish: new Date(now() + (random.int(30) - 5) * MINUTE_MS).toISOString(),
    }
  }

  function edit(order: Order): Order {
    const { courier, comments, ...rest } = order
    if (random.chance(0.4)) {
      return {
        ...rest,
        comments,
        courier: { id: random.int(9) + 1, fio: undefined, phone: undefined, courierTypeId: 1 },
      }
    }
    if (random.chance(0.3)) return { ...rest, comments, ...(random.chance(0.5) ? {} : { courier: undefined }) }
    if (random.chance(0.5))
      return { ...rest, courier, ...(random.chance(0.5) ? { comments: `Код ${random.int(99)}` } : {}) }
    return { ...order, sumTotal: random.int(9000) }
  }

  const some = (wanted: (order: Order) => boolean): Order | undefined => {
    for (let attempt = 0; attempt < 30; attempt++) {
      const order = orders.get(random.int(lastId) + 1)
      if (order && wanted(order)) return order
    }
    return undefined
  }

  function happen(): Order {
    const next = random.chance(0.2) ? changeArchived() : changeActive()
    const before = orders.get(next.id)
    if (before && before !== next) activeCount += Number(isActive(next)) - Number(isActive(before))
    orders.set(next.id, next)
    return next
  }

  function changeArchived(): Order {
    const order = some((each) => !isActive(each)) ?? add(true)
    if (random.chance(0.1)) return move(order, 20)
    return random.chance(0.5) ? order : { ...order, returnCheckUrl: random.chance(0.5) ? 'https://a/b.png' : undefined }
  }

  function changeActive(): Order {
    const mayGrow = activeCount < MAX_ACTIVE
    const order = mayGrow && random.chance(0.12) ? undefined : some(isActive)
    if (!order) return add(false)
    if (random.chance(0.4)) return edit(order)
    const later = STEPS[STEPS.indexOf(order.status) + 1] ?? 100
    return move(order, random.chance(0.1) ? random.pick([0, -1, -2]) : later)
  }

  const matches = (order: Order, { cityId, status }: ListQuery<OrderFilters>): boolean =>
    (cityId === undefined || order.cityId === cityId) && (status === undefined || order.status === status)

  function all(query: ListQuery<OrderFilters>, isArchive: boolean): Order[] {
    return [...orders.values()]
      .filter((order) => isActive(order) !== isArchive && matches(order, query))
      .sort((a, b) => b.id - a.id)
  }

  return {
    happen,
    add,
    all,
    search(query: ListQuery<OrderFilters>, isArchive: boolean): RowsPage<Order> {
      const found = all(query, isArchive)
      const rows = found.slice((query.page - 1) * PER_PAGE, query.page * PER_PAGE)
      return {
        rows: rows.map((order) => withOmittedFields(order, random)),
        total: found.length,
        perPage: PER_PAGE,
        pageCount: Math.ceil(found.length / PER_PAGE),
      }
    },
  }
}

/** Contract: the four fields that an order in a search response or a live event may omit. */
export const OMITTABLE_FIELDS = ['orderItems', 'transitions', 'oldCouriers', 'statusesHistory'] as const

export function withOmittedFields(order: Order, random: Random): Order {
  const sent = { ...order }
  for (const key of OMITTABLE_FIELDS) if (random.chance(0.15)) delete sent[key]
  return sent
}
