import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { Failure } from '../../lib/failure'
import { paths } from '../../ui/address/paths'
import { toast } from '../../ui/toasts'

/** Orders that are late already cannot be told from those that become late, so nothing is said of them. */
const sayUnread = ({ message, hint }: Failure) =>
  toast.failure({
    message: 'Оповещения работают не полностью',
    hint: `Заказы не загрузились (${hint ?? message}): о том, что появилось раньше, не сообщим.`,
  })

/** Runs the notices of a person while any is switched on; their code comes when it is. */
export function useOrderNotices(userId: number, isOn: boolean): void {
  const [, navigate] = useLocation()
  // By its number as well, since the order may be on any page of the list.
  const open = useEffectEvent((orderId: number | undefined) =>
    navigate(orderId === undefined ? paths.orders : paths.ordersWith({ id: orderId, order: orderId })),
  )
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isOver = false
    import('../../live/notices/runNotices').then(
      ({ runNotices }) => {
        if (!isOver) stop = runNotices(userId, (orderId) => open(orderId), sayUnread)
      },
      () => toast.failure({ message: 'Оповещения не включились', hint: 'Проверьте соединение и обновите страницу.' }),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId, isOn])
}
