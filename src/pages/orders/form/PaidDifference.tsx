import { useFormState } from 'react-final-form'
import { paidDifference } from '../../../domain/orderPaid'
import { orderSums, PAID_ORDER } from '../../../domain/orders'
import { useFormValue } from '../../../ui/form/useFieldValue'
import type { OrderValues } from './orderValues'

/** Shows by how much the typed sum differs from the saved sum of an order that the customer has paid. */
export function PaidDifference() {
  const { initialValues = {} } = useFormState<Partial<OrderValues>>({ subscription: { initialValues: true } })
  const total = useFormValue((values) => orderSums(values).total)
  const { paymentTypeId, orderItems = [] } = initialValues
  // Items without prices were left out by the server, so the saved sum is unknown.
  const isKnown = paymentTypeId === PAID_ORDER && orderItems.every(({ price }) => price !== undefined)
  const text = isKnown ? paidDifference(orderSums(initialValues).total, total) : undefined
  return (
    <div className="order-changes" role="status">
      {text && <p className="order-form__paid">{text}</p>}
    </div>
  )
}
