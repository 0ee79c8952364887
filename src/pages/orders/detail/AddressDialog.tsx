import { useMemo } from 'react'
import type { Order } from '../../../api/orders'
import { toLatLong } from '../../../domain/geo'
import { orderAddress } from '../../../domain/orders'
import { TileMap } from '../../../kit/map/TileMap'
import { MapPin } from '../../../ui/map/MapPin'
import { MapDialog } from './MapDialog'

type Props = { open: boolean; order: Order; onClose: () => void }

/** Shows the customer's address and the branch on a map. */
export function AddressDialog({ open, order, onClose }: Props) {
  return (
    <MapDialog open={open} title={`Адрес доставки, заказ ${order.id}`} onClose={onClose}>
      {orderAddress(order.addressTo)}
      <div className="order-detail__map">
        <AddressMap order={order} />
      </div>
    </MapDialog>
  )
}

function AddressMap({ order: { addressFrom, addressTo } }: { order: Order }) {
  const [branch, customer] = [toLatLong(addressFrom), toLatLong(addressTo)]
  const { lat, long } = customer ?? {}
  const focus = useMemo(() => ({ places: lat === undefined || long === undefined ? [] : [{ lat, long }] }), [lat, long])
  return (
    <TileMap label="Карта: адрес доставки" focus={focus}>
      {branch && <MapPin place={branch} color="var(--tone-warning-solid)" label="Заведение" />}
      {customer && <MapPin place={customer} color="var(--ink)" label="Клиент" />}
    </TileMap>
  )
}
