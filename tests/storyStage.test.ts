import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { getResponse, type RequestHandler } from 'msw'
import { staticResponseHandler } from '../mocks/testing'
import { stageLoader } from '../stories/stage'
import { AS_IN_STORY, type Toolbar } from '../stories/toolbar'

const SEARCH = '/manage/pay/search'
const PAYMENT = { id: 12, comment: 'За неделю' }

const handlers: RequestHandler[] = []

beforeEach(() => {
  handlers.length = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await getResponse(handlers, new Request(input, init))
    return response ?? Response.error()
  })
})

async function shownRows(globals: Partial<Toolbar>): Promise<{ id: number; comment: string }[]> {
  await stageLoader({
    parameters: { stage: { responses: [staticResponseHandler(SEARCH, [PAYMENT])] } },
    globals: { ...AS_IN_STORY, ...globals },
    msw: { use: (...added) => void handlers.push(...added) },
  })
  const response = await getResponse(
    handlers,
    new Request(`http://api.test/v1${SEARCH}`, { method: 'POST', body: '{}' }),
  )
  return response?.json() as Promise<{ id: number; comment: string }[]>
}

describe('a story with its own responses follows the amount of data of the toolbar', () => {
  test('as in the story', async () => expect(await shownRows({})).toEqual([PAYMENT]))

  test('empty lists', async () => expect(await shownRows({ amount: 'none' })).toEqual([]))

  test('many rows', async () => expect((await shownRows({ amount: 'rows' })).length).toBe(100))

  test('long texts', async () => {
    const [row] = await shownRows({ amount: 'texts' })
    expect(row?.comment).toMatch(/^За неделю, .*домофон не работает$/)
  })
})
