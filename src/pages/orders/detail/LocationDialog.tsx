import type { Order } from '../../../api/orders'
import { CourierOnMap } from './CourierOnMap'
import { MapDialog } from './MapDialog'

type Props = { open: boolean; order: Order; onClose: () => void }

export function LocationDialog({ open, order, onClose }: Props) {
  return (
    <MapDialog open={open} title={`Местоположение курьера, заказ ${order.id}`} onClose={onClose}>
      {/* Remount the map when the order gets another courier, because it starts at his position. */}
      <CourierOnMap key={order.isExternalCourier ? 'external' : order.courier?.id} order={order} />
    </MapDialog>
  )
}
