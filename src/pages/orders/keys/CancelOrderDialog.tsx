import { Radio } from 'antd'
import { useState } from 'react'
import { changeOrderStatus } from '../../../api/orders'
import { bidiIsolated } from '../../../domain/textFormatting'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'
import { orderToastLink } from '../detail/orderToastLink'
import type { OrderStatusTransition, StatusChangeDialogProps } from '../detail/StatusChangeDialog'

export type CancelOrderDialogProps = Omit<StatusChangeDialogProps, 'transition'> & {
  transitions: readonly [OrderStatusTransition, ...OrderStatusTransition[]]
}

/**
 * Dialog for the keyboard shortcut that cancels an order. The buttons of the order's detail offer the kinds of
 * cancellation in a menu; for the shortcut, the dialog itself offers them.
 */
export function CancelOrderDialog({
  transitions,
  orderId,
  open,
  at,
  onChanged,
  onDone,
  onClose,
}: CancelOrderDialogProps) {
  const [chosen, setChosen] = useState(transitions[0].status)
  // The server may withdraw the chosen transition while the dialog is open.
  const { status, title } = transitions.find((transition) => transition.status === chosen) ?? transitions[0]
  return (
    <ConfirmDialog
      open={open}
      at={at}
      title={`Изменить статус заказа ${orderId} на «${bidiIsolated(title)}»?`}
      confirmText={`Отменить заказ ${orderId}`}
      cancelText="Не отменять"
      danger
      action={() => changeOrderStatus(orderId, status)}
      success={`Заказ ${orderId}: статус изменён на «${bidiIsolated(title)}»`}
      link={orderToastLink(orderId, status)}
      {...(onChanged && { onChanged })}
      onDone={onDone}
      onClose={onClose}
    >
      {transitions.length > 1 && (
        <Radio.Group
          aria-label="Вид отмены"
          value={status}
          options={transitions.map((transition) => ({ value: transition.status, label: transition.title }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
