import type { Order } from '../../../api/orders'
import { CourierOnMap } from './CourierOnMap'
import { MapDialog } from './MapDialog'

type Props = { open: boolean; order: Order; onClose: () => void }

export function OrderCourierLocationDialog({ open, order, onClose }: Props) {
  return (
    <MapDialog open={open} title={`Местоположение курьера, заказ ${order.id}`} onClose={onClose}>
      {/* Remount when the order gets another courier, so that the map starts at the new courier's position. */}
      <CourierOnMap key={order.isExternalCourier ? 'external' : order.courier?.id} order={order} />
    </MapDialog>
  )
}
