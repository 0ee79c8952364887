import { DeleteOutlined, FileImageOutlined, UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { EmployeeDocument } from '../../api/employees'
import { openableUrl, viewableUrl } from '../../domain/safeUrl'
import { bidiIsolated } from '../../domain/textFormatting'
import { failureText } from '../../lib/failure'
import type { DelayedDeletion } from './useDelayedDeletes'

type EmployeeDocumentListProps = {
  documents: readonly EmployeeDocument[]
  deletions: ReadonlyMap<number, DelayedDeletion>
  onView: (id: number) => void
  /** Undefined if the user has no permission to delete documents. */
  onDelete: ((id: number) => void) | undefined
  onUndo: (id: number) => void
}

export function EmployeeDocumentList({ documents, deletions, onView, onDelete, onUndo }: EmployeeDocumentListProps) {
  if (documents.length === 0) return null
  return (
    <ul className="documents">
      {documents.map((document) => {
        const deletion = deletions.get(document.id)
        const isGoing = deletion !== undefined && deletion.step !== 'failed'
        return (
          <li key={document.id} className={isGoing ? 'documents__item documents__item--going' : 'documents__item'}>
            <Thumbnail document={document} onView={onView} />
            <Title document={document} />
            {deletion && (
              <Problem of={deletion} title={employeeDocumentName(document)} onUndo={() => onUndo(document.id)} />
            )}
            {onDelete && !isGoing && (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={`Удалить документ: ${employeeDocumentName(document)}`}
                title="Удалить документ"
                onClick={() => onDelete(document.id)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Problem({ of: deletion, title, onUndo }: { of: DelayedDeletion; title: string; onUndo: () => void }) {
  if (deletion.step === 'failed') {
    return (
      <span className="documents__failed" role="alert">
        {failureText(deletion.failure)}
      </span>
    )
  }
  if (deletion.step === 'sending') return <span className="documents__fate">Удаляется…</span>
  return (
    <span className="documents__fate">
      Документ удаляется{' '}
      <Button size="small" icon={<UndoOutlined />} aria-label={`Вернуть документ: ${title}`} onClick={onUndo} autoFocus>
        Вернуть
      </Button>
      <span className="documents__time" aria-hidden="true" />
    </span>
  )
}

function Thumbnail({ document, onView }: { document: EmployeeDocument; onView: (id: number) => void }) {
  const url = viewableUrl(document.url)
  if (!url) {
    return (
      <span className="documents__picture" aria-hidden="true">
        <FileImageOutlined />
      </span>
    )
  }
  return (
    <button
      type="button"
      className="documents__view"
      aria-label={`Посмотреть: ${employeeDocumentName(document)}`}
      title="Посмотреть"
      onClick={() => onView(document.id)}
    >
      <img className="documents__picture" src={url} alt="" />
    </button>
  )
}

function Title({ document }: { document: EmployeeDocument }) {
  const href = openableUrl(document.url)
  if (!href) return <span className="documents__title">{employeeDocumentName(document)}</span>
  return (
    <a className="documents__title" href={href} target="_blank" rel="noopener noreferrer">
      {employeeDocumentName(document)}
    </a>
  )
}

export const employeeDocumentName = ({ id, title }: EmployeeDocument): string =>
  bidiIsolated(title?.trim() || `№ ${id}`)
