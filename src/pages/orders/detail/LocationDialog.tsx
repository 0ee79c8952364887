import { Modal } from 'antd'
import type { Order } from '../../../api/orders'
import { DIALOG_CLOSE, isSecondClick } from '../../../ui/form/dialogClose'
import { CourierOnMap } from './CourierOnMap'

type Props = { open: boolean; order: Order; onClose: () => void }

export function LocationDialog({ open, order, onClose }: Props) {
  return (
    <Modal
      open={open}
      title={`Местоположение курьера, заказ ${order.id}`}
      width={800}
      footer={null}
      // The map measures itself on mount, so the dialog must not grow from a smaller size meanwhile.
      transitionName=""
      destroyOnHidden
      closable={DIALOG_CLOSE}
      onCancel={(event) => isSecondClick(event) || onClose()}
    >
      {/* Remount the map when the order gets another courier, because it starts at his position. */}
      <CourierOnMap key={order.isExternalCourier ? 'external' : order.courier?.id} order={order} />
    </Modal>
  )
}
