import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { setNoticeSetting } from '../../../src/app/shell/notices/noticeSettings'
import { useOrderNotices } from '../../../src/app/shell/notices/useOrderNotices'
import { orderBook } from '../../../src/live/orderBook/orderBook'
import { dismissAllToasts, toastState } from '../../../src/ui/toasts'
import { configureApi, mockFetch, type Reply } from '../../session/mockFetch'

const SEARCH = '/v1/manage/order/search?page=1'

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  configureApi()
  dismissAllToasts()
})
afterEach(() => {
  cleanup()
  orderBook.clear()
})

async function run(reply: Reply): Promise<void> {
  const network = mockFetch(() => reply)
  renderHook(() => useOrderNotices(1, true))
  await waitFor(() => expect(network.callsOf(SEARCH)).toHaveLength(1))
}
const messages = () => toastState.shown.map(({ text, hint }) => [text, hint])

test('a failed first load is announced', async () => {
  await run({ status: 500, body: { message: 'Сервер устал' } })
  const hint = 'Заказы не загрузились (Сервер устал): о том, что появилось раньше, не сообщим. Повторим через минуту.'
  await waitFor(() => expect(messages()).toEqual([['Уведомления о заказах работают не полностью', hint]]))
})

test('after a failed load the orders are loaded again, without another toast', async () => {
  await run({ status: 500, body: {} })
  await waitFor(() => expect(messages()).toHaveLength(1))
  jest.useFakeTimers()
  try {
    orderBook.reconnect()
    const replies: Reply[] = [{ status: 500, body: {} }, { body: [{ id: 5, status: 10 }] }]
    const network = mockFetch(() => replies.shift() ?? { body: [] })
    await act(async () => void (await jest.advanceTimersByTimeAsync(61_000)))
    await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)))
    expect(network.callsOf(SEARCH).length).toBeGreaterThanOrEqual(2)
    expect(orderBook.row(5)).toBeDefined()
    expect(messages()).toHaveLength(1)
  } finally {
    jest.useRealTimers()
  }
})

test('a successful load announces nothing', async () => {
  await run({ body: [{ id: 5, status: 10 }] })
  await waitFor(() => expect(orderBook.row(5)).toBeDefined())
  expect(messages()).toEqual([])
})

test('no requests are sent while notices are off', async () => {
  const network = mockFetch()
  renderHook(() => useOrderNotices(1, false))
  // Load the lazy module of the notices and wait one task: if notices were on, the module would have sent its request by then.
  await act(async () => void (await import('../../../src/app/shell/notices/startOrderNotices')))
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(network.calls).toEqual([])
})

describe('in a hidden page, whose timers come once a minute', () => {
  class FakeWorker {
    static all: FakeWorker[] = []
    onmessage?: () => void
    isOver = false
    constructor(readonly url: URL) {
      FakeWorker.all.push(this)
    }
    terminate(): void {
      this.isOver = true
    }
  }
  const running = () => FakeWorker.all.filter(({ isOver }) => !isOver)
  const shown: string[] = []

  function hide(isHidden: boolean): void {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    FakeWorker.all = []
    shown.length = 0
    class FakeNotification {
      static permission = 'granted'
      constructor(title: string) {
        shown.push(title)
      }
    }
    Object.assign(globalThis, { Worker: FakeWorker, Notification: FakeNotification, isSecureContext: true })
    setNoticeSetting('lateDesktop', true)
  })
  afterEach(() => {
    setNoticeSetting('lateDesktop', false)
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'Worker')
    Reflect.deleteProperty(globalThis, 'Notification')
  })

  test("a worker's timer announces an order that becomes late; a visible page needs none", async () => {
    const now = Date.now()
    const promise = (seconds: number) => new Date(now + seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z')
    await run({ body: [{ id: 5, status: 70, createdAt: promise(-3600), deliveryDateTime: promise(10) }] })
    await waitFor(() => expect(orderBook.row(5)).toBeDefined())
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect(running()).toHaveLength(0)

    // From now on the test advances only the system time. The page's own timers never fire, which simulates a hidden page whose
    // timers are throttled by the browser.
    jest.useFakeTimers({ now })
    hide(true)
    expect(running()).toHaveLength(1)
    const late = []
    for (let second = 1; second <= 40; second++) {
      jest.setSystemTime(now + second * 1000)
      running()[0]?.onmessage?.()
      late.push(...shown.splice(0).map((title) => [second, title]))
    }
    expect(late).toEqual([[expect.any(Number), expect.stringContaining('5')]])
    expect(late[0]?.[0]).toBeGreaterThan(10)
    expect(late[0]?.[0]).toBeLessThanOrEqual(15)

    hide(false)
    expect(running()).toHaveLength(0)
    hide(true)
    expect(running()).toHaveLength(1)
    cleanup()
    expect(running()).toHaveLength(0)
  })
})
