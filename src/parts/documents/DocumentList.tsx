import { DeleteOutlined, FileImageOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { EmployeeDocument } from '../../api/employees'
import { openableLink, safeLink } from '../../domain/links'

export type DocumentListProps = {
  documents: readonly EmployeeDocument[]
  /** Absent where the user may not. */
  onDelete: ((document: EmployeeDocument) => void) | undefined
}

/** Documents with their pictures; what is no picture and no web address stays a title. */
export function DocumentList({ documents, onDelete }: DocumentListProps) {
  if (documents.length === 0) return null
  return (
    <ul className="documents">
      {documents.map((document) => (
        <li key={document.id} className="documents__item">
          <Thumbnail url={safeLink(document.url)} />
          <Title document={document} />
          {onDelete && (
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`Удалить документ: ${titleOf(document)}`}
              title="Удалить документ"
              onClick={() => onDelete(document)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ url }: { url: string | undefined }) {
  if (url) return <img className="documents__picture" src={url} alt="" />
  return (
    <span className="documents__picture" aria-hidden="true">
      <FileImageOutlined />
    </span>
  )
}

function Title({ document }: { document: EmployeeDocument }) {
  const href = openableLink(document.url)
  if (!href) return <span className="documents__title">{titleOf(document)}</span>
  return (
    <a className="documents__title" href={href} target="_blank" rel="noopener noreferrer">
      {titleOf(document)}
    </a>
  )
}

const titleOf = ({ id, title }: EmployeeDocument): string => title?.trim() || `№ ${id}`
