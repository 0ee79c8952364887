import { useState } from 'react'
import { changeOrderCoordinate, type OrderCoordinateBody } from '../../../api/orders'
import { toLatLong } from '../../../domain/geo'
import { orderAddress } from '../../../domain/orders'
import { ModalForm } from '../../../kit/form/ModalForm'
import { CoordinatePicker } from '../../../kit/map/CoordinatePicker'
import { createLoadedValue } from '../../../lib/loadedValue'
import { useCityCenter } from '../../../parts/cityPlace/useCityCenter'
import { fieldNames } from '../../../ui/form/fieldNames'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { MapPin } from '../../../ui/map/MapPin'
import type { OrderDialogProps } from './ChangeOrderCourierForm'
import { coordinateFailures } from './coordinateFailures'

const field = fieldNames<OrderCoordinateBody>()

export function OrderCoordinatesForm({ open, order, onChanged, onClose }: OrderDialogProps) {
  const entity = useStart(open, order.addressTo)
  const branch = toLatLong(order.addressFrom)
  const { city, load } = useCityCenter(open ? order.cityId : undefined)
  return (
    <ModalForm<OrderCoordinateBody>
      open={open}
      title={`Координаты заказа ${order.id}`}
      mode="edit"
      width={720}
      entity={entity}
      submit={async ({ lat, long }) => {
        await changeOrderCoordinate(order.id, { lat, long })
        delete coordinateFailures[order.id]
      }}
      success={`Заказ ${order.id}: координаты изменены`}
      onChanged={onChanged}
      onSaved={onClose}
      onClose={onClose}
    >
      <dl className="order-detail__whereabouts">
        <dt>Адрес доставки</dt>
        <dd>{orderAddress(order.addressTo) || '—'}</dd>
        <dt>Заведение</dt>
        <dd>{[order.companyName, order.addressFrom?.address].filter(Boolean).join(', ') || '—'}</dd>
      </dl>
      <LoadFailureAlert of={load} title="Положение города не загрузилось: карта показывает обычное место" />
      <CoordinatePicker lat={field('lat')} long={field('long')} city={city} near={branch}>
        {branch && <MapPin place={branch} color="var(--tone-warning-solid)" label="Заведение" />}
      </CoordinatePicker>
    </ModalForm>
  )
}

/**
 * Returns the initial coordinates of the form. Once known, they remain the same while the form is open, because a live
 * update of the order must not overwrite unsaved input.
 */
function useStart(open: boolean, { lat, long }: { lat?: number | undefined; long?: number | undefined } = {}) {
  const [start, setStart] = useState({ lat, long })
  const isFree = !open || (start.lat === undefined && start.long === undefined)
  if (isFree && (start.lat !== lat || start.long !== long)) setStart({ lat, long })
  return createLoadedValue<Partial<OrderCoordinateBody>>(start)
}
