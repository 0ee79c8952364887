import { Modal, Skeleton } from 'antd'
import { loadCourier } from '../../../api/couriers'
import { loadOrderLocation, type Order } from '../../../api/orders'
import { type LatLong, toLatLong } from '../../../domain/geo'
import { RequestFailure } from '../../../lib/failure'
import { CourierPlaceMap } from '../../../parts/couriers/CourierPlaceMap'
import { ErrorPanel } from '../../../ui/ErrorPanel'
import { DIALOG_CLOSE, isSecondClick } from '../../../ui/form/dialogClose'
import { useLoaded } from '../../../ui/load/useLoaded'

type Props = { open: boolean; order: Order; onClose: () => void }

export function LocationDialog({ open, order, onClose }: Props) {
  return (
    <Modal
      open={open}
      title={`Местоположение курьера, заказ ${order.id}`}
      width={800}
      footer={null}
      destroyOnHidden
      closable={DIALOG_CLOSE}
      onCancel={(event) => isSecondClick(event) || onClose()}
    >
      <div className="order-detail__map">
        {/* Remount the map when an external delivery service takes over the order, because its courier's position
            comes from another endpoint. */}
        <CourierMap key={order.isExternalCourier ? 'external' : 'own'} order={order} />
      </div>
    </Modal>
  )
}

function CourierMap({ order }: { order: Order }) {
  const { id, isExternalCourier, courier } = order
  const place = useLoaded(loadPlace, [isExternalCourier ? { orderId: id } : { courierId: courier?.id }])
  const at = place.value
  if (place.status === 'failed') return <ErrorPanel failure={place.failure} onRetry={place.reload} />
  if (!at) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  const name = courier?.fio ?? order.externalOrderInfo?.courierName ?? 'Курьер'
  return <CourierPlaceMap place={at} fio={name} courierTypeId={courier?.courierTypeId} />
}

type Whose = { orderId?: number; courierId?: number | undefined }

async function loadPlace({ orderId, courierId }: Whose, signal: AbortSignal): Promise<LatLong> {
  const place = toLatLong(
    orderId !== undefined ? await loadOrderLocation(orderId, signal) : await loadCourierLocation(courierId, signal),
  )
  if (!place) throw new RequestFailure({ message: 'Ошибка получения местоположения курьера' })
  return place
}

async function loadCourierLocation(courierId: number | undefined, signal: AbortSignal) {
  return courierId === undefined ? undefined : (await loadCourier(courierId, ['location'], signal)).location
}
