import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../kit/address/paths'
import { type Failure, toFailure } from '../../../lib/failure'
import { lazyModule } from '../../../lib/lazyModule'
import { toast } from '../../../ui/toasts'

const loadNotices = lazyModule(() => import('./startOrderNotices'))
const RETRY_MS = 60_000

/**
 * Toast for a failed load of the orders. Until they are loaded, there are no notices about late orders, because orders
 * that were already late cannot be distinguished from those that become late.
 */
const showUnreadToast = ({ message, hint }: Failure) =>
  toast.failure({
    message: 'Уведомления о заказах работают не полностью',
    hint: `Заказы не загрузились (${hint ?? message}): о том, что появилось раньше, не сообщим. Повторим через минуту.`,
  })

export function useOrderNotices(userId: number, isOn: boolean): void {
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(0)
  // Opens the order in a list that is filtered by the order's id: without the filter, the order may be on any page of the list.
  const open = useEffectEvent((orderId: number | undefined) =>
    navigate(orderId === undefined ? paths.orders : paths.ordersWith({ id: orderId, order: orderId })),
  )
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    loadNotices().then(
      ({ startOrderNotices }) => {
        if (!isOver) stop = startOrderNotices(userId, (orderId) => open(orderId), showUnreadToast)
      },
      (error: unknown) => {
        if (isOver) return
        const { hint, message } = toFailure(error)
        if (attempt === 0) toast.failure({ message: 'Уведомления о заказах не включились', hint: hint ?? message })
        // Retry automatically, because the UI has no button to load the code of the order notices again.
        again = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS)
      },
    )
    return () => {
      isOver = true
      clearTimeout(again)
      stop?.()
    }
  }, [userId, isOn, attempt])
}
