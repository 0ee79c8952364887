import { Modal } from 'antd'
import { CourierMap } from './CourierMap'

/** The couriers' map over any screen (reference-data, section 1). What it shows lives only while it is open. */
export function CourierMapDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      open={isOpen}
      onCancel={() => onClose()}
      title="Карта курьеров"
      footer={null}
      destroyOnHidden
      width="min(1360px, 96vw)"
      style={{ top: '2vh', paddingBottom: 0 }}
      className="courier-map-dialog"
      closable={{ 'aria-label': 'Закрыть' }}
    >
      <CourierMap />
    </Modal>
  )
}
