/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { FAULTS, type Fault, PayBrowser, PayServer, PayTab } from './paymentSimulation'

/**
 * Issue «Pay», 2: a salary record is paid at most once, for any outcome of the requests and any clicks. In the end the screen shows the
 * state of the server.
 */

const KINDS = { single: [1], group: [1, 2, 3], bulk: [1, 2, 3, 4, 5, 6] } as const

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-18T08:00:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

type Players = { server: PayServer; tabs: PayTab[]; ids: readonly number[]; browser: PayBrowser }

const WAYS: Record<string, (players: Players) => Promise<PayTab[]>> = {
  'a double click': async ({ tabs: [tab], ids }) => {
    if (!tab) throw new Error('no tab')
    void tab.press(ids)
    void tab.press(ids)
    return [tab]
  },
  'a reload while it is sent': async ({ tabs: [tab], ids, server, browser }) => {
    if (!tab) throw new Error('no tab')
    void tab.press(ids)
    await pass(420)
    tab.close()
    return [new PayTab(server, browser)]
  },
  'a reload while the outcome is open': async ({ tabs: [tab], ids, server, browser }) => {
    if (!tab) throw new Error('no tab')
    void tab.press(ids)
    await pass(62_000)
    tab.close()
    return [new PayTab(server, browser)]
  },
  'a reload between the two reads': async ({ tabs: [tab], ids, server, browser }) => {
    if (!tab) throw new Error('no tab')
    void tab.press(ids)
    await pass(2000)
    tab.close()
    return [new PayTab(server, browser)]
  },
  'two tabs at once': async ({ tabs, ids }) => {
    for (const tab of tabs) void tab.press(ids)
    return tabs
  },
  'a second tab that agrees before the first one has sent': async ({ tabs, ids }) => {
    void tabs[0]?.press(ids)
    // A tab sends the request 400 ms after the click, so the click in the second tab after 200 ms comes before the first tab's request.
    await pass(200)
    void tabs[1]?.press(ids)
    return tabs
  },
  'a second tab with an old list': async ({ tabs, ids }) => {
    void tabs[0]?.press(ids)
    await pass(1000)
    void tabs[1]?.press(ids)
    return tabs
  },
}

async function keepPressing(tabs: readonly PayTab[], ids: readonly number[]): Promise<void> {
  for (const tab of tabs) void tab.open(ids)
  for (let round = 0; round < 60; round++) {
    await pass(4000)
    for (const tab of tabs) void tab.press(ids)
    if (round % 4 === 0) for (const tab of tabs) void tab.reload(ids)
  }
  await pass(90_000)
  for (const tab of tabs) void tab.reload(ids)
  await pass(1000)
}

describe.each(Object.entries(KINDS))('%s', (_kind, ids) => {
  describe.each(Object.entries(WAYS))('%s', (_way, go) => {
    test.each(FAULTS)('%s', async (fault) => {
      const server = new PayServer({ isNaive: true, faults: [fault] })
      const browser = new PayBrowser()
      const tabs = [new PayTab(server, browser), new PayTab(server, browser)]
      for (const tab of tabs) void tab.open(ids)
      await pass(100)
      const open = await go({ server, tabs, ids, browser })
      await keepPressing(open, ids)
      for (const id of ids) {
        const isForeign = fault === 'paid by another just before' && id === ids[0]
        expect(server.executions.get(id) ?? 0).toBeLessThanOrEqual(isForeign ? 0 : 1)
      }
      for (const tab of open)
        for (const id of ids) expect(tab.state([id])).toBe(server.paid.has(id) ? 'paid' : 'unpaid')
      expect(ids.every((id) => server.paid.has(id))).toBe(true)
    })
  })

  test.each(FAULTS.flatMap((first) => (['none', 'cut after', '502 before'] as const).map((second) => [first, second])))(
    'two people, %s and %s',
    async (...faults) => {
      const server = new PayServer({ isNaive: false, faults: faults as Fault[] })
      const people = [new PayTab(server, new PayBrowser()), new PayTab(server, new PayBrowser())]
      for (const tab of people) void tab.open(ids)
      await pass(100)
      for (const tab of people) void tab.press(ids)
      await keepPressing(people, ids)
      for (const id of ids) expect(server.executions.get(id) ?? 0).toBeLessThanOrEqual(1)
      for (const tab of people) {
        for (const id of ids) expect(tab.state([id])).toBe(server.paid.has(id) ? 'paid' : 'unpaid')
      }
    },
  )
})

test('leaving within the 400 ms before sending sends nothing and leaves no state', async () => {
  const server = new PayServer({ isNaive: true, faults: [] })
  const tab = new PayTab(server, new PayBrowser())
  void tab.open([1])
  await pass(100)
  const leaving = new AbortController()
  const result = tab.press([1], leaving.signal)
  await pass(390)
  leaving.abort()
  await pass(1000)
  expect(await result).toEqual({ outcome: 'cancelled' })
  expect(server.requests).toBe(0)
  expect(tab.state([1])).toBe('unpaid')
})

test('a payment is sent 400 ms after it was confirmed', async () => {
  const server = new PayServer({ isNaive: true, faults: [] })
  const tab = new PayTab(server, new PayBrowser())
  void tab.open([1])
  await pass(100)
  void tab.press([1])
  await pass(399)
  expect(server.requests).toBe(0)
  await pass(2)
  expect(server.requests).toBe(1)
  expect(tab.state([1])).toBe('sent')
})

test('after a lost response only two reads 5 s apart let it be paid again', async () => {
  const server = new PayServer({ isNaive: true, faults: ['cut before'] })
  const tab = new PayTab(server, new PayBrowser())
  void tab.open([1])
  await pass(100)
  void tab.press([1])
  await pass(500)
  expect(tab.state([1])).toBe('unknown')
  await pass(4900)
  expect(tab.state([1])).toBe('unknown')
  await pass(1000)
  expect(tab.state([1])).toBe('unpaid')
})

test('without locks a payment of another tab counts as on its way for as long as a request may last, then it is looked for', async () => {
  const server = new PayServer({ isNaive: true, faults: ['timeout after'] })
  const browser = new PayBrowser({ hasLocks: false })
  const [first, second] = [new PayTab(server, browser), new PayTab(server, browser)]
  void first.open([1])
  void second.open([1])
  await pass(100)
  void first.press([1])
  await pass(1000)
  first.close()
  void second.open([1])
  await pass(50_000)
  expect(second.state([1])).toBe('sent')
  await pass(60_000)
  void second.reload([1])
  await pass(1000)
  expect(second.state([1])).toBe('paid')
  expect(server.requests).toBe(1)
})

test('a record that is not found is read less and less often, and another payment is read at once', async () => {
  const server = new PayServer({ isNaive: true, faults: ['cut after', 'cut after'] })
  const tab = new PayTab(server, new PayBrowser())
  void tab.open([1, 2])
  await pass(100)
  void tab.press([1])
  server.hidden.add(1)
  await pass(120_000)
  const { searches } = server
  await pass(600_000)
  expect(server.searches - searches).toBe(10)
  expect(tab.state([1])).toBe('unknown')
  await Promise.all([tab.reload([2]), pass(100)])
  void tab.press([2])
  await pass(6000)
  expect(tab.state([2])).toBe('paid')
  server.hidden.delete(1)
  await pass(62_000)
  expect(tab.state([1])).toBe('paid')
})
