import { Modal } from 'antd'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { CourierMap, type CourierMapProps } from './CourierMap'

type CourierMapDialogProps = CourierMapProps & {
  open: boolean
  onClose: () => void
}

/** Specification: reference-data, section 1. */
export function CourierMapDialog({ open, onClose, ...map }: CourierMapDialogProps) {
  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title="Карта курьеров"
      width="min(1360px, 96vw)"
      style={{ top: '2vh', paddingBottom: 0 }}
      className="courier-map-dialog"
    >
      <CourierMap {...map} />
    </Modal>
  )
}
