import {
  type OrderStatusTransition,
  StatusChangeDialog,
  type StatusChangeDialogProps,
} from '../detail/StatusChangeDialog'
import { CancelOrderDialog } from './CancelOrderDialog'

export type OrderStatusDialogProps = Omit<StatusChangeDialogProps, 'transition'> & {
  transitions: readonly [OrderStatusTransition, ...OrderStatusTransition[]]
  isForward: boolean
}

export function OrderStatusDialog({ isForward, transitions, ...question }: OrderStatusDialogProps) {
  return isForward ? (
    <StatusChangeDialog {...question} transition={transitions[0]} />
  ) : (
    <CancelOrderDialog key={question.orderId} {...question} transitions={transitions} />
  )
}
