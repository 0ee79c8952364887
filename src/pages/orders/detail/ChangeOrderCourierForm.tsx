import { useState } from 'react'
import { changeOrderCourier, type Order, type OrderCourierBody } from '../../../api/orders'
import { ModalForm } from '../../../kit/form/ModalForm'
import { mapLoadedValue } from '../../../lib/loadedValue'
import { AssignCourierFields } from '../courier/AssignCourierFields'
import { CurrentCourierNotice, courierReasonOrDefault, hasCourier } from '../courier/CurrentCourierNotice'
import { useCourierCandidates } from '../courier/useCourierCandidates'

export type OrderDialogProps = {
  open: boolean
  order: Order
  onChanged: () => void
  onClose: () => void
}

const BLANK: Partial<OrderCourierBody> = {}

export function ChangeOrderCourierForm({ open, order, onChanged, onClose }: OrderDialogProps) {
  const candidates = useCourierCandidates([order], open)
  // The title does not change while the dialog is open, even if a colleague assigns a courier.
  const [isChange, setChange] = useState(() => hasCourier(order))
  if (!open && isChange !== hasCourier(order)) setChange(hasCourier(order))
  return (
    <ModalForm<OrderCourierBody>
      open={open}
      title={isChange ? `Смена курьера заказа ${order.id}` : `Назначить курьера: заказ ${order.id}`}
      mode="create"
      submitText={isChange ? 'Сменить' : 'Назначить'}
      entity={mapLoadedValue(candidates, () => BLANK)}
      submit={({ courierId, reason }) =>
        changeOrderCourier(order.id, { courierId, reason: courierReasonOrDefault(reason) })
      }
      duplicate="same"
      success={isChange ? `Заказ ${order.id}: курьер изменён` : `Заказ ${order.id}: курьер назначен`}
      onChanged={onChanged}
      onSaved={onClose}
      onClose={onClose}
    >
      <CurrentCourierNotice order={order} />
      <AssignCourierFields candidates={candidates.value} needsReason={hasCourier(order)} />
    </ModalForm>
  )
}
