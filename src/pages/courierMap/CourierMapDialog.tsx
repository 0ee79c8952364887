import { Modal } from 'antd'

export function CourierMapDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <Modal open={isOpen} onCancel={onClose} title="Карта курьеров" footer={null} />
}
