import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../ui/address/paths'
import { toast } from '../../ui/toasts'

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
        if (!isOver) stop = runNotices(userId, (orderId) => open(orderId))
      },
      () => toast.failure({ message: 'Оповещения не включились', hint: 'Проверьте соединение и обновите страницу.' }),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId, isOn])
}
