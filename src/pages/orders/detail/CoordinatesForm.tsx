import { useMemo } from 'react'
import { changeOrderCoordinate, type OrderCoordinateBody } from '../../../api/orders'
import { fieldsOf } from '../../../ui/form/fieldNames'
import { ModalForm } from '../../../ui/form/ModalForm'
import { ready } from '../../../ui/form/useEntity'
import { CoordinatePicker } from '../../../ui/map/CoordinatePicker'
import type { OrderDialogProps } from './ChangeCourierForm'

const field = fieldsOf<OrderCoordinateBody>()

/** Moves the customer's place, by typing or by a click on the map. */
export function CoordinatesForm({ open, order, onSaved, onClose }: OrderDialogProps) {
  const { lat, long } = order.addressTo ?? {}
  // A live update of the order must not undo what is being typed: only a new place is a new start.
  const entity = useMemo(() => ready<Partial<OrderCoordinateBody>>({ lat, long }), [lat, long])
  return (
    <ModalForm<OrderCoordinateBody>
      open={open}
      title={`Координаты заказа ${order.id}`}
      mode="edit"
      width={720}
      entity={entity}
      submit={({ lat, long }) => changeOrderCoordinate(order.id, { lat, long })}
      onSaved={onSaved}
      onClose={onClose}
    >
      <CoordinatePicker lat={field('lat')} long={field('long')} />
    </ModalForm>
  )
}
