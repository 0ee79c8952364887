import { Modal } from 'antd'
import { CourierMap } from './CourierMap'

export type CourierMapDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Where several couriers of the list below may be chosen: by a rectangle drawn with Shift. */
  onChoose?: ((ids: readonly number[]) => void) | undefined
}

/** The couriers' map over any screen (reference-data, section 1). What it shows lives only while it is open. */
export function CourierMapDialog({ isOpen, onClose, onChoose }: CourierMapDialogProps) {
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
      <CourierMap onChoose={onChoose} />
    </Modal>
  )
}
