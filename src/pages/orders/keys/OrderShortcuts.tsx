import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../kit/address/paths'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { toFailure } from '../../../lib/failure'
import { idStruct } from '../../../lib/structs'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useAccess } from '../../../session/sessionHooks'
import { lazyDialog } from '../../../ui/chunk/lazyDialog'
import { usePreloadChunk } from '../../../ui/chunk/usePreloadChunk'
import { isOutsideControls } from '../../../ui/shortcuts/focusChecks'
import { type ShortcutHandler, useShortcuts } from '../../../ui/shortcuts/useShortcuts'
import { dismissToast, toast } from '../../../ui/toasts'
import type { OrderStatusTransition } from '../detail/StatusChangeDialog'
import { titledStatusTransitions } from '../detail/titledStatusTransitions'
import type { OrderDialogName } from '../detail/useOrderDialog'
import { orderUrlParams } from '../list/orderUrlParams'
import { useStatusNames } from '../list/useStatusNames'
import '../../../ui/shortcuts/orderShortcuts'

const StatusOrCancelDialog = lazyDialog(() => import('./StatusOrCancelDialog').then((m) => m.StatusOrCancelDialog))

/** In milliseconds. A load that takes longer is announced, because the pressed key has no visible effect until the load ends. */
const SLOW_LOAD_MS = 2000

type StatusQuestion = {
  orderId: number
  transitions: [OrderStatusTransition, ...OrderStatusTransition[]]
  isForward: boolean
  at: DOMRect
}

/** A key press that asks for a new status of an order. `line` is the order's table row. */
type Press = { orderId: number; line: Element; isForward: boolean }

export function OrderShortcuts({ isArchive }: { isArchive: boolean }) {
  const can = useAccess()
  const [, navigate] = useLocation()
  const { get, set } = useUrlQuery()
  const openId = get('order', idStruct())
  const nameOf = useStatusNames()
  const [shown, setShown] = useState<StatusQuestion | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [press, setPress] = useState<Press>()
  usePreloadChunk(StatusOrCancelDialog)

  const onChosen =
    (act: (orderId: number, line: Element) => void): ShortcutHandler =>
    ({ target }) => {
      const chosen = chosenOrder(target, openId)
      if (!chosen) return false
      act(chosen.id, chosen.line)
      return true
    }
  const whoMay = (isAllowed: boolean, act: (orderId: number, line: Element) => void): ShortcutHandler =>
    isAllowed ? onChosen(act) : () => false

  const notice = useRef(0)
  const ask = (isForward: boolean) => (orderId: number, line: Element) => {
    if (press?.orderId === orderId && press.isForward === isForward) showLoading(notice)
    else setPress({ orderId, line, isForward })
  }
  const showLoaded = useEffectEvent(({ orderId, line, isForward }: Press, row: OrderRow | undefined) => {
    // Do nothing if the user moved to another order or opened a dialog while the order loaded.
    if (chosenOrder(document.activeElement, openId)?.id !== orderId) return
    const all = row ? titledStatusTransitions(row.order, nameOf) : []
    const [first, ...others] = all.filter(({ status }) => status > 0 === isForward)
    if (!first) {
      const message = isForward ? 'следующего статуса нет' : 'отменить нельзя'
      toast.failure({ message: `Заказ ${orderId}: ${message}` })
      return
    }
    setShown({ orderId, transitions: [first, ...others], isForward, at: line.getBoundingClientRect() })
    setOpen(true)
  })
  // Opens the dialog that confirms a new status. It loads the order first if needed: list responses may omit the status
  // transitions, and after a change the known transitions belong to the previous status. The load is cancelled if the user
  // presses another status key, or a status key on another order, before the load ends.
  useEffect(() => {
    if (!press) return
    const { orderId } = press
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => showLoading(notice), SLOW_LOAD_MS)
    const load = async () => (orderBook.isComplete(orderId) ? orderBook.row(orderId) : loadOrderRow(orderId, signal))
    const end = (show: () => void) => {
      if (signal.aborted) return
      setPress(undefined)
      show()
    }
    load().then(
      (row) => end(() => showLoaded(press, row)),
      (error: unknown) => end(() => void toast.failure(toFailure(error))),
    )
    return () => {
      controller.abort()
      clearTimeout(timer)
      dismissToast(notice.current)
    }
  }, [press])
  const show = (form: OrderDialogName) => (orderId: number) => set(orderUrlParams(orderId, form))

  const mayChange = can('order_change_status')
  const mayEdit = !isArchive && can({ every: ['order_update', 'order_change_courier'] })
  useShortcuts({
    orderNext: whoMay(mayChange, ask(true)),
    orderCancel: whoMay(mayChange, ask(false)),
    orderCourier: whoMay(!isArchive && can('order_change_courier'), show('courier')),
    orderPhone: onChosen(show('phone')),
    orderPlace: whoMay(can('order_change_coordinate'), show('coordinates')),
    orderEdit: whoMay(mayEdit, (orderId) => navigate(paths.order(orderId).edit, { state: OPENED_FROM_SCREEN })),
    orderMap: whoMay(!isArchive, (orderId) => set({ map: true, order: orderId })),
  })

  if (!shown) return null
  const changed = () => {
    // Load the full order to get its next status transitions, because events may omit them.
    loadOrderRow(shown.orderId).catch((error: unknown) => toast.failure(toFailure(error)))
  }
  const close = () => setOpen(false)
  return <StatusOrCancelDialog {...shown} open={isOpen} onChanged={changed} onClose={close} />
}

/**
 * Returns the order in the focused row. If no element has the focus, or an element inside the order's detail has it,
 * returns the open order. If another control has the focus, returns nothing, so that the key works as usual there.
 */
function chosenOrder(target: EventTarget | null, openId: number | undefined) {
  const focused = target instanceof Element ? target.closest<HTMLElement>('tr.ant-table-row[data-row-key]') : null
  const opened = isOutsideControls(target) || isInDetail(target) ? lineOf(openId) : undefined
  const line = focused ?? opened
  const id = Number(line?.dataset.rowKey)
  return line && Number.isInteger(id) ? { id, line } : undefined
}

const isInDetail = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.order-detail') !== null

const lineOf = (id: number | undefined): HTMLElement | undefined =>
  id === undefined ? undefined : (document.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`) ?? undefined)

function showLoading(notice: RefObject<number>): void {
  dismissToast(notice.current)
  notice.current = toast.notice('Заказ ещё загружается')
}
