import { getResponse, type RequestHandler } from 'msw'
import { demoUserSessionKey } from '../../../mocks/seeds/demoUserSessionKey'
import { createHandlers } from '../../../mocks/server/createHandlers'
import { STORY_MOMENT } from '../../../mocks/testing'
import { createWorld } from '../../../mocks/world'

export type WorldBench = {
  start: (size: number) => void
  call: (call: BenchCall, times: number) => Promise<void>
}

export type BenchCall = {
  path: string
  page?: number | 'last'
  body: Record<string, unknown>
}

let handlers: RequestHandler[] = []

async function callOnce({ path, body }: BenchCall, page: number): Promise<Response> {
  const request = new Request(`${location.origin}/v1/manage/${path}?page=${page}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${demoUserSessionKey('administrator')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  // Fail on an empty page: an empty response takes less time and would make the benchmark's result too good.
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
