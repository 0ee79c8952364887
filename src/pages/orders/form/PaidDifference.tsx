import { useFormState } from 'react-final-form'
import { orderSums, PREPAID_PAYMENT } from '../../../domain/orders'
import { paidDifferenceText } from '../../../domain/paidDifference'
import { useFormValue } from '../../../ui/form/useFieldValue'
import type { OrderValues } from './orderValues'

export function PaidDifference() {
  const { initialValues = {} } = useFormState<Partial<OrderValues>>({ subscription: { initialValues: true } })
  const total = useFormValue((values) => orderSums(values).total)
  const { paymentTypeId, orderItems = [] } = initialValues
  // If the server omitted the price of an item, the saved sum is unknown.
  const isKnown = paymentTypeId === PREPAID_PAYMENT && orderItems.every(({ price }) => price !== undefined)
  const text = isKnown ? paidDifferenceText(orderSums(initialValues).total, total) : undefined
  return (
    <div className="order-changes" role="status">
      {text && <p className="order-form__paid">{text}</p>}
    </div>
  )
}
