import { Modal } from 'antd'
import { useRef, useState } from 'react'
import { deleteEmployeeFile, type EmployeeDocument, loadEmployeeDocuments } from '../../api/employees'
import { useAccess } from '../../session/useAccess'
import { EmptyState } from '../../ui/EmptyState'
import { DeleteDialog } from '../../ui/form/ConfirmDialog'
import { DIALOG_CLOSE } from '../../ui/form/dialogClose'
import type { FormHandle } from '../../ui/form/FormBody'
import { SkeletonCell } from '../../ui/list/SkeletonCell'
import { LoadPanel } from '../../ui/load/LoadPanel'
import { useLoaded } from '../../ui/load/useLoaded'
import { toast } from '../../ui/toasts'
import { DocumentList } from './DocumentList'
import { DocumentUpload } from './DocumentUpload'
import './employees.css'

export type DocumentsDialogProps = {
  open: boolean
  id: number
  /** Whose documents they are. */
  name: string
  onClose: () => void
}

/** Documents of an employee: look, add, delete (reference-data, sections 5 and 7). It stays open for the next one. */
export function DocumentsDialog({ open, id, name, onClose }: DocumentsDialogProps) {
  const mayChange = useAccess()('employee_update')
  const documents = useLoaded(loadEmployeeDocuments, [id])
  const [doomed, setDoomed] = useState<{ document: EmployeeDocument; isOpen: boolean }>()
  const upload = useRef<FormHandle>(null)
  const done = (message: string) => {
    toast.success(message)
    documents.reload()
  }
  return (
    <>
      <Modal
        open={open}
        title="Документы сотрудника"
        width={600}
        footer={null}
        destroyOnHidden
        closable={DIALOG_CLOSE}
        onCancel={() => (upload.current ? upload.current.leave(onClose) : onClose())}
      >
        <p className="employee-form__about">{name}</p>
        <LoadPanel of={documents} waiting={<SkeletonCell />}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title="Документов нет" />
            ) : (
              <DocumentList
                documents={found}
                onDelete={mayChange ? (document) => setDoomed({ document, isOpen: true }) : undefined}
              />
            )
          }
        </LoadPanel>
        {mayChange && <DocumentUpload id={id} handle={upload} onSaved={() => done('Документ добавлен')} />}
      </Modal>
      {doomed && (
        <DeleteDialog
          open={doomed.isOpen && open}
          title="Удалить документ?"
          action={() => deleteEmployeeFile(id, doomed.document.id)}
          onDone={() => {
            setDoomed({ ...doomed, isOpen: false })
            done('Документ удалён')
          }}
          onClose={() => setDoomed({ ...doomed, isOpen: false })}
        >
          {`Документ «${doomed.document.title ?? doomed.document.id}» будет удалён.`}
        </DeleteDialog>
      )}
    </>
  )
}
