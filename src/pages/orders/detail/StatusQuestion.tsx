import { changeOrderStatus } from '../../../api/orders'
import { isolated } from '../../../domain/text'
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog'
import { toast } from '../../../ui/toasts'

export type Transition = { status: number; title: string }

export type StatusQuestionProps = {
  orderId: number
  transition: Transition
  open: boolean
  /** What asked, on the screen. */
  at?: DOMRect | undefined
  onDone: () => void
  onClose: () => void
}

/**
 * Asks before a status is changed (operations, «Order detail»). A step forward has the focus on its affirmative choice; a
 * cancellation on «Не отменять», and its button says what it cancels.
 */
export function StatusQuestion({ orderId, transition, open, at, onDone, onClose }: StatusQuestionProps) {
  const { status, title } = transition
  const isCancellation = status <= 0
  return (
    <ConfirmDialog
      open={open}
      at={at}
      title={`Изменить статус на «${isolated(title)}»?`}
      {...(isCancellation
        ? { confirmText: `Отменить заказ ${orderId}`, cancelText: 'Не отменять', danger: true }
        : { confirmText: 'Изменить', focus: 'confirm' })}
      action={() => changeOrderStatus(orderId, status)}
      onDone={() => {
        toast.success(`Заказ ${orderId}: статус изменён на «${isolated(title)}»`)
        onDone()
      }}
      onClose={onClose}
    />
  )
}
