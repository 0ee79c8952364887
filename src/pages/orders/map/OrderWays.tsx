import type { LatLong } from '../../../domain/geo'
import { MapLine } from '../../../ui/map/MapLine'
import type { MapOrder } from './mapOrders'

export function OrderWays({ orders, courier }: { orders: readonly MapOrder[]; courier: LatLong | undefined }) {
  return orders.map(
    ({ id, from, to }) =>
      to && (
        <div key={id}>
          {from && <MapLine places={[from, to]} color="var(--ink)" />}
          {courier && <MapLine places={[courier, to]} color="var(--ink)" isDashed />}
        </div>
      ),
  )
}
