import { Radio } from 'antd'
import { useState } from 'react'
import {
  type OrderStatusTransition,
  StatusChangeDialog,
  type StatusChangeDialogProps,
} from '../detail/StatusChangeDialog'

type CancelOrderDialogProps = Omit<StatusChangeDialogProps, 'transition' | 'children'> & {
  transitions: readonly [OrderStatusTransition, ...OrderStatusTransition[]]
}

type StatusOrCancelDialogProps = CancelOrderDialogProps & { isForward: boolean }

export function StatusOrCancelDialog({ isForward, transitions, ...dialog }: StatusOrCancelDialogProps) {
  return isForward ? (
    <StatusChangeDialog {...dialog} transition={transitions[0]} />
  ) : (
    <CancelOrderDialog key={dialog.orderId} {...dialog} transitions={transitions} />
  )
}

/**
 * Dialog for the keyboard shortcut that cancels an order. The buttons of the order's detail offer the kinds of
 * cancellation in a menu; for the shortcut, the dialog itself offers them.
 */
function CancelOrderDialog({ transitions, ...dialog }: CancelOrderDialogProps) {
  const [chosen, setChosen] = useState(transitions[0].status)
  // If the order no longer allows the chosen kind of cancellation, use the first allowed kind.
  const transition = transitions.find(({ status }) => status === chosen) ?? transitions[0]
  return (
    <StatusChangeDialog {...dialog} transition={transition}>
      {transitions.length > 1 && (
        <Radio.Group
          aria-label="Вид отмены"
          value={transition.status}
          options={transitions.map(({ status, title }) => ({ value: status, label: title }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </StatusChangeDialog>
  )
}
