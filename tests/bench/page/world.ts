import { getResponse, type RequestHandler } from 'msw'
import { createHandlers } from '../../../mocks/server/createHandlers'
import { personKey, STORY_MOMENT } from '../../../mocks/testing'
import { createWorld } from '../../../mocks/world'

/** A world in a page of its own, for measuring: its caller reads the page's processor time before and after. */
export type WorldBench = {
  /** Makes a world of this many orders that responds to calls. */
  start: (size: number) => void
  /** Makes a call so many times, one after the other. */
  call: (call: BenchCall, times: number) => Promise<void>
}

export type BenchCall = {
  /** Below `/v1/manage/`. */
  path: string
  /** Of a list: a page, or the last one, whichever that is in this world. */
  page?: number | 'last'
  body: Record<string, unknown>
}

let handlers: RequestHandler[] = []

async function callOnce({ path, body }: BenchCall, page: number): Promise<Response> {
  const request = new Request(`${location.origin}/v1/manage/${path}?page=${page}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${personKey('administrator')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  // An empty page takes no time to speak of: it would be measured as a fast one.
  const text = (await response?.clone().text()) ?? ''
  if (response?.status !== 200 || text === '[]') throw new Error(`Nothing found by ${JSON.stringify(body)}`)
  return response
}

async function lastPage(call: BenchCall): Promise<number> {
  const response = await callOnce(call, 1)
  return Number(response.headers.get('x-pagination-page-count'))
}

const bench: WorldBench = {
  start(size) {
    handlers = createHandlers(createWorld({ size, at: STORY_MOMENT }))
  },
  async call(call, times) {
    const page = call.page === 'last' ? await lastPage(call) : (call.page ?? 1)
    for (let count = 0; count < times; count++) await callOnce(call, page)
  },
}

Object.assign(window, { bench })
