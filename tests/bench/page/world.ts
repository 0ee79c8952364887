import { getResponse, type RequestHandler } from 'msw'
import { createHandlers } from '../../../mocks/server/createHandlers'
import { personKey, STORY_MOMENT } from '../../../mocks/testing'
import { createWorld } from '../../../mocks/world'

/** A world in a page of its own, for measuring: what the page's caller asks for is timed in Chromium itself. */
export type WorldBench = {
  /** Milliseconds until a world of this many orders is there and answers. */
  start: (size: number) => number
  /** Milliseconds that the archive's search took, one figure per call, as a median of some tries. */
  search: (calls: readonly SearchCall[]) => Promise<number[]>
}

export type SearchCall = { page: number; body: Record<string, unknown> }

const TRIES = 15
/** The first tries run before the engine has compiled what they need. */
const WARM_UP = 5

let handlers: RequestHandler[] = []

async function searchOnce({ page, body }: SearchCall): Promise<number> {
  const request = new Request(`${location.origin}/v1/manage/order/archive/search?page=${page}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${personKey('administrator')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const before = performance.now()
  const response = await getResponse(handlers, request)
  const rows = (await response?.json()) as unknown[]
  const took = performance.now() - before
  if (response?.status !== 200 || rows.length === 0) throw new Error(`Nothing found by ${JSON.stringify(body)}`)
  return took
}

const bench: WorldBench = {
  start(size) {
    const before = performance.now()
    handlers = createHandlers(createWorld({ size, at: STORY_MOMENT }))
    return performance.now() - before
  },
  async search(calls) {
    const medians: number[] = []
    for (const call of calls) {
      for (let count = 0; count < WARM_UP; count++) await searchOnce(call)
      const tries: number[] = []
      for (let count = 0; count < TRIES; count++) tries.push(await searchOnce(call))
      medians.push(tries.sort((a, b) => a - b)[TRIES >> 1] ?? Number.NaN)
    }
    return medians
  },
}

Object.assign(window, { bench })
