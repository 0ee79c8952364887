import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { type Failure, toFailure } from '../../lib/failure'
import { lazyModule } from '../../lib/lazyModule'
import { paths } from '../../ui/address/paths'
import { toast } from '../../ui/toasts'

const loadNotices = lazyModule(() => import('../../live/notices/runNotices'))
/** Between attempts to load the notices. */
const RETRY_MS = 60_000

/** Orders already late cannot be told apart from those becoming late, so they get no notice. */
const sayUnread = ({ message, hint }: Failure) =>
  toast.failure({
    message: 'Оповещения работают не полностью',
    hint: `Заказы не загрузились (${hint ?? message}): о том, что появилось раньше, не сообщим.`,
  })

/** Runs the notices of a person while any is switched on; their code comes when it is. */
export function useOrderNotices(userId: number, isOn: boolean): void {
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(0)
  // By its number as well, since the order may be on any page of the list.
  const open = useEffectEvent((orderId: number | undefined) =>
    navigate(orderId === undefined ? paths.orders : paths.ordersWith({ id: orderId, order: orderId })),
  )
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    loadNotices().then(
      ({ runNotices }) => {
        if (!isOver) stop = runNotices(userId, (orderId) => open(orderId), sayUnread)
      },
      (error: unknown) => {
        if (isOver) return
        const { hint, message } = toFailure(error)
        if (attempt === 0) toast.failure({ message: 'Оповещения не включились', hint: hint ?? message })
        // Retried by itself: nothing on the screen offers to.
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
