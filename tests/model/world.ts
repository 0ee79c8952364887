import { type Answer, KEY, orderOf, paged, type startContractServer, USER } from '../server/contractServer'

type Server = Awaited<ReturnType<typeof startContractServer>>
type City = { id: number; name: string; timezone: number; status: boolean; deliveryService: string }

export const SCREENS = { '/orders': 'Активные заказы', '/directories/cities': 'Справочник - Города' } as const
export type Path = keyof typeof SCREENS

/** Faults of the next read or write request. `lost`: the server applies the change, but the response is lost. */
export const READ_FAULTS = ['slow', 'malformed', 401, 403, 500, 503] as const
export const WRITE_FAULTS = ['slow', 'lost', 401, 403, 409, 422, 500] as const
export type Fault = (typeof READ_FAULTS)[number] | (typeof WRITE_FAULTS)[number]

/** Delay of a slow response. It is longer than the time between a fast user's clicks, and shorter than every time limit of the console. */
const SLOW_MS = 1200
const CITIES = '/v1/manage/city'
const ACTIVE_STATUSES = [10, 20, 30]

export class World {
  readonly cities = new Map<number, City>()
  readonly orders = new Map<number, object>()
  /** Current and former names of all cities. */
  readonly savedNames = new Set<string>()
  /** One entry per state-changing call: `true` if the server confirmed the change. */
  readonly writes: boolean[] = []
  isSignedOut = false
  /** The last load was answered with 503, so the console will repeat it. */
  willLoadAgain = false
  faults: { read?: Fault | undefined; write?: Fault | undefined } = {}
  /** Names of the injected faults and of the colleagues' changes that have occurred in this test run. */
  readonly reached = new Set<string>()
  #lastId = 100

  constructor(readonly server: Server) {
    server.on('POST /v1/auth/login', () => {
      this.isSignedOut = false
      return { body: { authKey: KEY, ...USER } }
    })
    server.on(`POST ${CITIES}/search`, () => this.#faulty('read', () => paged([...this.cities.values()])))
    server.on('POST /v1/manage/order/search', () => this.#faulty('read', () => paged([...this.orders.values()])))
    server.on(`POST ${CITIES}`, ({ body }) => this.#write(() => this.#putCity(this.nextId(), body)))
    for (const name of ['Караганда', 'Астана', 'Алматы']) this.addCity(name)
    for (const status of ACTIVE_STATUSES) this.putOrder(this.nextId(), status)
  }

  nextId = () => ++this.#lastId

  addCity = (name: string) =>
    this.#putCity(this.nextId(), { name, timezone: 5, status: true, deliveryService: 'YANDEX' })

  putOrder(id: number, status: number): void {
    const order = orderOf(id, { status })
    if (ACTIVE_STATUSES.includes(status)) this.orders.set(id, order)
    else this.orders.delete(id)
    this.server.push(order)
  }

  #putCity(id: number, body: unknown): undefined {
    const city = { ...(body as City), id }
    this.cities.set(id, city)
    this.savedNames.add(city.name)
    const path = `${CITIES}/${id}`
    const missing: Answer = { status: 404, body: { message: 'Отказ 404' } }
    this.server.on(`GET ${path}`, () => this.#faulty('read', () => (this.cities.has(id) ? this.#body(id) : missing)))
    this.server.on(`POST ${path}`, (call) =>
      this.#write(() => (this.cities.has(id) ? this.#putCity(id, call.body) : missing)),
    )
    this.server.on(`DELETE ${path}`, () => this.#write(() => (this.cities.delete(id) ? undefined : missing)))
  }

  #body = (id: number): Answer => ({ body: { ...this.cities.get(id) } })

  async #write(apply: () => Answer | undefined): Promise<Answer> {
    const answer = await this.#faulty('write', () => apply() ?? { status: 204, raw: '' })
    this.writes.push((answer.status ?? 200) < 300)
    return answer
  }

  async #faulty(kind: 'read' | 'write', act: () => Answer): Promise<Answer> {
    const fault = this.faults[kind]
    this.faults[kind] = undefined
    if (fault === undefined) return act()
    this.reached.add(`${fault}`)
    if (fault === 'slow') return { ...act(), delayMs: SLOW_MS }
    if (fault === 'malformed') return { status: 200, raw: '<html>' }
    if (fault === 'lost') return { ...act(), status: 504, raw: '' }
    if (fault === 401) this.isSignedOut = true
    if (fault === 503) this.willLoadAgain = true
    return {
      status: fault,
      body: { message: `Отказ ${fault}`, ...(fault === 422 && { errors: { name: 'Так нельзя' } }) },
    }
  }
}
