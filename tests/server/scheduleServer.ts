import { addDays, weekDates } from '../../src/domain/schedules/weekDates'
import type { startContractServer } from './contractServer'
import { paged } from './contractServer'

/**
 * A small test server for weekly schedules. It follows the contract and shares no code with the mock backend. Each week has a draft and a
 * published version, a copied week contains all rows of the original, and overlapping shifts on neighbouring days are refused.
 */

export type Item = {
  courierId: number
  pointId: number
  timeStart: string
  timeEnd: string
  breakTimeStart?: string
  breakTimeEnd?: string
  shiftId?: number
}

export type ServedWeek = {
  id: number
  dateStart: string
  isPublished: boolean
  draft: Map<string, Item[]>
  published: Map<string, Item[]>
  /** A published week without changes has an empty draft (contract, «Settled in the third review»). */
  hasNoDraftUntilChanged?: boolean
}

type Server = Awaited<ReturnType<typeof startContractServer>>

export const CITY_ID = 7
export const POINTS = [
  { value: 1, label: 'Центр' },
  { value: 2, label: 'Восток' },
]

/** `newDateStart` is the first day of the new week, whether the client creates it empty or as a copy. */
export function serveSchedules(
  server: Server,
  weeks: ServedWeek[],
  couriers: readonly object[],
  newDateStart: string,
): void {
  server.on('GET /v1/dictionary/courier', () => ({ body: couriers }))
  server.on(`GET /v1/dictionary/point/${CITY_ID}`, () => ({ body: POINTS }))
  server.on('POST /v1/manage/schedule/search', ({ body }) => {
    const { isPublished } = body as { isPublished?: boolean }
    return paged(weeks.filter((week) => isPublished === undefined || week.isPublished === isPublished).map(listed))
  })
  const make = (source?: ServedWeek) => {
    const draft = new Map(
      weekDates(newDateStart).map((date, index) => [
        date,
        source?.published.get(addDays(source.dateStart, index)) ?? [],
      ]),
    )
    const week = { id: 99, dateStart: newDateStart, isPublished: false, draft, published: new Map() }
    weeks.push(week)
    serveWeek(server, week)
    return { body: { id: week.id } }
  }
  server.on('POST /v1/manage/schedule', () => make())
  for (const week of weeks) {
    serveWeek(server, week)
    server.on(`POST /v1/manage/schedule/${week.id}/copy`, () => make(week))
  }
}

function serveWeek(server: Server, week: ServedWeek): void {
  const path = `/v1/manage/schedule/${week.id}`
  server.on(`GET ${path}`, () => ({ body: listed(week) }))
  server.on(`GET ${path}/publish`, () => {
    for (const [date, items] of week.draft) week.published.set(date, items)
    week.isPublished = true
    return { status: 204, raw: '' }
  })
  server.on(`POST ${path}/clear`, () => {
    week.draft = new Map(week.published)
    return { body: {} }
  })
  server.on(`POST ${path}/day/copy`, ({ body }) => {
    const { dateFrom, dateTo } = body as { dateFrom: string; dateTo: string }
    week.draft.set(dateTo, week.draft.get(dateFrom) ?? [])
    return { status: 204, raw: '' }
  })
  for (const date of weekDates(week.dateStart)) {
    server.on(`GET ${path}/day/${date}`, ({ query }) => ({
      body: (query.get('isActive') === 'true' ? week.published : draftOf(week)).get(date) ?? [],
    }))
    server.on(`POST ${path}/day/${date}`, ({ body }) => {
      const { items } = body as { items: Item[] }
      const problem = problemOf(week, date, items)
      if (problem) return { status: 409, body: { message: problem } }
      week.draft.set(
        date,
        items.map(({ shiftId: _, ...item }) => item),
      )
      return { body: {} }
    })
  }
}

const isModified = ({ isPublished, draft, published }: ServedWeek): boolean =>
  isPublished && JSON.stringify([...draft]) !== JSON.stringify([...published])

const draftOf = (week: ServedWeek): Map<string, Item[]> =>
  week.hasNoDraftUntilChanged && week.isPublished && !isModified(week) ? new Map() : week.draft

function listed(week: ServedWeek) {
  const { id, dateStart, isPublished } = week
  const shown = isPublished ? week.published : week.draft
  const counts = weekDates(dateStart).map((date) => ({
    date,
    countAll: shown.get(date)?.length ?? 0,
    countConfirmed: 0,
  }))
  return {
    id,
    cityId: CITY_ID,
    dateStart,
    dateEnd: addDays(dateStart, 6),
    isPublished,
    isModified: isModified(week),
    courierByDays: counts,
  }
}

function problemOf(week: ServedWeek, date: string, items: readonly Item[]): string | undefined {
  const spans = (held: readonly Item[], offset: number) =>
    held.map(({ courierId, timeStart, timeEnd }) => {
      const from = minutes(timeStart) + offset * 1440
      const to = minutes(timeEnd) + offset * 1440 + (timeEnd <= timeStart ? 1440 : 0)
      return { courierId, from, to }
    })
  const own = spans(items, 0)
  const all = [
    ...own,
    ...spans(week.draft.get(addDays(date, -1)) ?? [], -1),
    ...spans(week.draft.get(addDays(date, 1)) ?? [], 1),
  ]
  const clash = own.find((one, index) =>
    all.some(
      (other, at) => at !== index && other.courierId === one.courierId && one.from < other.to && other.from < one.to,
    ),
  )
  return clash && `Смены курьера ${clash.courierId} пересекаются`
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
