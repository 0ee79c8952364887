import { Modal } from 'antd'
import { useRef } from 'react'
import { loadEmployeeDocuments } from '../../api/employees'
import type { FormHandle } from '../../kit/form/FormBody'
import { EmployeeDocumentsSection } from '../../parts/documents/EmployeeDocumentsSection'
import { useAccess } from '../../session/sessionHooks'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import './employees.css'

type EmployeeDocumentsDialogProps = {
  open: boolean
  id: number
  name: string
  onClose: () => void
}

export function EmployeeDocumentsDialog({ open, id, name, onClose }: EmployeeDocumentsDialogProps) {
  const mayChange = useAccess()({ some: ['employee_update', 'courier_view'] })
  const upload = useRef<FormHandle>(null)
  return (
    <Modal
      {...closeOnlyDialogProps(() => (upload.current ? upload.current.leave(onClose) : onClose()))}
      open={open}
      title="Документы сотрудника"
      width={600}
    >
      <p className="employee-form__about">{name}</p>
      <EmployeeDocumentsSection id={id} load={loadEmployeeDocuments} mayChange={mayChange} handle={upload} />
    </Modal>
  )
}
