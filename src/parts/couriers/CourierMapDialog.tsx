import { Modal } from 'antd'
import { viewDialogProps } from '../../ui/form/dialogClose'
import { CourierMap } from './CourierMap'

export type CourierMapDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Called with the ids of the couriers inside a rectangle that the user draws on the map with Shift, and with their city. */
  onChoose?: ((ids: readonly number[], cityId: number) => void) | undefined
}

/** Specification: reference-data, section 1. */
export function CourierMapDialog({ isOpen, onClose, onChoose }: CourierMapDialogProps) {
  return (
    <Modal
      {...viewDialogProps(onClose)}
      open={isOpen}
      title="Карта курьеров"
      width="min(1360px, 96vw)"
      style={{ top: '2vh', paddingBottom: 0 }}
      className="courier-map-dialog"
    >
      <CourierMap onChoose={onChoose} />
    </Modal>
  )
}
