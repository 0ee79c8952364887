import { type Ref, useState } from 'react'
import { deleteEmployeeFile, type EmployeeDocumentRows } from '../../api/employees'
import { viewableUrl } from '../../domain/safeUrl'
import type { FormHandle } from '../../kit/form/FormBody'
import { SkeletonCell } from '../../kit/list/SkeletonCell'
import { EmptyState } from '../../ui/EmptyState'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { DocumentUploadFormList } from './DocumentUploadFormList'
import { DocumentViewer } from './DocumentViewer'
import { addDocumentReloadListener, reloadDocumentsLater } from './documentReloads'
import { EmployeeDocumentList } from './EmployeeDocumentList'
import { useDelayedDeletes } from './useDelayedDeletes'
import './documents.css'

type EmployeeDocumentsSectionProps = {
  id: number
  load: (id: number, signal: AbortSignal) => Promise<EmployeeDocumentRows>
  mayChange: boolean
  /** The parent closes the documents through this handle. If an upload form has unsaved input, the user must confirm first. */
  handle?: Ref<FormHandle> | undefined
}

/** Specification: reference-data, sections 5 and 7; operations, «Courier card». */
export function EmployeeDocumentsSection({ id, load, mayChange, handle }: EmployeeDocumentsSectionProps) {
  const documents = useLoadedValue(load, [id], {
    follow: (invalidate) => addDocumentReloadListener(id, invalidate),
  })
  const reloadLater = () => reloadDocumentsLater(id)
  const { deletions, remove, undo } = useDelayedDeletes((fileId) => deleteEmployeeFile(id, fileId), reloadLater)
  const [viewed, setViewed] = useState<{ id: number; isOpen: boolean }>()
  const withPicture = documents.value?.rows.filter(({ url }) => viewableUrl(url) !== undefined) ?? []
  return (
    <>
      <LoadedContent of={documents} waiting={<SkeletonCell />}>
        {({ rows, unreadable = 0 }) => (
          <>
            <UnreadableRowsAlert count={unreadable} noun="document" />
            {rows.length === 0 && unreadable === 0 && <EmptyState title="Документов нет" />}
            <EmployeeDocumentList
              documents={rows}
              deletions={deletions}
              onView={(documentId) => setViewed({ id: documentId, isOpen: true })}
              onDelete={mayChange ? remove : undefined}
              onUndo={undo}
            />
          </>
        )}
      </LoadedContent>
      {mayChange && (
        <DocumentUploadFormList
          id={id}
          load={async () => (await load(id, new AbortController().signal)).rows}
          handle={handle}
          onChanged={reloadLater}
        />
      )}
      {viewed && (
        <DocumentViewer
          open={viewed.isOpen}
          documents={withPicture}
          id={viewed.id}
          onShow={(documentId) => setViewed({ id: documentId, isOpen: true })}
          onClose={() => setViewed({ ...viewed, isOpen: false })}
        />
      )}
    </>
  )
}
