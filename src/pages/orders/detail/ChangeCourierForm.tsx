import { changeOrderCourier, type Order, type OrderCourierBody } from '../../../api/orders'
import { ModalForm } from '../../../kit/form/ModalForm'
import type { SaveProps } from '../../../kit/form/useSave'
import { mapLoaded } from '../../../lib/loaded'
import { CourierFields } from '../courier/CourierFields'
import { useCandidates } from '../courier/candidates'

export type OrderDialogProps = Pick<SaveProps<object>, 'success' | 'onChanged'> & {
  open: boolean
  order: Order
  onSaved: () => void
  onClose: () => void
}

const BLANK: Partial<OrderCourierBody> = {}

export function ChangeCourierForm({ open, order, onSaved, onClose, ...after }: OrderDialogProps) {
  const candidates = useCandidates([order], open)
  return (
    <ModalForm<OrderCourierBody>
      open={open}
      title={`Смена курьера заказа ${order.id}`}
      mode="create"
      submitText="Сменить"
      entity={mapLoaded(candidates, () => BLANK)}
      submit={(values) => changeOrderCourier(order.id, { ...values, reason: values.reason.trim() })}
      duplicate="same"
      {...after}
      onSaved={onSaved}
      onClose={onClose}
    >
      <CourierFields candidates={candidates.value} />
    </ModalForm>
  )
}
