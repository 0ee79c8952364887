import { Modal } from 'antd'
import { useMemo } from 'react'
import type { Order } from '../../../api/orders'
import { toLatLong } from '../../../domain/geo'
import { orderAddress } from '../../../domain/orders'
import { TileMap } from '../../../kit/map/TileMap'
import { DIALOG_CLOSE, isSecondClick } from '../../../ui/form/dialogClose'
import { MapPin } from '../../../ui/map/MapPin'

type Props = { open: boolean; order: Order; onClose: () => void }

/** Shows the customer's address and the branch on a map. */
export function AddressDialog({ open, order, onClose }: Props) {
  return (
    <Modal
      open={open}
      title={`Адрес доставки, заказ ${order.id}`}
      width={800}
      footer={null}
      // The map measures itself on mount, so the dialog must not grow from a smaller size meanwhile.
      transitionName=""
      destroyOnHidden
      closable={DIALOG_CLOSE}
      onCancel={(event) => isSecondClick(event) || onClose()}
    >
      {orderAddress(order.addressTo)}
      <div className="order-detail__map">
        <AddressMap order={order} />
      </div>
    </Modal>
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
