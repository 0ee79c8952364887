import type { ReactNode } from 'react'
import { changeOrderStatus } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { bidiIsolated } from '../../../domain/textFormatting'
import { lastListUrl } from '../../../kit/address/lastListQuery'
import { paths } from '../../../kit/address/paths'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'

export type OrderStatusTransition = { status: number; title: string }

export type StatusChangeDialogProps = {
  orderId: number
  transition: OrderStatusTransition
  open: boolean
  at?: DOMRect | undefined
  onChanged?: () => void
  onClose: () => void
  children?: ReactNode
}

/**
 * Dialog that confirms a change of the order's status. The focus is on the confirm button for a step forward and on «Не
 * отменять» for a cancellation (operations, «Order detail»).
 */
export function StatusChangeDialog({ orderId, transition, ...dialog }: StatusChangeDialogProps) {
  const { status, title } = transition
  const isCancellation = status <= 0
  return (
    <ConfirmDialog
      {...dialog}
      onDone={dialog.onClose}
      title={`Изменить статус заказа ${orderId} на «${bidiIsolated(title)}»?`}
      {...(isCancellation
        ? { confirmText: `Отменить заказ ${orderId}`, cancelText: 'Не отменять', danger: true }
        : { confirmText: 'Изменить', focus: 'confirm' })}
      action={() => changeOrderStatus(orderId, status)}
      success={`Заказ ${orderId}: статус изменён на «${bidiIsolated(title)}»`}
      link={{
        label: 'Открыть заказ',
        to: lastListUrl(isActiveOrderStatus(status) ? paths.orders : paths.archive, { order: orderId }),
      }}
    />
  )
}
