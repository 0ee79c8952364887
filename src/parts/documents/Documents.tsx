import { type Ref, useEffect, useRef, useState } from 'react'
import { deleteEmployeeFile, type EmployeeDocument } from '../../api/employees'
import { isolated } from '../../domain/text'
import { EmptyState } from '../../ui/EmptyState'
import { DeleteDialog } from '../../ui/form/ConfirmDialog'
import type { FormHandle } from '../../ui/form/FormBody'
import { SkeletonCell } from '../../ui/list/SkeletonCell'
import { LoadPanel } from '../../ui/load/LoadPanel'
import { useLoaded } from '../../ui/load/useLoaded'
import { toast } from '../../ui/toasts'
import { DocumentList } from './DocumentList'
import { DocumentUpload } from './DocumentUpload'
import './documents.css'

/** The list is loaded again this long after a change (operations, section 9). Milliseconds. */
const RELOAD_DELAY_MS = 1000

export type DocumentsProps = {
  /** The employee, a courier among them. */
  id: number
  load: (id: number, signal: AbortSignal) => Promise<readonly EmployeeDocument[]>
  mayChange: boolean
  /** Lets the frame around leave through the upload's guard. */
  handle?: Ref<FormHandle> | undefined
}

/** Documents of an employee: look, add, delete (reference-data, sections 5 and 7; operations, «Courier card»). */
export function Documents({ id, load, mayChange, handle }: DocumentsProps) {
  const documents = useLoaded(load, [id])
  const [doomed, setDoomed] = useState<{ document: EmployeeDocument; isOpen: boolean }>()
  const reloadLater = useDelayed(documents.reload, RELOAD_DELAY_MS)
  const done = (message: string) => {
    toast.success(message)
    reloadLater()
  }
  return (
    <>
      <LoadPanel of={documents} waiting={<SkeletonCell />}>
        {(value) => (
          <>
            {value.length === 0 && <EmptyState title="Документов нет" />}
            <DocumentList
              documents={value}
              onDelete={mayChange ? (document) => setDoomed({ document, isOpen: true }) : undefined}
            />
          </>
        )}
      </LoadPanel>
      {mayChange && (
        <DocumentUpload
          id={id}
          load={() => load(id, new AbortController().signal)}
          handle={handle}
          onSaved={() => done('Документ добавлен')}
        />
      )}
      {doomed && (
        <DeleteDialog
          open={doomed.isOpen}
          title="Удалить документ?"
          action={() => deleteEmployeeFile(id, doomed.document.id)}
          onDone={() => {
            setDoomed({ ...doomed, isOpen: false })
            done('Документ удалён')
          }}
          onClose={() => setDoomed({ ...doomed, isOpen: false })}
        >
          {`Документ «${isolated(doomed.document.title ?? String(doomed.document.id))}» будет удалён.`}
        </DeleteDialog>
      )}
    </>
  )
}

/** Runs an action some time later, once for calls in between, and not at all when the screen was left. */
function useDelayed(action: () => void, ms: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, ms)
  }
}
