import { proxy } from 'valtio'
import { type Order, searchArchive } from '../../../api/orders'
import { HOURS_IN_DAY } from '../../../domain/schedules/coverage'
import { demandSampleDates, medianByHour } from '../../../domain/schedules/demand'
import { type Failure, isAbortError, toFailure } from '../../../lib/failure'
import { toCityTime } from '../../../lib/jodaMoments'
import { onSessionEnd } from '../../../session/session'
import { cityTimezone } from '../../../session/timezones'

type DemandState = {
  status: 'idle' | 'loading' | 'asking' | 'ready'
  pagesDone: number
  pagesTotal: number
  failure: Failure | null
  /** Median number of orders per hour: 24 numbers for each day of the week. */
  byDay: number[][] | undefined
  /** Number of orders that are not in `byDay`, because they could not be read or have no time. */
  unreadable: number
}

const MAX_PAGES_UNASKED = 200
const AT_A_TIME = 2

/** `hours`: number of orders per hour, 24 numbers. */
type DayDemand = { hours: number[]; unreadable: number }

/**
 * Demand by city and date. Cached, because past days do not change; cleared on sign-out, because the next user may have access to other
 * orders.
 */
const knownDays = new Map<string, DayDemand>()
onSessionEnd(() => knownDays.clear())

export type OrderDemandStore = ReturnType<typeof createOrderDemandStore>

type Task = { date: string; day: DayDemand; pageCount: number }

export function createOrderDemandStore() {
  const state = proxy<DemandState>(IDLE())
  let current: AbortController | undefined
  let agree: (() => void) | undefined

  async function load(cityId: number, dates: readonly string[], today: string): Promise<void> {
    current?.abort()
    const mine = new AbortController()
    current = mine
    Object.assign(state, IDLE(), { status: 'loading' })
    const wanted = [...new Set(dates.flatMap((date) => demandSampleDates(date, today)))]
    try {
      const tasks: Task[] = []
      const missing = wanted.filter((date) => !knownDays.has(keyOf(cityId, date)))
      await inTurn(missing, async (date) => {
        const day: DayDemand = { hours: new Array<number>(HOURS_IN_DAY).fill(0), unreadable: 0 }
        const pageCount = await readPage(cityId, date, 1, day, mine.signal)
        tasks.push({ date, day, pageCount })
        state.pagesTotal += Math.max(pageCount, 1)
        state.pagesDone += 1
      })
      if (state.pagesTotal > MAX_PAGES_UNASKED) {
        state.status = 'asking'
        await new Promise<void>((resolve) => {
          agree = resolve
        })
        mine.signal.throwIfAborted()
        state.status = 'loading'
      }
      await inTurn(tasks, async ({ date, day, pageCount }) => {
        for (let page = 2; page <= pageCount; page++) {
          await readPage(cityId, date, page, day, mine.signal)
          state.pagesDone += 1
        }
        knownDays.set(keyOf(cityId, date), day)
      })
      if (current !== mine) return
      state.byDay = dates.map((date) =>
        medianByHour(demandSampleDates(date, today).map((day) => knownDays.get(keyOf(cityId, day))?.hours ?? [])),
      )
      state.unreadable = wanted.reduce((sum, date) => sum + (knownDays.get(keyOf(cityId, date))?.unreadable ?? 0), 0)
      state.status = 'ready'
    } catch (error) {
      if (current !== mine) return
      mine.abort()
      Object.assign(state, IDLE(), isAbortError(error) ? {} : { failure: toFailure(error) })
    }
  }

  return {
    state,
    load,
    goOn: () => agree?.(),
    stop: () => {
      current?.abort()
      current = undefined
      agree?.()
      Object.assign(state, IDLE())
    },
  }
}

const IDLE = (): DemandState => ({
  status: 'idle',
  pagesDone: 0,
  pagesTotal: 0,
  failure: null,
  byDay: undefined,
  unreadable: 0,
})

const keyOf = (cityId: number, date: string): string => `${cityId}/${date}`

async function readPage(
  cityId: number,
  date: string,
  page: number,
  day: DayDemand,
  signal: AbortSignal,
): Promise<number> {
  const found = await searchArchive({ page, cityId, dateStart: date, dateEnd: date }, signal)
  signal.throwIfAborted()
  day.unreadable += found.unreadable ?? 0
  for (const { createdAt } of found.rows as Pick<Order, 'createdAt'>[]) {
    if (createdAt === undefined) {
      day.unreadable++
      continue
    }
    const at = toCityTime(createdAt, cityTimezone(cityId))
    if (at.toLocalDate().toString() === date) day.hours[at.hour()] = (day.hours[at.hour()] ?? 0) + 1
  }
  return found.rows.length === 0 ? 0 : found.pageCount
}

/** Sends at most two requests at a time, because searching the order archive is expensive for the server. */
async function inTurn<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
}
