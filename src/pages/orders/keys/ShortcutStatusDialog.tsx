import { StatusChangeDialog } from '../detail/StatusChangeDialog'
import { CancelOrderDialog, type CancelOrderDialogProps } from './CancelOrderDialog'

export type ShortcutStatusDialogProps = CancelOrderDialogProps & { isForward: boolean }

export function ShortcutStatusDialog({ isForward, transitions, ...question }: ShortcutStatusDialogProps) {
  return isForward ? (
    <StatusChangeDialog {...question} transition={transitions[0]} />
  ) : (
    <CancelOrderDialog key={question.orderId} {...question} transitions={transitions} />
  )
}
