import { type Order, type OrderFilters, searchOrders } from '../../../api/orders'
import { everySecond, nowSecond } from '../../../lib/clock'
import { type Failure, isAbortError, toFailure } from '../../../lib/failure'
import { loadAllPages } from '../../../lib/loadAllPages'
import { orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { session } from '../../../session/session'
import { createBatcher } from './createBatcher'
import { showDesktopNotice } from './desktopNotice'
import { playNoticeTone, unlockAudioOnGesture } from './noticeAudio'
import { noticeSettings, type OrderNoticeKind } from './noticeSettings'
import { noticeText } from './noticeText'
import { createOrderNoticeWatch } from './orderNoticeWatch'
import { runEachSecondWhileHidden } from './runEachSecondWhileHidden'
import { runInAudibleTab } from './runInAudibleTab'
import { createSoundRepeater } from './soundRepeater'

const RETRY_MS = 60_000
const BURST = { wait: 1500, pause: 4000 }

/**
 * Clicking a desktop notice calls `open` with the order's id, or with undefined if the notice is about several orders.
 * `onUnread` is called if the existing orders could not be loaded; loading is then retried.
 */
export function startOrderNotices(
  userId: number,
  open: (orderId: number | undefined) => void,
  onUnread: (failure: Failure) => void,
): () => void {
  const stopReadying = unlockAudioOnGesture()
  const play = (kind: OrderNoticeKind) => playNoticeTone(kind, noticeSettings.volume)
  const reminder = createSoundRepeater<OrderNoticeKind>(`order-notices-seen:${userId}`, play)
  const sound = (kind: OrderNoticeKind) => {
    play(kind)
    if (noticeSettings.isRepeated) reminder.repeat(kind)
  }
  const notify = (kind: OrderNoticeKind, orders: readonly Order[]) => showNotices(kind, orders, sound, open)
  const stopSpeaking = runInAudibleTab(`order-notices:${userId}`, () => speak(notify, reminder.check, onUnread))
  return () => {
    stopReadying()
    reminder.stop()
    stopSpeaking()
  }
}

type Notify = (kind: OrderNoticeKind, orders: readonly Order[]) => void

function speak(notify: Notify, remind: () => void, onUnread: (failure: Failure) => void): () => void {
  const burstOf = (kind: OrderNoticeKind) => createBatcher<Order>((orders) => notify(kind, orders), BURST)
  const bursts = {
    new: burstOf('new'),
    late: burstOf('late'),
    unassigned: burstOf('unassigned'),
    waiting: burstOf('waiting'),
  }
  const watch = createOrderNoticeWatch(orderBook, {
    notify: (kind, order) => bursts[kind].push(order),
    unassignedSeconds: () => noticeSettings.unassignedMinutes * 60,
  })
  let reading = new AbortController()
  /**
   * True once the existing orders are loaded or their first load has failed. Deadlines are not checked before that; otherwise orders that
   * have been overdue for hours would be reported.
   */
  let isRead = false
  let hasFailed = false
  let retry: ReturnType<typeof setTimeout> | undefined

  async function read(): Promise<void> {
    clearTimeout(retry)
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    const since = orderBook.startRequest()
    const there = await loadAllPages<OrderRow, OrderFilters>({
      search: async (query) => {
        const requestTick = orderBook.startRequest()
        const page = await searchOrders(query, signal)
        signal.throwIfAborted()
        return { ...page, rows: orderBook.storeOrders(page.rows, requestTick) }
      },
      query: { page: 1 },
      keyOf: ({ id }) => id,
      signal,
    }).catch((error: unknown) => {
      if (!signal.aborted && !isAbortError(error) && !hasFailed) onUnread(toFailure(error))
      return null
    })
    if (signal.aborted) return
    isRead = true
    hasFailed = there === null
    if (there) watch.seed(there.rows, since, nowSecond())
    else retry = setTimeout(() => void read(), RETRY_MS)
  }

  const check = (second: number) => {
    if (isRead) watch.tick(second)
  }

  void read()
  const stops = [
    orderBook.follow({
      onChanges: (changes) => {
        watch.take(changes)
        check(nowSecond())
      },
      onReconnect: () => void read(),
    }),
    everySecond(check),
    runEachSecondWhileHidden(() => {
      check(nowSecond())
      for (const { check } of Object.values(bursts)) check()
      remind()
    }),
    ...Object.values(bursts).map(({ stop }) => stop),
    () => reading.abort(),
    () => clearTimeout(retry),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function showNotices(
  kind: OrderNoticeKind,
  orders: readonly Order[],
  sound: (kind: OrderNoticeKind) => void,
  open: (orderId: number | undefined) => void,
): void {
  if (noticeSettings[`${kind}Sound`]) sound(kind)
  if (!noticeSettings[`${kind}Desktop`]) return
  const text = noticeText(kind, orders, cityName)
  showDesktopNotice(text, () => open(text.orderId))
}

const cityName = (cityId?: number): string | undefined =>
  session.user?.allowedCities.find(({ id }) => id === cityId)?.name
