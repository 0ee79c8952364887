import { StatusQuestion, type StatusQuestionProps, type Transition } from '../detail/StatusQuestion'
import { CancelQuestion } from './CancelQuestion'

export type OrderQuestionProps = Omit<StatusQuestionProps, 'transition'> & {
  transitions: readonly [Transition, ...Transition[]]
  isForward: boolean
}

export function OrderQuestion({ isForward, transitions, ...question }: OrderQuestionProps) {
  return isForward ? (
    <StatusQuestion {...question} transition={transitions[0]} />
  ) : (
    <CancelQuestion key={question.orderId} {...question} transitions={transitions} />
  )
}
