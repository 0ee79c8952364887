import { changeOrderCourier, type Order, type OrderCourierBody } from '../../../api/orders'
import { mapLoaded } from '../../../lib/loaded'
import { ModalForm } from '../../../ui/form/ModalForm'
import { CourierFields } from '../assign/CourierFields'
import { useCandidates } from '../assign/candidates'

export type OrderDialogProps = { open: boolean; order: Order; onSaved: () => void; onClose: () => void }

const BLANK: Partial<OrderCourierBody> = {}

/** Gives the order to another courier with an active slot in its city; the reason is required. */
export function ChangeCourierForm({ open, order, onSaved, onClose }: OrderDialogProps) {
  const candidates = useCandidates([order], open)
  return (
    <ModalForm<OrderCourierBody>
      open={open}
      title={`Смена курьера заказа ${order.id}`}
      mode="create"
      submitText="Сменить"
      entity={mapLoaded(candidates, () => BLANK)}
      submit={(values) => changeOrderCourier(order.id, { ...values, reason: values.reason.trim() })}
      twin="same"
      onSaved={onSaved}
      onClose={onClose}
    >
      <CourierFields candidates={candidates.value} />
    </ModalForm>
  )
}
