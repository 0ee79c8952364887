import { StatusChangeDialog } from '../detail/StatusChangeDialog'
import { CancelOrderDialog, type CancelOrderDialogProps } from './CancelOrderDialog'

export type OrderStatusDialogProps = CancelOrderDialogProps & { isForward: boolean }

export function OrderStatusDialog({ isForward, transitions, ...question }: OrderStatusDialogProps) {
  return isForward ? (
    <StatusChangeDialog {...question} transition={transitions[0]} />
  ) : (
    <CancelOrderDialog key={question.orderId} {...question} transitions={transitions} />
  )
}
