import { StatusChangeDialog } from '../detail/StatusChangeDialog'
import { CancelOrderDialog, type CancelOrderDialogProps } from './CancelOrderDialog'

type StatusOrCancelDialogProps = CancelOrderDialogProps & { isForward: boolean }

export function StatusOrCancelDialog({ isForward, transitions, ...question }: StatusOrCancelDialogProps) {
  return isForward ? (
    <StatusChangeDialog {...question} transition={transitions[0]} />
  ) : (
    <CancelOrderDialog key={question.orderId} {...question} transitions={transitions} />
  )
}
